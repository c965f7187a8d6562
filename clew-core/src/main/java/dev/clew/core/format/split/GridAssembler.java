package dev.clew.core.format.split;

import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.Reading;
import dev.clew.core.format.code.CodeRows;
import dev.clew.core.format.text.RegionMap;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes what was found in a text and has a second look at what is not a puzzle: some of these lines form a grid together, some
 * are titles of a grid that they touch, and the others are given out as they are. A map of regions and the grid above or
 * below it are one puzzle. Mutable, for one thread.
 */
public final class GridAssembler {
    /** After this many lines in a row without a puzzle, give up: the largest grid with a cell a line has fewer. */
    private static final int MOST_LINES = 700;

    /** Longer lines are neither rows nor titles. */
    private static final int LONGEST_LINE = 600;

    /** Longer texts are not looked at twice: they are the largest grids, or nothing. */
    private static final int LONGEST_TEXT = 1 << 13;

    private final @Nullable Shape shape;
    private final Deque<PuzzleText> ready = new ArrayDeque<>();
    /** The lines since the last puzzle, as they are in the text. */
    private final Deque<Line> lines = new ArrayDeque<>();
    /** What is not a puzzle on its own. */
    private final List<Rest> rests = new ArrayList<>();

    private @Nullable Grid grid;
    private long gridEnd = -1;
    /** The last line of a list of puzzles in quotes. */
    private long listEnd = -1;

    private boolean atStart;
    private long titles;

    /** A grid whose regions may follow. */
    private record Grid(PuzzleText text, @Nullable Shape regions) {}

    /** What is not a puzzle on its own, with its last line. */
    private record Rest(PuzzleText text, long last) {}

    /**
     * @param atStart whether the text begins here, so that the first line may be a header
     */
    public GridAssembler(@Nullable Shape shape, boolean atStart) {
        this.shape = shape;
        this.atStart = atStart;
    }

    /** The next puzzle, or line that is none; null where nothing is certain yet. */
    public @Nullable PuzzleText poll() {
        return ready.poll();
    }

    /** How many lines were titles so far. */
    public long titles() {
        return titles;
    }

    /** A line of the text, before it is found out what it is. */
    public void line(long number, String raw) {
        boolean blank = raw.isBlank() && !lines.isEmpty() && lines.getLast().isBlank();
        if (blank && !rests.isEmpty()) {
            settle(-1); // Nothing continues across two blank lines.
        }
        if (lines.size() >= MOST_LINES) {
            if (rests.isEmpty()) {
                lines.removeFirst();
            } else {
                settle(-1);
            }
        }
        lines.add(new Line(number, raw.length() > LONGEST_LINE ? raw.substring(0, LONGEST_LINE) : raw));
    }

    /**
     * A puzzle on one line, or one that marks its own end.
     *
     * @param last the number of its last line
     */
    public void puzzle(PuzzleText text, long last) {
        settleHeader();
        giveGrid();
        give(text);
        gridEnd = text.text().indexOf('\n') >= 0 ? last : gridEnd;
        listEnd = text.text().indexOf('"') >= 0 || text.text().indexOf('\'') >= 0 ? last : listEnd;
        forget(last);
    }

    /** A line that counts as a title whatever stands around it: the header of a table. */
    public void header(long number) {
        settle(-1);
        titles++;
        forget(number);
    }

    /**
     * What may be a grid, a puzzle on one line or neither.
     *
     * @param last the number of its last line
     */
    public void add(PuzzleText text, long last) {
        if (text.text().length() > LONGEST_TEXT) {
            puzzle(text, last);
            return;
        }
        Reading reading = FormatCatalog.standard().readWhole(text.text(), shape);
        boolean certain = !(reading instanceof Reading.Bad bad) || bad.without().isPresent();
        boolean several = text.text().indexOf('\n') >= 0;
        Shape regions = several ? RegionMap.of(text.text()) : null;
        if (several && (certain || regions != null)) {
            PuzzleText boxed = regions == null ? boxed(text) : text;
            settle(text.firstLine());
            addGrid(boxed, regions, last);
        } else if (certain) {
            puzzle(text, last);
        } else {
            addRest(new Rest(text, last));
        }
    }

