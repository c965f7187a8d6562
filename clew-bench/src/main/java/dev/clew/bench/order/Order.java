package dev.clew.bench.order;

import dev.clew.core.CellSet;
import dev.clew.generate.ClueRange;
import dev.clew.generate.ScoreRange;
import dev.clew.generate.ShapeChoice;
import dev.clew.generate.Symmetry;
import dev.clew.generate.Target;
import java.util.List;

/**
 * What puzzles are ordered, as words: {@code level=hard..extreme need=x-wing symmetry=180}. Immutable.
 *
 * @param words the order as it was written
 * @param target the same for the generator
 */
public record Order(String words, Target target) {
    /** Very different ones: levels, ranges, scores, techniques, symmetries, shapes, patterns, and some of it together. */
    static final List<Order> TWENTY = List.of(
            parse("level=beginner"),
            parse("level=easy symmetry=180"),
            parse("level=moderate minimal"),
            parse("level=hard clues=24..26"),
            parse("level=expert"),
            parse("level=extreme symmetry=diagonal"),
            parse("level=hard..extreme symmetry=90"),
            parse("score=200..210"),
            parse("score=400..420 symmetry=horizontal"),
            parse("score=655..700"),
            parse("need=x-wing"),
            parse("need=x-wing symmetry=180 clues=26..34"),
            parse("need=naked-pair need=xy-wing"),
            parse("need=swordfish minimal"),
            parse("need=skyscraper without=x-wing"),
            parse("level=hard..expert without=xy-wing without=skyscraper"),
            parse("need=x-wing only=x-wing"),
            parse("shape=6x6 level=easy..hard"),
            parse("shape=9x9:diagonal level=hard"),
            parse("level=moderate..hard "
                    + "pattern=x.x.x.x.x.x.....x.x..x.x..x.x.....x...x.x.x...x.....x.x..x.x..x.x.....x.x.x.x.x.x"));

    /**
     * Reads an order.
     *
     * @throws IllegalArgumentException if there is no such order
     */
    public static Order parse(String words) {
        Target target = Target.any();
        for (String word : words.strip().split(" +")) {
            target = with(target, word);
        }
        return new Order(words, target);
    }

    private static Target with(Target target, String word) {
        String value = word.substring(word.indexOf('=') + 1);
        return switch (word.substring(0, word.length() - value.length())) {
            case "shape=" -> target.withShape(ShapeChoice.parse(value));
            case "level=" -> target.withLevel(value);
            case "score=" -> target.withScores(ScoreRange.parse(value));
            case "clues=" -> target.withClues(ClueRange.parse(value));
            case "symmetry=" -> target.withSymmetry(Symmetry.parse(value));
            case "need=" -> target.withNeed(value);
            case "without=" -> target.without(value);
            case "only=" -> target.withOnly(value);
            case "pattern=" -> target.withPattern(pattern(value, target.shape().size()));
            case "" -> target.withMinimal();
            default ->
                throw new IllegalArgumentException("An order has no \"" + word + "\"; it has shape=, level=, "
                        + "score=, clues=, symmetry=, need=, without=, only=, pattern= and minimal");
        };
    }

    private static CellSet pattern(String mask, int size) {
        if (mask.length() != size * size) {
            throw new IllegalArgumentException(
                    "A pattern of " + mask.length() + " cells does not fit a grid of " + size * size);
        }
        CellSet set = CellSet.of(size);
        for (int cell = 0; cell < mask.length(); cell++) {
            set = mask.charAt(cell) == '.' ? set : set.with(cell);
        }
        return set;
    }

    @Override
    public String toString() {
        return words;
    }
}
