package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.internal.classic9.RandomPuzzles;
import dev.clew.core.internal.classic9.Referee;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kernel against the plain rule, lane by lane. */
class LongKernelsTest {
    private final LongKernels kernels = new LongKernels();
    private final Block block = new Block(1);
    private final byte[][] puzzles = new byte[64][];
    private final byte[][] solutions = new byte[64][];

    @BeforeEach
    void loadSixtyFourImages() {
        RandomPuzzles random = new RandomPuzzles(21);
        byte[] base = random.minimal();
        for (int lane = 0; lane < 64; lane++) {
            puzzles[lane] = random.image(base);
            Referee referee = new Referee();
            referee.count(puzzles[lane], 0, 1);
            solutions[lane] = referee.first();
            for (int cell = 0; cell < 81; cell++) {
                for (int bit = 0; bit < 4; bit++) {
                    int row = Block.STAGED + Block.plane(cell) + bit;
                    block.set(row, 0, block.get(row, 0) | (long) (puzzles[lane][cell] >> bit & 1) << lane);
                }
            }
        }
        block.set(Block.OUT_TARGETS, 0, -1L);
        kernels.expand(block);
        block.set(Block.TARGETS + 2, 0, -1L);
        kernels.arrange(block, Block.FRESH);
        block.set(Block.TARGETS + 2, 0, 0);
    }

    private static int row(int cell, int value) {
        int box = cell / 27 * 3 + cell % 9 / 3;
        return Block.cells(81 * box + 9 * (value - 1) + cell / 9 % 3 * 3 + cell % 3);
    }

    private boolean may(int lane, int cell, int value) {
        return (block.get(row(cell, value), 0) >>> lane & 1) != 0;
    }

    @Test
    void loadingGivesClueCellsOneCandidateAndBlankCellsAll() {
        for (int lane = 0; lane < 64; lane++) {
            for (int cell = 0; cell < 81; cell++) {
                for (int value = 1; value <= 9; value++) {
                    assertThat(may(lane, cell, value))
                            .isEqualTo(puzzles[lane][cell] == 0 || puzzles[lane][cell] == value);
                }
            }
        }
    }

    @Test
    void cluesAreCounted() {
        for (int row = Block.STAGED; row < Block.DONE; row++) {
            block.set(row, 0, 0);
        }
        for (int lane = 0; lane < 64; lane++) {
            for (int clue = 0; clue < lane; clue++) {
                int row = Block.STAGED + Block.plane(clue * 7 % 81) + clue % 3;
                block.set(row, 0, block.get(row, 0) | 1L << lane);
            }
        }
        for (int i = 0; i < 6; i++) {
            block.set(Block.CLUES + i, 0, 0);
        }
        kernels.expand(block);
        for (int lane = 0; lane < 64; lane++) {
            int count = 0;
            for (int i = 0; i < 6; i++) {
                count |= (int) (block.get(Block.CLUES + i, 0) >>> lane & 1) << i;
            }
            assertThat(count).isEqualTo(lane);
        }
    }

    @Test
    void movesTurnAndSpareOtherLanes() {
        long[] before = cells();
        long[] frame = new Random(3).longs(Block.NODE).toArray();
        for (int row = 0; row < Block.NODE; row++) {
            block.set(block.frame(1) + row, 0, frame[row]);
        }
        block.set(Block.DISTANCE + 3, 0, 3);
        block.set(Block.TARGETS + 3, 0, 0xFFL);
        kernels.restore(block, block.frame(1));
        block.set(Block.DISTANCE + 2, 0, 5);
        block.set(Block.TARGETS + 2, 0, 0xFF00L);
        kernels.arrange(block, Block.FRESH);
        for (int row = 0; row < Block.CANDIDATES; row++) {
            long stays = before[row] & ~0xFFFFL;
            long fresh = Long.rotateLeft(before[row], 5) & 0xFF00L;
            assertThat(block.get(Block.cells(row), 0))
                    .isEqualTo(stays | fresh | Long.rotateLeft(frame[row], 3) & 0xFFL);
        }
    }