    /** Adds what is not a puzzle, unless it is a bracket around a list of them. */
    private void addRest(Rest rest) {
        boolean closes = rest.text().firstLine() == listEnd + 1
                && CodeRows.isFrame(rest.text().text());
        if (closes) {
            listEnd = rest.last();
        } else {
            rests.add(rest);
        }
    }

    private void give(PuzzleText text) {
        ready.add(text);
        atStart = false;
    }

    private void forget(long last) {
        while (!lines.isEmpty() && lines.getFirst().number() <= last) {
            lines.removeFirst();
        }
    }

    /** The grid with its boxes, if the line above gives them. */
    private PuzzleText boxed(PuzzleText grid) {
        Line above = null;
        for (Line line : lines) {
            boolean says = line.number() < grid.firstLine() && !line.isBlank() && !line.isRemark();
            above = says ? line : above;
        }
        if (above == null || shape != null || !TitleLine.isSize(above.text())) {
            return grid;
        }
        int rows = (int) TextLines.all(grid.text()).stream()
                .filter(row -> !TextLines.isRule(row))
                .count();
        Shape boxes = TitleLine.boxes(above.text(), rows);
        return boxes == null || ShapeNote.isUsual(boxes)
                ? grid
                : new PuzzleText(grid.firstLine(), ShapeNote.add(grid.text(), boxes));
    }

    private void addGrid(PuzzleText text, @Nullable Shape regions, long last) {
        Grid above = grid;
        if (above != null && shape == null && belong(above, regions, text)) {
            Shape jigsaw = regions != null ? regions : above.regions();
            PuzzleText values = regions != null ? above.text() : text;
            grid = null;
            give(
                    jigsaw == null || ShapeNote.isUsual(jigsaw)
                            ? values
                            : new PuzzleText(above.text().firstLine(), ShapeNote.add(values.text(), jigsaw)));
        } else {
            giveGrid();
            grid = new Grid(text, regions);
        }
        gridEnd = last;
        forget(last);
    }

    /** Whether one is the map of the regions of the other. */
    private static boolean belong(Grid above, @Nullable Shape regions, PuzzleText below) {
        Shape map = regions != null ? regions : above.regions();
        String values = (regions != null ? above.text() : below).text();
        return map != null
                && (regions == null) != (above.regions() == null)
                && ShapeNote.find(values) == null
                && FormatCatalog.standard().readWhole(values, map) instanceof Reading.Found;
    }

    private void giveGrid() {
        if (grid != null) {
            give(grid.text());
            grid = null;
        }
    }

    /** The text has ended. */
    public void end() {
        settle(-1);
        giveGrid();
    }

    /** The first line above puzzles of one line each is their header. */
    private void settleHeader() {
        Rest first = rests.size() == 1 && atStart && grid == null ? rests.get(0) : null;
        if (first != null && isOneTitle(first)) {
            titles += CodeRows.isFrame(first.text().text()) ? 0 : 1;
            rests.clear();
        }
        settle(-1);
    }

    private static boolean isOneTitle(Rest rest) {
        return rest.text().text().indexOf('\n') < 0
                && TitleLine.isTitle(rest.text().text());
    }

    /**
     * Finds out what the remaining lines are.
     *
     * @param next the number of the first line of the grid that follows, or -1
     */
    private void settle(long next) {
        if (rests.isEmpty()) {
            return;
        }
        long to = next < 0 ? rests.get(rests.size() - 1).last() : next - 1;
        List<Line> held = new ArrayList<>();
        for (Line line : lines) {
            if (line.number() <= to) {
                held.add(line);
            }
        }
        List<Rest> settled = List.copyOf(rests);
        rests.clear();
        new Settlement(this, held, settled.stream().map(Rest::text).toList(), gridEnd, next).give(shape);
        forget(to);
    }

    /** A grid that lines form together. */
    void foundGrid(PuzzleText text, long last) {
        boolean good = FormatCatalog.standard().readWhole(text.text(), shape) instanceof Reading.Found;
        Shape regions = RegionMap.of(text.text());
        if (good || regions != null) {
            addGrid(regions == null ? boxed(text) : text, regions, last);
        } else {
            foundOther(text);
            gridEnd = last;
        }
    }

    /** Lines that are nothing. */
    void foundOther(PuzzleText text) {
        giveGrid();
        give(text);
    }

    /** Lines that are titles. */
    void foundTitles(int count) {
        titles += count;
    }
}
