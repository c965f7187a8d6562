package dev.clew.logic.internal.technique.unique;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/**
 * The corners of a rectangle in two rows, two columns and two boxes must not all hold one of the same two values.
 *
 * <p>Sound because none of the corners is given: if all four held one of the two values, these could change places, each
 * row, column and box would hold the same values as before, and there would be a second solution. Where it is known that
 * there is one, some corner holds another of its candidates; each form draws its own conclusion from that.
 */
public final class UniqueRectangle implements Technique {
    /** What one form concludes from a rectangle. */
    interface Argument {
        /** Reports what follows; false when the search is to stop. */
        boolean report(Rectangle rectangle, TechniqueInfo info, Meter meter, StepSink sink);
    }

    private final TechniqueInfo info;
    private final Argument argument;

    private UniqueRectangle(String name, String shortName, String code, String description, Argument argument) {
        this.info = TechniqueInfo.of(name, shortName, code, Family.UNIQUENESS, description)
                .needingUniqueness()
                .titled(name.replace("Uniqueness Test", "Unique rectangle type").replace(" R", " r"));
        this.argument = argument;
    }

    /** Further candidates in one corner. */
    public static UniqueRectangle test1() {
        return new UniqueRectangle(
                "Uniqueness Test 1",
                "u1",
                "0600",
                "Three corners of a rectangle have the same two candidates only. Were the fourth to hold one of them too,"
                        + " there would be two solutions, so both go from it.",
                ExtraValues::inOneCorner);
    }

    /** One further value in two corners. */
    public static UniqueRectangle test2() {
        return new UniqueRectangle(
                "Uniqueness Test 2",
                "u2",
                "0601",
                "Two corners of a rectangle have the same two candidates only, and the other two the same one more. It"
                        + " stands in one of them, so it goes from every cell that sees both.",
                ExtraValues::oneValue);
    }

    /** The further candidates of two corners complete a subset. */
    public static UniqueRectangle test3() {
        return new UniqueRectangle(
                "Uniqueness Test 3",
                "u3",
                "0602",
                "Two corners of a rectangle have the same two candidates only. Of the further candidates of the other two"
                        + " one is true: together they act like one cell of a naked subset.",
                RoofSubsets::report);
    }

    /** One of the two values is bound to two corners. */
    public static UniqueRectangle test4() {
        return new UniqueRectangle(
                "Uniqueness Test 4",
                "u4",
                "0603",
                "Two corners of a rectangle have the same two candidates only. Where one of these has no place beside the"
                        + " other two corners, it stands in one of them, and the second value goes from both.",
                StrongSides::alongOneSide);
    }

    /** One of the two values is bound to the sides that meet in a corner. */
    public static UniqueRectangle hidden() {
        return new UniqueRectangle(
                "Hidden Rectangle",
                "hr",
                "0606",
                "A corner of a rectangle has two candidates only. Where one of them has no place outside the rectangle in"
                        + " the row and the column of the opposite corner, the second goes from that corner.",
                StrongSides::alongTwoSides);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        Rectangles.visit(board, limits, meter, rectangle -> argument.report(rectangle, info, meter, sink));
    }
}
