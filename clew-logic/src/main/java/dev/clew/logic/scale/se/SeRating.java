package dev.clew.logic.scale.se;

import dev.clew.core.json.JsonWriter;
import dev.clew.logic.scale.Column;
import dev.clew.logic.scale.Rating;
import dev.clew.logic.scale.se.producer.Hint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The three numbers of the scale, each with the name of the technique behind it. Immutable.
 *
 * <p>20.0 says that the puzzle was not solved or was given up by a filter; 0.0 that a number was never set.
 *
 * @param er the rating of the hardest step
 * @param ep the rating of the hardest step up to the first placement
 * @param ed the rating of the first step
 * @since 0.2.0
 */
public record SeRating(Figure er, Figure ep, Figure ed) implements Rating {
    static final List<Column> COLUMNS = List.of(
            Column.decimal("er"),
            Column.decimal("ep"),
            Column.decimal("ed"),
            Column.text("er_technique"),
            Column.text("ep_technique"),
            Column.text("ed_technique"),
            Column.text("reason"));

    /**
     * One of the numbers.
     *
     * @param value the rating, with the noise of the arithmetic by which ties are decided
     * @param technique the name of the technique, empty if there is none
     */
    public record Figure(double value, String technique) {
        static final Figure UNSET = new Figure(0.0, "");
        static final Figure GIVEN_UP = new Figure(20.0, "");

        static Figure of(Hint hint) {
            return new Figure(hint.rating(), hint.name());
        }

        Figure max(Figure other) {
            return other.value > value ? other : this;
        }

        /** The rating in tenths, as it is printed. */
        public int tenths() {
            return (int) ((value + 0.05) * 10);
        }

        /** The rating with one decimal: {@code 7.2}. */
        @Override
        public String toString() {
            return tenths() / 10 + "." + tenths() % 10;
        }
    }

    @Override
    public String scale() {
        return SeScale.ID;
    }

    @Override
    public String words() {
        return "ER " + er + ", EP " + ep + ", ED " + ed;
    }

    @Override
    public String line() {
        return "ED=" + this;
    }

    @Override
    public List<String> paragraphs() {
        List<String> paragraphs = new ArrayList<>(List.of(words()));
        addTechnique(paragraphs, "Hardest step", er);
        addTechnique(paragraphs, "Up to the first placement", ep);
        addTechnique(paragraphs, "First step", ed);
        return paragraphs;
    }

    private static void addTechnique(List<String> paragraphs, String what, Figure figure) {
        if (!figure.technique().isEmpty()) {
            paragraphs.add(what + ": " + figure.technique());
        }
    }

    @Override
    public List<String> cells() {
        return List.of(er.toString(), ep.toString(), ed.toString(), er.technique(), ep.technique(), ed.technique(), "");
    }

    @Override
    public Map<String, List<String>> groups() {
        return Map.of("rating", List.of(er.toString()));
    }

    @Override
    public void writeTo(JsonWriter json) {
        json.put("er", er.tenths() / 10.0).put("ep", ep.tenths() / 10.0).put("ed", ed.tenths() / 10.0);
    }

    /** {@code er/ep/ed}. */
    @Override
    public String toString() {
        return er + "/" + ep + "/" + ed;
    }

    /** The numbers while steps are taken. Mutable, for one thread. */
    static final class Fold {
        private final SeFilter filter;
        private Figure er = Figure.UNSET;
        private Figure ep = Figure.UNSET;
        private Figure ed = Figure.UNSET;

        Fold(SeFilter filter) {
            this.filter = filter;
        }

        /** Takes a step, or null if there is none; false if there is nothing more to take. */
        boolean take(@Nullable Hint hint) {
            if (hint == null) {
                return giveUp();
            }
            er = er.max(Figure.of(hint));
            if (ep.value > 0) {
                return filter == SeFilter.NONE || er.value <= ep.value || giveUp();
            }
            ed = ed.value > 0 ? ed : er;
            if (hint.places()) {
                if (filter == SeFilter.DIAMOND && er.value > ed.value) {
                    return giveUp();
                }
                ep = er;
            }
            return true;
        }

        private boolean giveUp() {
            er = Figure.GIVEN_UP;
            return false;
        }

        /** Whether something has been placed, so that only a harder step can still change the numbers. */
        boolean hasPlaced() {
            return ep.value > 0;
        }

        SeRating rating() {
            return new SeRating(er, ep, ed);
        }
    }
}
