package dev.clew.core.internal.minlex;

import dev.clew.core.Budget;
import java.util.Arrays;

/**
 * The smallest form of a puzzle with blanks that repeats no digit in a row or column. Fills the form row by row and
 * keeps, after each row, all ways that are equally small ({@link Frontier}). A row is first only weighed: a digit
 * without a label counts as {@link StackOrders#NEW}, more than any label, which cannot change the order because all
 * ways have used up the same labels so far. Only the smallest are written, and only then it is decided which new digit
 * gets which label.
 *
 * <p>Decisions are put off as long as they make no difference: the order of columns and of stacks without a clue so
 * far. Empty lines are never distinguished; their exchanges are counted by {@link Lines#movesOfEmptyLines}. So even an
 * empty grid has few ways to follow.
 *
 * <p>Not thread-safe; keeps its memory from puzzle to puzzle.
 */
final class PuzzleSearch {
    /** Ways that are followed for one node of the budget. */
    private static final int WAYS_A_NODE = 1024;

    private static final int ALL_ROWS = 0x1FF;
    private static final int ALL_STATES = 0xFFF << Frontier.STATE_SHIFT;

    /** Of the available empty rows, those that differ: one a band, and one of all empty bands. */
    private static final short[] DISTINCT_EMPTY = distinctEmpty();

    private Frontier frontier = new Frontier();
    private Frontier next = new Frontier();
    private int[] choices = new int[64];
    private int choiceCount;
    private final int[] weightAt = new int[3];
    private long smallest;
    private int lastLabel;
    private int[] minirows = new int[0];

    private static short[] distinctEmpty() {
        short[] distinct = new short[ALL_ROWS + 1];
        for (int empty = 0; empty <= ALL_ROWS; empty++) {
            boolean emptyBandTaken = false;
            for (int band = 0; band < 3; band++) {
                int rows = empty & 7 << 3 * band;
                boolean emptyBand = rows == 7 << 3 * band;
                if (!emptyBand || !emptyBandTaken) {
                    distinct[empty] |= (short) Integer.lowestOneBit(rows);
                }
                emptyBandTaken |= emptyBand;
            }
        }
        return distinct;
    }

    /** False when the budget ends before the form is found. */
    boolean minimise(Lines lines, Arrangement result, Budget.Meter meter) {
        minirows = lines.minirows;
        lastLabel = 0;
        frontier.start();
        for (int row = 0; row < 9; row++) {
            weighAll(row, lines);
            next.size = 0;
            for (int i = 0; i < choiceCount; i++) {
                if (i % WAYS_A_NODE == 0 && !meter.spend()) {
                    return false;
                }
                write(row, choices[i] >>> 4, choices[i] & 15);
            }
            result.rows[row] = nameNewDigits(smallest);
            Frontier written = next;
            next = frontier;
            frontier = written;
        }
        result.automorphisms = frontier.size * lines.movesOfEmptyLines();
        frontier.read(0, result);
        return true;
    }

    /** Weighs every line that may come next in every way so far, and keeps the smallest. */
    private void weighAll(int row, Lines lines) {
        smallest = Long.MAX_VALUE;
        choiceCount = 0;
        for (int way = 0; way < frontier.size; way++) {
            long rows = frontier.rows[way];
            int side = (int) (rows >>> Frontier.TRANSPOSED_SHIFT);
            int lineSet = linesAtHand(row, rows);
            int empty = lineSet & lines.emptyRows[side];
            if (empty != 0) {
                for (int rest = DISTINCT_EMPTY[empty]; rest != 0; rest &= rest - 1) {
                    keep(0, way << 4 | Integer.numberOfTrailingZeros(rest));
                }
            } else if (smallest != 0) {
                weighLines(way, lineSet, 27 * side);
            }
        }
    }

    private void weighLines(int way, int lineSet, int firstMinirow) {
        long labels = frontier.labels[way];
        int stacks = frontier.stacks[way];
        for (int rest = lineSet; rest != 0; rest &= rest - 1) {
            int line = Integer.numberOfTrailingZeros(rest);
            long weight = weigh(labels, stacks, firstMinirow + 3 * line);
            if (weight <= smallest) {
                keep(weight, way << 4 | line);
            }
        }
    }

    private void keep(long weight, int choice) {
        if (weight < smallest) {
            smallest = weight;
            choiceCount = 0;
        }
        if (choiceCount == choices.length) {
            choices = Arrays.copyOf(choices, 2 * choiceCount);
        }
        choices[choiceCount++] = choice;
    }

    private static int linesAtHand(int row, long rows) {
        int unused = ~(int) (rows >>> Frontier.USED_SHIFT) & ALL_ROWS;
        if (row % 3 == 0) {
            return unused;
        }
        int band = ((int) (rows >>> 4 * (row - 1)) & 15) / 3;
        return unused & 7 << 3 * band;
    }

    /** The row as small as it can be written, 36 bits; anything larger where the first stack is too large already. */
    private long weigh(long labels, int stacks, int minirow) {
        long a = weighStack(labels, stacks, minirow, stacks & 3);
        int open = stacks >>> Frontier.OPEN_SHIFT;
        if (open == 0 && a > smallest >>> 24) {
            return Long.MAX_VALUE;
        }
        long b = weighStack(labels, stacks, minirow, stacks >>> 2 & 3);
        long c = weighStack(labels, stacks, minirow, stacks >>> 4 & 3);
        if (open == 0) {
            return a << 24 | b << 12 | c;
        }
        long low = Math.min(a, b);
        long high = Math.max(a, b);
        if (open == 2) {
            return low << 24 | high << 12 | c;
        }
        long middle = Math.max(low, Math.min(high, c));
        return Math.min(low, c) << 24 | middle << 12 | Math.max(high, c);
    }

