package dev.clew.press.paint;

import dev.clew.core.CellSet;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The line around a set of cells, however they lie: inset from the cells' edges, with rounded corners. */
public final class CellOutline {
    /** Steps right, down, left, up, as (column, row). A border is walked with its cells on the right hand. */
    private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

    private final GridLayout layout;
    private final CellSet cells;

    /** Not yet walked: corner (numbered by rows of N + 1) → the directions of the edges that leave it. */
    private final Map<Integer, List<Integer>> edges = new TreeMap<>();

    private CellOutline(GridLayout layout, CellSet cells) {
        this.layout = layout;
        this.cells = cells;
    }

    public static Path draw(GridLayout layout, CellSet cells, double inset, double radius, Paint paint) {
        CellOutline outline = new CellOutline(layout, cells);
        outline.collectEdges();
        Path.Builder path = new Path.Builder();
        while (!outline.edges.isEmpty()) {
            outline.append(path, outline.nextLoop(), inset, radius);
        }
        return path.build(paint);
    }

    private int corners() {
        return layout.shape().size() + 1;
    }

    private void collectEdges() {
        cells.forEach(cell -> {
            int row = layout.shape().row(cell);
            int column = layout.shape().column(cell);
            int[][] starts = {{row, column}, {row, column + 1}, {row + 1, column + 1}, {row + 1, column}};
            for (int direction = 0; direction < 4; direction++) {
                // The neighbour across the upper, right, lower and left edge.
                int[] step = STEPS[(direction + 3) % 4];
                if (!has(row + step[1], column + step[0])) {
                    int corner = starts[direction][0] * corners() + starts[direction][1];
                    edges.computeIfAbsent(corner, key -> new ArrayList<>()).add(direction);
                }
            }
        });
    }

    private boolean has(int row, int column) {
        int size = layout.shape().size();
        return row >= 0 && row < size && column >= 0 && column < size && cells.contains(row * size + column);
    }

    /** A corner of the border: where it is, the direction it is reached in and the one it is left in. */
    private record Corner(int place, int in, int out) {}

    /** Walks one border; its first edge is taken last, so that the walk finds back to it. */
    private List<Corner> nextLoop() {
        Map.Entry<Integer, List<Integer>> entry = edges.entrySet().iterator().next();
        int start = entry.getKey();
        int first = entry.getValue().get(0);
        List<Corner> loop = new ArrayList<>();
        int place = start;
        int direction = first;
        do {
            place += STEPS[direction][0] + STEPS[direction][1] * corners();
            int next = turn(place, direction);
            take(place, next);
            if (next != direction) {
                loop.add(new Corner(place, direction, next));
            }
            direction = next;
        } while (place != start || direction != first);
        return loop;
    }

    private void take(int place, int direction) {
        edges.computeIfPresent(place, (key, directions) -> {
            directions.remove(Integer.valueOf(direction));
            return directions.isEmpty() ? null : directions;
        });
    }

    /** Right before left: where two cells touch at a corner, the border stays with its own cell. */
    private int turn(int place, int direction) {
        List<Integer> out = edges.getOrDefault(place, List.of());
        for (int turn : new int[] {1, 0, 3}) {
            int next = (direction + turn) % 4;
            if (out.contains(next)) {
                return next;
            }
        }
        throw new IllegalStateException("The border of " + cells + " does not close");
    }

    private void append(Path.Builder path, List<Corner> loop, double inset, double radius) {
        for (int i = 0; i < loop.size(); i++) {
            Corner corner = loop.get(i);
            Point at = inset(corner, inset);
            Point before = at.minus(step(corner.in()).times(radius));
            Point after = at.plus(step(corner.out()).times(radius));
            if (i == 0) {
                path.move(before.x(), before.y());
            } else {
                path.line(before.x(), before.y());
            }
            path.quadratic(at.x(), at.y(), after.x(), after.y());
        }
        path.close();
    }

    private static Point step(int direction) {
        return new Point(STEPS[direction][0], STEPS[direction][1]);
    }

    private Point inset(Corner corner, double inset) {
        int row = corner.place() / corners();
        int column = corner.place() % corners();
        double x = layout.left() + column * layout.side();
        double y = layout.top() + row * layout.side();
        Point inwards = step((corner.in() + 1) % 4).plus(step((corner.out() + 1) % 4));
        return new Point(x, y).plus(inwards.times(inset));
    }
}
