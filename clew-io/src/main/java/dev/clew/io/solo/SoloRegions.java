package dev.clew.io.solo;

import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import java.util.Arrays;

/**
 * The regions of a jigsaw as Solo writes them: the lines between cells, first the upright ones in reading order, then
 * the level ones column by column. A letter is a run of places without a line and the line after it ({@code _} for
 * none, a for one, y for 25); z is a run and no line. Solo writes 25 places for z and reads 26, so both are read, and
 * 26 are written.
 */
final class SoloRegions {
    private static final int SOLO_READS = 26;
    private static final int SOLO_WRITES = 25;

    private SoloRegions() {}

    /** One letter a cell for its region. */
    static String read(int size, String runs) throws Complaint {
        boolean[] lines = lines(size, runs, SOLO_READS);
        if (lines.length == 0 && runs.indexOf('z') >= 0) {
            lines = lines(size, runs, SOLO_WRITES);
        }
        if (lines.length == 0) {
            throw new Complaint("The regions \"" + Symbols.quote(runs) + "\" do not fit the lines of a " + size + "×"
                    + size + " grid; was the end cut off?");
        }
        return letters(size, lines);
    }

    /** Which places have a line; no places at all if the runs do not fit. */
    private static boolean[] lines(int size, String runs, int placesOfZ) {
        int places = places(size);
        boolean[] lines = new boolean[places + 1];
        int place = 0;
        for (int i = 0; i < runs.length(); i++) {
            char c = runs.charAt(i);
            boolean isRun = c == '_' || c >= 'a' && c <= 'z';
            place += c == '_' ? 0 : c == 'z' ? placesOfZ : c - 'a' + 1;
            if (!isRun || place > places) {
                return new boolean[0];
            }
            if (c != 'z') {
                lines[place++] = true;
            }
        }
        // A line after the last place ends the last run.
        return place == places + 1 ? lines : new boolean[0];
    }

    private static int places(int size) {
        return 2 * size * (size - 1);
    }

    /** The cell before a place. */
    private static int before(int size, int place) {
        int upright = size * (size - 1);
        return place < upright
                ? place / (size - 1) * size + place % (size - 1)
                : (place - upright) % (size - 1) * size + (place - upright) / (size - 1);
    }

    /** The cell after a place. */
    private static int behind(int size, int place) {
        return before(size, place) + (place < size * (size - 1) ? 1 : size);
    }

    private static String letters(int size, boolean[] lines) throws Complaint {
        int[] region = new int[size * size];
        Arrays.setAll(region, cell -> cell);
        for (int place = 0; place < places(size); place++) {
            if (!lines[place]) {
                int one = root(region, before(size, place));
                region[root(region, behind(size, place))] = one;
            }
        }
        int[] cells = new int[region.length];
        StringBuilder letters = new StringBuilder();
        for (int cell = 0; cell < region.length; cell++) {
            int root = root(region, cell);
            cells[root]++;
            letters.append((char) ('\u4e00' + root));
        }
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] != 0 && cells[cell] != size) {
                throw new Complaint("The region of r" + (cell / size + 1) + "c" + (cell % size + 1) + " has "
                        + cells[cell] + " cells but a " + size + "×" + size + " jigsaw needs " + size + " in each");
            }
        }
        return letters.toString();
    }

    private static int root(int[] region, int cell) {
        int root = cell;
        while (region[root] != root) {
            region[root] = region[region[root]];
            root = region[root];
        }
        return root;
    }

    /** The lines between the regions of a shape. */
    static String write(Shape shape) {
        int size = shape.size();
        StringBuilder runs = new StringBuilder();
        int run = 0;
        for (int place = 0; place <= places(size); place++) {
            boolean line =
                    place == places(size) || shape.region(before(size, place)) != shape.region(behind(size, place));
            if (!line) {
                run++;
                continue;
            }
            for (; run >= SOLO_READS; run -= SOLO_READS) {
                runs.append('z');
            }
            runs.append(run == 0 ? '_' : (char) ('a' - 1 + run));
            run = 0;
        }
        return runs.toString();
    }
}
