package dev.clew.core.format;

import dev.clew.core.Grid;
import dev.clew.core.Position;
import java.util.List;
import java.util.Optional;

/**
 * What a reader made of a text. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Reading {
    /**
     * The text is a position.
     *
     * @param warnings what a reader has to say about a choice it made, each one line; usually none
     * @param solutions full grids that the text gives as its solution, right or wrong; usually none
     */
    record Found(Position position, List<String> warnings, List<Grid> solutions) implements Reading {
        /** Copies the lists. */
        public Found {
            warnings = List.copyOf(warnings);
            solutions = List.copyOf(solutions);
        }

        /** A position without a solution beside it. */
        public Found(Position position, List<String> warnings) {
            this(position, warnings, List.of());
        }

        /** A position that only one reading of the text gives. */
        public Found(Position position) {
            this(position, List.of());
        }
    }

    /**
     * The text is not a position, or not one that Clew can answer correctly.
     *
     * @param problem one line with the value, the place and a next move
     * @param without what the text holds beside rules that Clew does not know; empty where it is not a puzzle at all
     */
    record Bad(String problem, Optional<Partial> without) implements Reading {
        /** A text that is not a position. */
        public Bad(String problem) {
            this(problem, Optional.empty());
        }

        /**
         * A puzzle with rules that Clew does not know: solving it without them would give a wrong answer.
         *
         * @param rules their names in the plural, at least one, such as {@code killer cages}
         * @param position what the puzzle is without them
         */
        public static Bad unknownRules(List<String> rules, Position position) {
            return new Bad(holds(rules), Optional.of(new Partial(position, rules)));
        }

        /** Rules that Clew does not know, of a puzzle that stands elsewhere in its document. */
        static Bad unknownRules(List<String> rules) {
            return new Bad(holds(rules));
        }

        private static String holds(List<String> rules) {
            return "holds " + inARow(rules) + ", which Clew does not solve yet";
        }
    }

    /**
     * What is left of a puzzle without the rules that Clew does not know; good for nothing but to be written in another
     * format, with a word about what is missing. Immutable.
     *
     * @param position the position
     * @param dropped the names of the rules in the plural, such as {@code killer cages}
     */
    record Partial(Position position, List<String> dropped) {
        /** Copies the list. */
        public Partial {
            dropped = List.copyOf(dropped);
            if (dropped.isEmpty()) {
                throw new IllegalArgumentException("A puzzle without unknown rules is read whole");
            }
        }

        /** The names in a row: {@code killer cages, thermometers and arrows}. */
        public String droppedWords() {
            return inARow(dropped);
        }
    }

    private static String inARow(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
