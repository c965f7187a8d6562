package dev.clew.generate;

import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.engine.CandidateSearch;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which shape a puzzle gets: always the same, or a new one for every puzzle. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface ShapeChoice {
    /** The most values of a puzzle that is made. */
    int MOST_VALUES = 25;

    /** The shape of the puzzle that is made from that source. */
    Shape shape(SeededRandom random);

    /** The number of values. */
    int size();

    /** Always the same shape. */
    record Fixed(Shape fixed) implements ShapeChoice {
        /** Checks the size. */
        public Fixed {
            checkSize(fixed.size());
        }

        @Override
        public Shape shape(SeededRandom random) {
            return fixed;
        }

        @Override
        public int size() {
            return fixed.size();
        }
    }

    /** A jigsaw with random regions. */
    record RandomJigsaw(int size) implements ShapeChoice {
        /** Checks the size. */
        public RandomJigsaw {
            checkSize(size);
        }

        @Override
        public Shape shape(SeededRandom random) {
            return new RandomRegions(size, random).shape();
        }
    }

    private static void checkSize(int size) {
        if (size < 2 || size > Math.min(MOST_VALUES, CandidateSearch.MAX_SIZE)) {
            throw new IllegalArgumentException(
                    "Puzzles can be made with 2 to " + MOST_VALUES + " values, not with " + size);
        }
    }

    /**
     * Reads the name of a shape, or {@code 9x9:jigsaw} for random regions.
     *
     * @throws IllegalArgumentException if there is no such shape
     */
    static ShapeChoice parse(String text) {
        Matcher jigsaw = Pattern.compile("(\\d{1,3})[x×](\\d{1,3}):jigsaw")
                .matcher(text.strip().toLowerCase(Locale.ROOT));
        if (jigsaw.matches() && jigsaw.group(1).equals(jigsaw.group(2))) {
            return new RandomJigsaw(Integer.parseInt(jigsaw.group(1)));
        }
        return new Fixed(Shape.parse(text));
    }
}
