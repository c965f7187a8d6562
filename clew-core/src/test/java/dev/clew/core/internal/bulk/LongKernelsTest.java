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
                    block.fresh[4 * cell + bit] |= (long) (puzzles[lane][cell] >> bit & 1) << lane;
                }
            }
        }
        block.moves[Block.TARGETS] = -1;
        kernels.load(block);
    }

    private static int row(int cell, int value) {
        int box = cell / 27 * 3 + cell % 9 / 3;
        return 81 * box + 9 * (value - 1) + cell / 9 % 3 * 3 + cell % 3;
    }

    private boolean may(int lane, int cell, int value) {
        return (block.cells[row(cell, value)] >>> lane & 1) != 0;
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
    void loadingTurnsAndSparesOtherLanes() {
        long[] before = block.cells.clone();
        block.moves[Block.DISTANCE] = 5;
        block.moves[Block.TARGETS] = 0xFF00L;
        kernels.load(block);
        for (int row = 0; row < Block.CELLS; row++) {
            assertThat(block.cells[row]).isEqualTo(before[row] & ~0xFF00L | Long.rotateLeft(before[row], 5) & 0xFF00L);
        }
    }

    @Test
    void passesNeverTouchTheSolution() {
        settle();
        for (int lane = 0; lane < 64; lane++) {
            for (int cell = 0; cell < 81; cell++) {
                assertThat(may(lane, cell, solutions[lane][cell])).isTrue();
            }
        }
        assertThat(block.status[Block.DEAD]).isZero();
    }

    @Test
    void statusSaysWhatAPlainLookSays() {
        for (int pass = 0; pass < 12; pass++) {
            long[] before = block.cells.clone();
            long open = 0;
            long changed = 0;
            java.util.Arrays.fill(block.status, 0);
            kernels.occupy(block);
            kernels.pass(block, true);
            for (int row = 0; row < Block.CELLS; row++) {
                assertThat(block.cells[row] & ~before[row])
                        .as("candidates never come back")
                        .isZero();
                changed |= block.cells[row] ^ before[row];
            }
            assertThat(block.status[Block.CHANGED]).isEqualTo(changed);
            for (int lane = 0; lane < 64; lane++) {
                open |= (isOpen(lane) ? 1L : 0L) << lane;
            }
            assertThat(block.status[Block.OPEN] & ~changed).isEqualTo(open & ~changed);
        }
    }

    private boolean isOpen(int lane) {
        int candidates = 0;
        for (long row : block.cells) {
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
            case 0 -> block.cells[row(cell, puzzles[0][cell])] &= ~lane0; // a cell without candidates
            case 1 -> { // the same value twice in a box
                int twin = cell / 27 * 27 + cell % 9 / 3 * 3;
                twin = twin == cell ? twin + 1 : twin;
                fix(twin, puzzles[0][cell]);
            }
            case 2 -> fix(cell / 9 * 9 + (cell % 9 + 4) % 9, puzzles[0][cell]); // twice in a row
            default -> { // a digit without a place in box 0
                for (int k = 0; k < 9; k++) {
                    block.cells[9 * (other - 1) + k] &= ~lane0;
                }
            }
        }
        settle();
        assertThat(block.status[Block.DEAD]).isEqualTo(lane0);
    }

    private void fix(int cell, int only) {
        for (int value = 1; value <= 9; value++) {
            long bit = value == only ? 1L : 0L;
            block.cells[row(cell, value)] = block.cells[row(cell, value)] & ~1L | bit;
        }
    }

    /** Passes until nothing changes. */
    private void settle() {
        do {
            java.util.Arrays.fill(block.status, 0);
            kernels.occupy(block);
            kernels.pass(block, false);
            kernels.pass(block, true);
        } while ((block.status[Block.CHANGED] & ~block.status[Block.DEAD]) != 0);
    }

    @Test
    void forkSplitsALaneIntoTwoTrueHalves() {
        for (int cell = 0; cell < 81; cell++) {
            for (int value = 1; value <= 9; value++) {
                block.cells[row(cell, value)] |= 0xFFFF_FFFFL; // blank grids split as well
            }
        }
        settle();
        long stalled = block.status[Block.OPEN] & 0xFFFF_FFFFL;
        assertThat(stalled).isEqualTo(0xFFFF_FFFFL);
        long[] before = block.cells.clone();
        kernels.choose(block);
        long first = stalled & 0xFF;
        long second = stalled & 0xFF00;
        block.moves[Block.DISTANCE] = 40;
        block.moves[Block.TARGETS] = first << 40;
        block.moves[Block.DISTANCE_2] = 32;
        block.moves[Block.TARGETS_2] = second << 32 & ~(first << 40);
        long source2 = block.moves[Block.TARGETS_2] >>> 32;
        block.moves[Block.KEEP] = block.moves[Block.TARGETS] | block.moves[Block.TARGETS_2];
        block.moves[Block.LOSE] = first | source2;
        kernels.fork(block);
        long split1 = 0;
        long split2 = 0;
        for (int row = 0; row < Block.CELLS; row++) {
            long whole = before[row];
            long lost = block.cells[row];
            long kept1 = block.cells[row] >>> 40;
            long kept2 = block.cells[row] >>> 32;
            assertThat((lost | kept1) & first).isEqualTo(whole & first);
            assertThat((lost | kept2) & source2).isEqualTo(whole & source2);
            long others = ~(block.moves[Block.KEEP] | block.moves[Block.LOSE]);
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
                    block.cells[row(cell, value)] = block.cells[row(cell, value)] & ~(1L << lane) | bit;
                }
            }
        }
        int distance = random.nextInt(64);
        block.moves[Block.DISTANCE] = distance;
        kernels.unload(block);
        for (int lane = 0; lane < 64; lane++) {
            for (int cell = 0; cell < 81; cell++) {
                int value = 0;
                for (int bit = 0; bit < 4; bit++) {
                    value |= (int) (block.done[4 * cell + bit] >>> (lane + distance) & 1) << bit;
                }
                assertThat(value).isEqualTo(solutions[lane][cell]);
            }
        }
    }
}
