package dev.clew.press;

import dev.clew.core.CellSet;
import dev.clew.core.HouseKind;
import dev.clew.core.Shape;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Something that holds on a grid beside rows, columns and boxes: in words, and as a small picture where the grid itself
 * cannot show it. Immutable.
 *
 * @param words one sentence
 * @param moves how far away, down and across, a cell may not hold the same digit; empty where the grid shows the rule
 */
public record ShapeRule(String words, List<Move> moves) {
    /** The side of the small picture. */
    public static final double EMBLEM = 40;

    private static final int CELLS = 5;
    private static final int MOST_NAMED = 6;

    /** A way from one cell to another. */
    public record Move(int down, int across) {}

    /** Copies the moves. */
    public ShapeRule {
        moves = List.copyOf(moves);
    }

    /** The rules of a shape; none on a grid with boxes and nothing more. */
    public static List<ShapeRule> of(Shape shape) {
        List<ShapeRule> rules = new ArrayList<>();
        String all = "1 to " + shape.size();
        if (!has(shape, HouseKind.BOX) && !has(shape, HouseKind.REGION)) {
            rules.add(shown("There are no boxes."));
        } else if (has(shape, HouseKind.REGION)) {
            rules.add(shown("Each region holds " + all + "."));
        }
        if (has(shape, HouseKind.DIAGONAL)) {
            rules.add(shown("Both diagonals hold " + all + ", too."));
        }
        if (has(shape, HouseKind.WINDOW)) {
            rules.add(shown("The shaded windows hold " + all + ", too."));
        }
        for (CellSet house : houses(shape, HouseKind.EXTRA)) {
            rules.add(shown(house + " hold " + all + ", too."));
        }
        if (shape.hasKnightMoves()) {
            rules.add(new ShapeRule("Equal digits are never a knight’s move apart.", moves(1, 2)));
        }
        if (shape.hasKingMoves()) {
            rules.add(new ShapeRule("Equal digits are never a king’s move apart.", moves(1, 1)));
        }
        List<CellSet> groups = shape.addedGroups();
        groups.stream().limit(MOST_NAMED).forEach(group -> rules.add(shown("No digit comes twice in " + group + ".")));
        if (groups.size() > MOST_NAMED) {
            int more = groups.size() - MOST_NAMED;
            rules.add(shown("Nor in " + more + (more == 1 ? " more group" : " more groups") + " of cells."));
        }
        return List.copyOf(rules);
    }

    /** The rules of a shape as one text; empty where there are none. */
    public static String text(Shape shape) {
        return String.join(" ", of(shape).stream().map(ShapeRule::words).toList());
    }

    private static ShapeRule shown(String words) {
        return new ShapeRule(words, List.of());
    }

    private static boolean has(Shape shape, HouseKind kind) {
        return !houses(shape, kind).isEmpty();
    }

    private static List<CellSet> houses(Shape shape, HouseKind kind) {
        return IntStream.range(0, shape.houses())
                .filter(house -> shape.houseKind(house) == kind)
                .mapToObj(shape::houseCells)
                .toList();
    }

    private static List<Move> moves(int one, int other) {
        List<Move> moves = new ArrayList<>();
        for (int sign = 0; sign < 4; sign++) {
            int down = sign < 2 ? one : -one;
            int across = sign % 2 == 0 ? other : -other;
            moves.add(new Move(down, across));
            if (one != other) {
                moves.add(new Move(sign < 2 ? other : -other, sign % 2 == 0 ? one : -one));
            }
        }
        return moves;
    }

    /** A cell, and the cells around it that may not hold its digit. */
    public Optional<List<Item>> emblem(Theme theme) {
        return moves.isEmpty() ? Optional.empty() : Optional.of(emblem(0, 0, EMBLEM, theme));
    }

    List<Item> emblem(double left, double top, double extent, Theme theme) {
        double side = extent / CELLS;
        List<Item> items = new ArrayList<>();
        Stroke line = Stroke.solid(theme.colour(Token.THIN), 0.1 * side);
        for (int cell = 0; cell < CELLS * CELLS; cell++) {
            int row = cell / CELLS;
            int column = cell % CELLS;
            boolean seen = moves.contains(new Move(row - CELLS / 2, column - CELLS / 2));
            Paint paint = new Paint(theme.colour(seen ? Token.REMOVE_TINT : Token.SURFACE), line);
            items.add(new Rect(left + column * side, top + row * side, side, side, 0, paint));
        }
        double middle = extent / 2;
        items.add(new Circle(left + middle, top + middle, 0.3 * side, Paint.fill(theme.colour(Token.INK))));
        for (Move move : moves) {
            double x = left + middle + move.across() * side;
            double y = top + middle + move.down() * side;
            items.add(
                    new Circle(x, y, 0.22 * side, Paint.stroke(Stroke.solid(theme.colour(Token.REMOVE), 0.16 * side))));
        }
        return items;
    }
}
