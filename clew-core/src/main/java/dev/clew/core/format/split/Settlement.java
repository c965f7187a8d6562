package dev.clew.core.format.split;

import dev.clew.core.Shape;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.text.Sheet;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Divides lines that are not puzzles on their own into grids, titles and what stays unreadable. For one use. */
final class Settlement {
    private enum Part {
        GRID,
        /** Part of a grid that its reader refuses, which has a title as well. */
        DAMAGED,
        FRAME,
        TITLE
    }

    private static final int FEWEST_ROWS = 4;

    private final GridAssembler assembler;
    private final List<Line> lines;
    private final List<PuzzleText> rests;
    private final @Nullable Part[] parts;
    private final Map<Long, Integer> index = new HashMap<>();
    private final boolean touchesAbove;
    private final boolean touchesBelow;
    private final boolean gridBelow;

    /**
     * @param rests what the lines were taken for, in their order
     * @param gridEnd the number of the last line of the grid before these lines, or -1
     * @param next the number of the first line of the grid after these lines, or -1
     */
    Settlement(GridAssembler assembler, List<Line> lines, List<PuzzleText> rests, long gridEnd, long next) {
        this.assembler = assembler;
        this.lines = lines;
        this.rests = rests;
        this.parts = new Part[lines.size()];
        for (int at = 0; at < lines.size(); at++) {
            index.put(lines.get(at).number(), at);
        }
        this.touchesAbove = !lines.isEmpty() && lines.get(0).number() == gridEnd + 1;
        this.touchesBelow = !lines.isEmpty() && lines.get(lines.size() - 1).number() == next - 1;
        this.gridBelow = next >= 0;
    }

    /** Gives everything to the assembler. */
    void give(@Nullable Shape shape) {
        List<GridFinder.Found> grids = GridFinder.in(lines, shape);
        for (GridFinder.Found grid : grids) {
            for (int at = grid.from(); at <= grid.to(); at++) {
                parts[at] = Part.GRID;
            }
        }
        rests.forEach(this::markDamaged);
        for (int at = 0; at < parts.length; at++) {
            spread(at, 1, at == 0 && touchesAbove);
        }
        for (int at = parts.length - 1; at >= 0; at--) {
            spread(at, -1, at == parts.length - 1 && touchesBelow);
        }
        for (int at = 0; at < parts.length; at++) {
            parts[at] = parts[at] == null && isSizeAbove(at) ? Part.TITLE : parts[at];
        }
        int next = 0;
        for (GridFinder.Found grid : grids) {
            giveLines(next, grid.from());
            assembler.foundGrid(
                    new PuzzleText(lines.get(grid.from()).number(), grid.text()),
                    lines.get(grid.to()).number());
            next = grid.to() + 1;
        }
        giveLines(next, parts.length);
    }

    /** Marks the rows of what was meant as a grid. */
    private void markDamaged(PuzzleText rest) {
        List<String> rows = TextLines.all(rest.text()).stream()
                .filter(row -> !TextLines.isRule(row))
                .toList();
        boolean grid = rows.size() >= FEWEST_ROWS && Sheet.of(rest.text()).isNearlySquare();
        if (!grid || rows.stream().anyMatch(TitleLine::isTitle)) {
            return;
        }
        List<Integer> places = new ArrayList<>();
        for (long number = rest.firstLine(); number <= lastLine(rest); number++) {
            Integer at = index.get(number);
            if (at != null) {
                places.add(at);
            }
        }
        if (places.stream().allMatch(at -> parts[at] == null)) {
            places.forEach(at -> parts[at] = Part.DAMAGED);
        }
    }

    /** Makes a line a title, or part of a frame, if its neighbour touches a grid. */
    private void spread(int at, int step, boolean edge) {
        int neighbour = at - step;
        boolean touches = edge
                || neighbour >= 0
                        && neighbour < parts.length
                        && parts[neighbour] != null
                        && !lines.get(neighbour).isBlank();
        Line line = lines.get(at);
        if (!touches || parts[at] != null || line.isBlank()) {
            return;
        }
        boolean frame = line.isRule() || line.isRemark();
        boolean title = TitleLine.isTitle(line.text()) || step < 0 && TitleLine.countsColumns(line.text());
        parts[at] = frame ? Part.FRAME : title ? Part.TITLE : null;
    }

    /** Whether the line is the size of a grid that follows after blank lines. */
    private boolean isSizeAbove(int at) {
        int below = at + 1;
        while (below < parts.length && lines.get(below).isBlank()) {
            below++;
        }
        boolean grid = below < parts.length ? parts[below] == Part.GRID : gridBelow;
        return grid && TitleLine.isSize(lines.get(at).text());
    }

    /** Gives the lines between two grids: what was taken for one input stays one. */
    private void giveLines(int from, int to) {
        int titles = 0;
        for (int at = from; at < to; at++) {
            titles += parts[at] == Part.TITLE ? 1 : 0;
        }
        assembler.foundTitles(titles);
        long first = from == 0 ? 0 : from < lines.size() ? lines.get(from).number() : Long.MAX_VALUE;
        long end = to < lines.size() ? lines.get(to).number() : Long.MAX_VALUE;
        for (PuzzleText rest : rests) {
            if (rest.firstLine() < end && lastLine(rest) >= first) {
                giveRest(rest, first, end);
            }
        }
    }

    private static long lastLine(PuzzleText rest) {
        return rest.firstLine() + rest.text().chars().filter(c -> c == '\n').count();
    }

    /** Gives what is left of an input. */
    private void giveRest(PuzzleText rest, long from, long end) {
        String[] texts = rest.text().split("\n", -1);
        List<String> left = new ArrayList<>();
        long first = -1;
        for (int i = 0; i < texts.length; i++) {
            long number = rest.firstLine() + i;
            if (number >= from && number < end && isRest(number)) {
                first = first < 0 ? number : first;
                left.add(texts[i]);
            }
        }
        if (!left.isEmpty()) {
            assembler.foundOther(new PuzzleText(first, String.join("\n", left)));
        }
    }

    private boolean isRest(long number) {
        Integer at = index.get(number);
        return at == null || parts[at] == null || parts[at] == Part.DAMAGED;
    }
}
