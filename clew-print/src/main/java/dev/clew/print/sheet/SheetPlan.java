package dev.clew.print.sheet;

import dev.clew.press.picture.Face;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Symbols;
import dev.clew.print.Paper;

/**
 * What a sheet is to look like. Immutable.
 *
 * @param title what stands at the top of every page
 * @param paper its size
 * @param perPage how many puzzles share a page, 1 to 9
 * @param symbols what stands for the values
 * @param large whether digits and lines are made for weak eyes
 * @param because how many lines there are for reasons under each puzzle
 */
public record SheetPlan(String title, Paper paper, int perPage, Symbols symbols, boolean large, int because) {
    /** The most puzzles on a page. */
    public static final int MOST_PER_PAGE = 9;

    /** The most puzzles on a page of large print. */
    public static final int MOST_LARGE = 2;

    /** The fewest values of a puzzle on a sheet. */
    public static final int LEAST_VALUES = 4;

    /** The most values of a puzzle on a sheet. */
    public static final int MOST_VALUES = 16;

    /** The most lines for reasons. */
    public static final int MOST_BECAUSE = 12;

    int columns() {
        return perPage <= 3 ? 1 : perPage <= 6 ? 2 : 3;
    }

    int rows() {
        return (perPage + columns() - 1) / columns();
    }

    GridStyle style() {
        GridStyle style = GridStyle.paper().withSymbols(symbols);
        return large
                ? style.withGiven(Face.STRONG).withValueShare(0.74).withLines(0.7, 2.2)
                : style.withValueShare(symbols == Symbols.PICTURES ? 0.64 : 0.58);
    }

    double type() {
        return large ? 1.5 : 1;
    }
}
