package dev.clew.cli.canon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeySetTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void agreesWithAPlainSet(long seed) {
        SeededRandom random = new SeededRandom(seed);
        KeySet keys = new KeySet();
        Set<ByteBuffer> plain = new HashSet<>();
        for (int i = 0; i < 100_000; i++) {
            byte[] key = key(random);
            assertThat(keys.add(key)).isEqualTo(plain.add(ByteBuffer.wrap(key)));
        }
        assertThat(keys.size()).isEqualTo(plain.size());
    }

    /** Many short ones that meet again, some around the longest short length. */
    private static byte[] key(SeededRandom random) {
        int length = random.nextInt(100) == 0 ? 250 + random.nextInt(10) : random.nextInt(5);
        byte[] key = new byte[length];
        for (int i = 0; i < length; i++) {
            key[i] = (byte) (random.nextInt(8) * 37);
        }
        return key;
    }

    @Test
    void takesKeysLongerThanAPage() {
        KeySet keys = new KeySet();
        byte[] one = new byte[3 << 20];
        byte[] other = one.clone();
        other[other.length - 1] = 1;
        assertThat(keys.add(new byte[] {7})).isTrue();
        assertThat(keys.add(one)).isTrue();
        assertThat(keys.add(other)).isTrue();
        assertThat(keys.add(new byte[] {8})).isTrue();
        for (byte[] known : new byte[][] {one, other, {7}, {8}}) {
            assertThat(keys.add(known)).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12})
    void differentPuzzlesHaveDifferentKeys(long seed) {
        SeededRandom random = new SeededRandom(seed);
        Set<String> puzzles = new HashSet<>();
        Set<ByteBuffer> keys = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            int[] values = new int[81];
            // Few clues in few cells, so that puzzles differ in little: a digit, a cell, or a clue more.
            for (int clue = 0; clue < 5; clue++) {
                values[random.nextInt(10) * 8] = random.nextInt(3) * 4;
            }
            String line = Puzzle.of(Shape.CLASSIC_9, values).toString();
            assertThat(keys.add(ByteBuffer.wrap(PuzzleKey.ofClassic(values)))).isEqualTo(puzzles.add(line));
        }
    }

    @Test
    void keysAreShort() {
        assertThat(PuzzleKey.ofClassic(
                        Puzzle.parse(".".repeat(56) + "1".repeat(25)).toArray()))
                .hasSize(22);
        assertThat(PuzzleKey.ofClassic(Puzzle.parse("1".repeat(81)).toArray())).hasSize(35);
    }
}