    private int weighStack(long labels, int stacks, int minirow, int stack) {
        int state = stacks >>> Frontier.STATE_SHIFT + 4 * stack & 15;
        return StackOrders.smallest(state, relabel(labels, minirows[minirow + stack]));
    }

    private static int relabel(long labels, int minirow) {
        // A shift of a long takes its distance modulo 64: exactly the six bits of one digit.
        return (int) (labels >>> minirow & 15) << 8
                | (int) (labels >>> (minirow >>> 6) & 15) << 4
                | (int) (labels >>> (minirow >>> 12) & 15);
    }

    /** The row with labels for its new digits. */
    private long nameNewDigits(long row) {
        long named = row;
        for (long rest = newDigits(row); rest != 0; ) {
            long highest = Long.highestOneBit(rest);
            rest ^= highest;
            named ^= (StackOrders.NEW ^ ++lastLabel) * highest;
        }
        return named;
    }

    /** The lowest of four bits for each {@link StackOrders#NEW} in a row. */
    private static long newDigits(long row) {
        long pairs = row & row >>> 1;
        return pairs & pairs >>> 2 & 0x111111111L;
    }

    /** Adds all ways to write the line next that give the smallest row. */
    private void write(int row, int way, int line) {
        long rows = frontier.rows[way] | (long) line << 4 * row | 1L << Frontier.USED_SHIFT + line;
        int stacks = frontier.stacks[way];
        if (smallest == 0) {
            next.add(frontier.labels[way], rows, stacks);
            return;
        }
        int minirow = 27 * (int) (rows >>> Frontier.TRANSPOSED_SHIFT) + 3 * line;
        if (stacks >>> Frontier.OPEN_SHIFT == 0) {
            writeColumns(frontier.labels[way], rows, stacks, minirow);
        } else {
            writeOpenStacks(frontier.labels[way], rows, stacks, minirow);
        }
    }

    /** Decides the order of the stacks that were open and now get a clue; equal ones come in every order. */
    private void writeOpenStacks(long labels, long rows, int stacks, int minirow) {
        for (int place = 0; place < 3; place++) {
            weightAt[place] = weighStack(labels, stacks, minirow, stacks >>> 2 * place & 3);
        }
        boolean thirdIsOpen = stacks >>> Frontier.OPEN_SHIFT == 3;
        int states = stacks & ALL_STATES;
        for (int[] order : LineOrders.OF_THREE) {
            long second = weightAt[order[1]];
            long written = (long) weightAt[order[0]] << 24 | second << 12 | weightAt[order[2]];
            boolean stillOpen = second == 0;
            boolean fits = written == smallest && (thirdIsOpen || order[2] == 2);
            if (fits && (!stillOpen || order[0] < order[1])) {
                int open = (stillOpen ? 2 : 0) << Frontier.OPEN_SHIFT;
                writeColumns(labels, rows, open | states | reorder(stacks, order), minirow);
            }
        }
    }

    private static int reorder(int stacks, int[] order) {
        return stacks >>> 2 * order[0] & 3 | (stacks >>> 2 * order[1] & 3) << 2 | (stacks >>> 2 * order[2] & 3) << 4;
    }

    /** Decides the order of the columns that were open and now get a clue, and the labels of new digits. */
    private void writeColumns(long labels, long rows, int stacks, int minirow) {
        int first = followers(labels, stacks, minirow, 0);
        int second = followers(labels, stacks, minirow, 1);
        int third = followers(labels, stacks, minirow, 2);
        int others = stacks & ~ALL_STATES;
        long newDigits = newDigits(smallest);
        for (int i = first >>> 24; i > 0; i--, first >>>= 4) {
            int restOfSecond = second;
            for (int j = second >>> 24; j > 0; j--, restOfSecond >>>= 4) {
                int restOfThird = third;
                for (int k = third >>> 24; k > 0; k--, restOfThird >>>= 4) {
                    int states = first & 15 | (restOfSecond & 15) << 4 | (restOfThird & 15) << 8;
                    int decided = others | states << Frontier.STATE_SHIFT;
                    long named = newDigits == 0 ? labels : labelNewDigits(labels, decided, minirow, newDigits);
                    next.add(named, rows, decided);
                }
            }
        }
    }

    private int followers(long labels, int stacks, int minirow, int stack) {
        int state = stacks >>> Frontier.STATE_SHIFT + 4 * stack & 15;
        return StackOrders.followers(state, relabel(labels, minirows[minirow + stack]));
    }

    private long labelNewDigits(long labels, int stacks, int minirow, long newDigits) {
        long result = labels;
        int label = lastLabel;
        for (int place = 0; place < 3; place++) {
            int stack = stacks >>> 2 * place & 3;
            int state = stacks >>> Frontier.STATE_SHIFT + 4 * stack & 15;
            int newInStack = (int) (newDigits >>> 24 - 12 * place) & 0xFFF;
            for (int column = 0; column < 3 && newInStack != 0; column++) {
                if ((newInStack >>> 8 - 4 * column & 1) != 0) {
                    int shift = minirows[minirow + stack] >>> StackOrders.columnShift(state, column) & 63;
                    result ^= (long) (StackOrders.NEW ^ ++label) << shift;
                }
            }
        }
        return result;
    }
}
