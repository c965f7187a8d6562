package dev.clew.logic.scale.se;

import dev.clew.logic.scale.se.producer.Hint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One step of the path behind a rating. Immutable.
 *
 * @param rating the rating with one decimal
 * @param technique the technique's name
 * @param placed what is placed, as {@code r1c2=3}, or empty
 * @param removed what a step that places nothing removes, as {@code r1c2-34,r5c5-6}, by cell
 * @since 0.2.0
 */
public record SeStep(String rating, String technique, String placed, String removed) {
    static SeStep of(Hint hint) {
        String rating = SeRating.Figure.of(hint).toString();
        if (hint.places()) {
            String placed = cell(hint.placed() / 9) + "=" + (hint.placed() % 9 + 1);
            return new SeStep(rating, hint.name(), placed, "");
        }
        return new SeStep(rating, hint.name(), "", removed(hint));
    }

    private static String removed(Hint hint) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < hint.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparingInt(hint::cell));
        StringBuilder text = new StringBuilder();
        for (int i : order) {
            text.append(text.length() == 0 ? "" : ",")
                    .append(cell(hint.cell(i)))
                    .append('-');
            for (int rest = hint.mask(i); rest != 0; rest &= rest - 1) {
                text.append(Integer.numberOfTrailingZeros(rest) + 1);
            }
        }
        return text.toString();
    }

    private static String cell(int cell) {
        return "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
    }

    /** Rating, technique, placement and removals, with tabs between. */
    @Override
    public String toString() {
        return rating + "\t" + technique + "\t" + placed + "\t" + removed;
    }
}
