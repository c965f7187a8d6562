package dev.clew.logic.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Candidate;
import dev.clew.core.Shape;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The table says of any two candidates what the shape's plain definition says. */
class LinksTest {
    private static final String REGIONS = "AAABBBCCC" + "AAABBBCCC" + "AABBBCCCD" + "AEEEFDDDD" + "EEEFFFDDD"
            + "EEEFFGGGD" + "HHHFFGGGG" + "HHHHFIIGG" + "HHIIIIIII";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1x1:latin",
                "4x4",
                "6x6",
                "6x6:3x2",
                "7x7:latin",
                "8x8",
                "9x9",
                "9x9:diagonal",
                "9x9:windoku",
                "9x9:antiknight",
                "9x9:antiking",
                "9x9:diagonal:antiknight",
                "9x9:jigsaw:" + REGIONS
            })
    void everyPairUpToNineByNine(String name) {
        Shape shape = Shape.parse(name);
        Links links = Geometry.of(shape).links();
        int candidates = shape.cells() * shape.size();
        for (int one = 0; one < candidates; one++) {
            for (int other = 0; other < candidates; other++) {
                check(shape, links, candidate(shape, one), candidate(shape, other));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"12x12", "16x16:diagonal", "16x16:windoku", "25x25:antiknight", "36x36", "64x64"})
    void samplesAbove(String name) {
        Shape shape = Shape.parse(name);
        Links links = Geometry.of(shape).links();
        Random random = new Random(name.hashCode());
        for (int i = 0; i < 20_000; i++) {
            Candidate one = candidate(shape, random.nextInt(shape.cells() * shape.size()));
            int near = shape.peer(one.cell(), random.nextInt(shape.peerCount(one.cell())));
            check(shape, links, one, shape.candidate(near, one.value()));
            check(shape, links, one, shape.candidate(near, 1 + random.nextInt(shape.size())));
            check(shape, links, one, shape.candidate(random.nextInt(shape.cells()), one.value()));
            check(shape, links, one, shape.candidate(one.cell(), 1 + random.nextInt(shape.size())));
        }
    }

    private static Candidate candidate(Shape shape, int number) {
        return shape.candidate(number / shape.size(), number % shape.size() + 1);
    }

    private static void check(Shape shape, Links links, Candidate one, Candidate other) {
        if (links.exclude(one, other) != shape.excludes(one, other)) {
            throw new AssertionError(shape + ": " + one + " and " + other);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9", "9x9:antiknight", "16x16:diagonal", "9x9:jigsaw:" + REGIONS})
    void theListAndTheSetHoldWhatIsSeen(String name) {
        Shape shape = Shape.parse(name);
        Links links = Geometry.of(shape).links();
        for (int cell = 0; cell < shape.cells(); cell++) {
            for (int value = 1; value <= shape.size(); value++) {
                long[] words = new long[Geometry.of(shape).words()];
                for (int i = 0; i < links.seenCount(value, cell); i++) {
                    int other = links.seen(value, cell, i);
                    assertThat(links.sees(value, cell, other)).isTrue();
                    words[other >> 6] |= 1L << other;
                }
                for (int word = 0; word < words.length; word++) {
                    assertThat(links.seenWord(value, cell, word)).isEqualTo(words[word]);
                    words[word] = Long.bitCount(words[word]);
                }
                assertThat(Arrays.stream(words).sum()).isEqualTo(links.seenCount(value, cell));
            }
        }
    }

    @Test
    void aShapeHasOneTable() {
        Shape jigsaw = Shape.parse("9x9:jigsaw:" + REGIONS);
        assertThat(Geometry.of(jigsaw)).isSameAs(Geometry.of(Shape.parse(jigsaw.name())));
    }
}