    @Test
    void arrangingFindsWhatIsOccupied() {
        for (int line = 0; line < 243; line++) {
            int first = Block.cells(line / 3 * 9);
            long row = 0;
            long column = 0;
            for (int i = 0; i < 3; i++) {
                row |= block.get(first + line % 3 * 3 + i, 0);
                column |= block.get(first + line % 3 + 3 * i, 0);
            }
            assertThat(block.get(rowOfBox(line), 0)).isEqualTo(row);
            assertThat(block.get(rowOfBox(line) + 3, 0)).isEqualTo(column);
        }
    }

    /** Where a row of a box is, 27 · box + 3 · digit + row; its columns follow. */
    private static int rowOfBox(int line) {
        return Block.ROWS + line / 3 * Block.DIGIT_ROWS + line % 3;
    }

    private long[] cells() {
        return java.util.stream.IntStream.range(0, Block.CANDIDATES)
                .mapToLong(row -> block.get(Block.cells(row), 0))
                .toArray();
    }

    @Test
    void passesNeverTouchTheSolution() {
        settle();
        for (int lane = 0; lane < 64; lane++) {
            for (int cell = 0; cell < 81; cell++) {
                assertThat(may(lane, cell, solutions[lane][cell])).isTrue();
            }
        }
        assertThat(block.get(Block.DEAD, 0)).isZero();
    }

    @Test
    void statusSaysWhatAPlainLookSays() {
        for (int pass = 0; pass < 12; pass++) {
            long[] before = cells();
            long open = 0;
            long changed = 0;
            clearStatus();
            kernels.pass(block, true);
            for (int row = 0; row < Block.CANDIDATES; row++) {
                assertThat(block.get(Block.cells(row), 0) & ~before[row])
                        .as("candidates never come back")
                        .isZero();
                changed |= block.get(Block.cells(row), 0) ^ before[row];
            }
            assertThat(block.get(Block.CHANGED, 0)).isEqualTo(changed);
            for (int lane = 0; lane < 64; lane++) {
                open |= (isOpen(lane) ? 1L : 0L) << lane;
            }
            assertThat(block.get(Block.OPEN, 0) & ~changed).isEqualTo(open & ~changed);
        }
    }

    /** A short pass takes no more than a whole one, and leaves a digit's last place in a box to it alone. */
    @Test
    void aShortPassTakesPartOfWhatAPassTakes() {
        for (int pass = 0; pass < 6; pass++) {
            Block other = new Block(1);
            for (int row = 0; row < Block.SCRATCH; row++) {
                other.set(row, 0, block.get(row, 0));
            }
            long[] before = cells();
            kernels.pass(other, false);
            kernels.shortPass(block);
            for (int row = 0; row < Block.CANDIDATES; row++) {
                long left = block.get(Block.cells(row), 0);
                assertThat(left & ~before[row]).isZero();
                assertThat(other.get(Block.cells(row), 0) & ~left).isZero();
            }
            for (int box = 0; box < 9; box++) {
                checkLastPlaces(before, 81 * box);
            }
            kernels.pass(block, false);
        }
        for (int lane = 0; lane < 64; lane++) {
            for (int cell = 0; cell < 81; cell++) {
                assertThat(may(lane, cell, solutions[lane][cell])).isTrue();
            }
        }
    }

    private void checkLastPlaces(long[] before, int box) {
        for (int digit = 0; digit < 9; digit++) {
            for (int k = 0; k < 9; k++) {
                long alone = before[box + 9 * digit + k];
                for (int other = 0; other < 9; other++) {
                    alone &= other == k ? -1L : ~before[box + 9 * digit + other];
                }
                for (int another = 0; another < 9; another++) {
                    if (another != digit) {
                        assertThat(block.get(Block.cells(box + 9 * another + k), 0) & alone)
                                .isZero();
                    }
                }
            }
        }
    }

    private boolean isOpen(int lane) {
        int candidates = 0;
        for (long row : cells()) {
            candidates += (int) (row >>> lane & 1);
        }
        return candidates > 81;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void contradictionsKill(int kind) {
        int cell = 0;
        while (puzzles[0][cell] == 0 || (kind == 3 && puzzles[0][cell] == 9)) {
            cell++;
        }
        int other = puzzles[0][cell] % 9 + 1;
        long lane0 = 1L;
        switch (kind) {
            case 0 -> clear(row(cell, puzzles[0][cell])); // a cell without candidates
            case 1 -> { // the same value twice in a box
                int twin = cell / 27 * 27 + cell % 9 / 3 * 3;
                twin = twin == cell ? twin + 1 : twin;
                fix(twin, puzzles[0][cell]);
            }
            case 2 -> fix(cell / 9 * 9 + (cell % 9 + 4) % 9, puzzles[0][cell]); // twice in a row
            default -> { // a digit without a place in box 0
                for (int k = 0; k < 9; k++) {
                    clear(Block.cells(9 * (other - 1) + k));
                }
            }
        }
        settle();
        assertThat(block.get(Block.DEAD, 0)).isEqualTo(lane0);
    }

    /** Takes a candidate from lane 0. */
    private void clear(int row) {
        block.set(row, 0, block.get(row, 0) & ~1L);
    }

    private void fix(int cell, int only) {
        for (int value = 1; value <= 9; value++) {
            long bit = value == only ? 1L : 0L;
            int row = row(cell, value);
            block.set(row, 0, block.get(row, 0) & ~1L | bit);
        }
    }

    private void clearStatus() {
        block.set(Block.DEAD, 0, 0);
        block.set(Block.OPEN, 0, 0);
        block.set(Block.CHANGED, 0, 0);
    }

    /** Passes until nothing changes, with everything that narrows. */
    private void settle() {
        do {
            clearStatus();
            kernels.arrange(block, block.frame(0));
            kernels.pass(block, false);
            kernels.narrow(block);
            kernels.pass(block, false);
            kernels.pass(block, true);
        } while ((block.get(Block.CHANGED, 0) & ~block.get(Block.DEAD, 0)) != 0);
    }

    @Test
    void forkSplitsALaneIntoTwoTrueHalves() {
        for (int cell = 0; cell < 81; cell++) {
            for (int value = 1; value <= 9; value++) {
                block.set(
                        row(cell, value),
                        0,
                        block.get(row(cell, value), 0) | 0xFFFF_FFFFL); // blank grids split as well
            }
        }
        settle();
        long stalled = block.get(Block.OPEN, 0) & 0xFFFF_FFFFL;
        assertThat(stalled).isEqualTo(0xFFFF_FFFFL);
        long[] before = cells();
        kernels.choose(block);
        long first = stalled & 0xFF;
        long second = stalled & 0xFF00;
        long targets2 = second << 32 & ~(first << 40);
        long source2 = targets2 >>> 32;
        long keep = first << 40 | targets2;
        long lose = first | source2;
        block.set(Block.DISTANCE, 0, 40);
        block.set(Block.TARGETS, 0, first << 40);
        block.set(Block.DISTANCE + 1, 0, 32);
        block.set(Block.TARGETS + 1, 0, targets2);
        block.set(Block.KEEP, 0, keep);
        block.set(Block.LOSE, 0, lose);
        kernels.arrange(block, block.frame(0));
        long split1 = 0;
        long split2 = 0;
        for (int row = 0; row < Block.CANDIDATES; row++) {
            long whole = before[row];
            long lost = block.get(Block.cells(row), 0);
            long kept1 = lost >>> 40;
            long kept2 = lost >>> 32;
            assertThat((lost | kept1) & first).isEqualTo(whole & first);
            assertThat((lost | kept2) & source2).isEqualTo(whole & source2);
            long others = ~(keep | lose);
            assertThat(lost & others).isEqualTo(whole & others);
            split1 |= whole & ~lost & kept1;
            split2 |= whole & ~kept1 & lost;
        }
        assertThat(split1 & first).as("one half keeps a line").isEqualTo(first);
        assertThat(split2 & first).as("the other half keeps another").isEqualTo(first);
    }

    @Test
    void unloadingWritesValuesInPlanes() {
        Random random = new Random(5);
        for (int lane = 0; lane < 64; lane++) {
            for (int cell = 0; cell < 81; cell++) {
                for (int value = 1; value <= 9; value++) {
                    long bit = solutions[lane][cell] == value ? 1L << lane : 0;
                    block.set(row(cell, value), 0, block.get(row(cell, value), 0) & ~(1L << lane) | bit);
                }
            }
        }
        int distance = random.nextInt(64);
        block.set(Block.OUT_DISTANCE, 0, distance);
        kernels.unload(block);
        for (int lane = 0; lane < 64; lane++) {
            for (int cell = 0; cell < 81; cell++) {
                int value = 0;
                for (int bit = 0; bit < 4; bit++) {
                    value |=
                            (int) (block.get(Block.DONE + Block.plane(cell) + bit, 0) >>> (lane + distance) & 1) << bit;
                }
                assertThat(value).isEqualTo(solutions[lane][cell]);
            }
        }
    }

    @Test
    void nodesAreFoundByTheirOwners() {
        Random random = new Random(7);
        int[] owners = random.ints(64, 0, 20).map(owner -> 49 * owner).toArray();
        for (int bit = 0; bit < Block.OWNER_BITS; bit++) {
            long bits = 0;
            for (int lane = 0; lane < 64; lane++) {
                bits |= (long) (owners[lane] >> bit & 1) << lane;
            }
            block.set(Block.OWNER + bit, 0, bits);
            block.set(Block.WANTED + bit, 0, -(owners[3] >> bit & 1));
            block.set(Block.WANTED + Block.WANTED_ROWS + bit, 0, -(owners[5] >> bit & 1));
            block.set(Block.WANTED + 2 * Block.WANTED_ROWS + bit, 0, -(owners[9] >> bit & 1));
        }
        block.set(Block.WANTED + Block.OWNER_BITS, 0, -1L);
        block.set(Block.WANTED + Block.WANTED_ROWS + Block.OWNER_BITS, 0, 0);
        block.set(Block.WANTED + 2 * Block.WANTED_ROWS + Block.OWNER_BITS, 0, -1L);
        long among = random.nextLong();
        block.set(Block.SOURCES, 0, among);
        kernels.find(block, Block.OWNER, 3);
        for (int lane = 0; lane < 64; lane++) {
            boolean wanted = owners[lane] == owners[3] || owners[lane] == owners[9];
            assertThat(block.get(Block.FOUND, 0) >>> lane & 1).isEqualTo(wanted ? among >>> lane & 1 : 0);
        }
    }

    @Test
    void transposingSwapsLanesAndRows() {
        Random random = new Random(6);
        long[] before = random.longs(64).toArray();
        for (int row = 0; row < 64; row++) {
            block.set(Block.DONE + row, 0, before[row]);
        }
        kernels.transpose(block, Block.DONE);
        for (int row = 0; row < 64; row++) {
            for (int lane = 0; lane < 64; lane++) {
                assertThat(block.get(Block.DONE + row, 0) >>> lane & 1).isEqualTo(before[lane] >>> row & 1);
            }
        }
    }

    /** Three digits fill the top row of box 0, or only they may be there: both leave nothing to the others. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLineOfThreeDigitsIsFull(boolean must) {
        long[] lines = new long[243];
        java.util.Arrays.fill(lines, -1L);
        for (int digit = 0; digit < 9; digit++) {
            lines[3 * digit] = digit < 3 || must ? -1L : 0;
            lines[3 * digit + 1] = digit < 3 && must ? 0 : -1L;
            lines[3 * digit + 2] = lines[3 * digit + 1];
        }
        for (int line = 0; line < 243; line++) {
            block.set(rowOfBox(line), 0, lines[line]);
        }
        kernels.narrow(block);
        for (int digit = 0; digit < 9; digit++) {
            boolean top = digit < 3;
            assertThat(block.get(rowOfBox(3 * digit), 0)).isEqualTo(top ? -1L : 0);
            assertThat(block.get(rowOfBox(3 * digit + 1), 0)).isEqualTo(top ? 0 : -1L);
            long beside = top && !must ? 0 : -1L;
            assertThat(block.get(rowOfBox(27 + 3 * digit), 0)).isEqualTo(beside);
            assertThat(block.get(rowOfBox(54 + 3 * digit), 0)).isEqualTo(beside);
            assertThat(block.get(rowOfBox(81 + 3 * digit), 0)).isEqualTo(-1L);
        }
    }
}
