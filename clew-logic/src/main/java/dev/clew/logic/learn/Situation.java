package dev.clew.logic.learn;

import dev.clew.core.Candidate;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A board and what a technique concludes there, on one line. Immutable.
 *
 * <pre>x-wing 9x9 VALUES removed=r1c1&lt;&gt;5,r2c2&lt;&gt;3 : r3c6&lt;&gt;4 r3c8&lt;&gt;4</pre>
 *
 * <p>In front is the id of the technique or of one of its forms, then the shape. VALUES has one character a cell,
 * {@code .} for an open one; {@code +5} is placed, {@code 5} given. The candidates after {@code removed=} (a dash for
 * none) are removed. Behind the colon are the conclusions of one step; without them nothing is concluded.
 *
 * @param form the id of the technique or form
 * @param shape the shape
 * @param values one character a cell
 * @param removed the removed candidates
 * @param conclusions what one step concludes, as texts; none where no step is to be found
 */
public record Situation(String form, Shape shape, String values, List<String> removed, List<String> conclusions) {
    private static final String REMOVED = "removed=";
    private static final Pattern CANDIDATE = Pattern.compile("r(\\d+)c(\\d+)<>(\\d+)");

    /**
     * A situation.
     *
     * @throws IllegalArgumentException if there are more or fewer values than cells
     */
    public Situation {
        int cells = values.replace("+", "").length();
        if (cells != shape.cells()) {
            throw new IllegalArgumentException("\"" + values + "\" has " + cells + " cells, but " + shape.name()
                    + " has " + shape.cells() + "; was a character lost?");
        }
        removed = List.copyOf(removed);
        conclusions = List.copyOf(conclusions);
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException for a line of another form
     */
    public static Situation parse(String line) {
        List<String> words = Arrays.asList(line.strip().split("\\s+"));
        boolean isWhole = words.size() == 4 || words.size() > 5 && words.get(4).equals(":");
        if (!isWhole || !words.get(3).startsWith(REMOVED)) {
            throw new IllegalArgumentException(
                    "\"" + line + "\" is not of the form ID SHAPE VALUES removed=CANDIDATES : CONCLUSIONS");
        }
        String list = words.get(3).substring(REMOVED.length());
        return new Situation(
                words.get(0),
                Shape.parse(words.get(1)),
                words.get(2),
                list.equals("-") ? List.of() : Arrays.asList(list.split(",")),
                words.subList(Math.min(5, words.size()), words.size()));
    }

    /** The situation of a step on its board. */
    public static Situation of(BoardView board, Step step) {
        return of(
                board,
                step.technique().id(),
                step.conclusions().stream().map(Conclusion::toString).toList());
    }

    /** The situation of a board on which a technique concludes that much. */
    public static Situation of(BoardView board, String form, List<String> conclusions) {
        return new Situation(form, board.shape(), values(board), removed(board), conclusions);
    }

    private static String values(BoardView board) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < board.shape().cells(); cell++) {
            text.append(board.isFilled(cell) && !board.isGiven(cell) ? "+" : "")
                    .append(Puzzle.character(board.value(cell)));
        }
        return text.toString();
    }

    private static List<String> removed(BoardView board) {
        Shape shape = board.shape();
        Digits[] byRule = board.toPosition().candidatesByRules();
        List<String> gone = new ArrayList<>();
        for (int cell = 0; cell < shape.cells(); cell++) {
            for (int value = 1; value <= shape.size(); value++) {
                if (!board.isFilled(cell) && byRule[cell].contains(value) && !board.has(cell, value)) {
                    gone.add(new Conclusion.Remove(shape.candidate(cell, value)).toString());
                }
            }
        }
        return gone;
    }

    /** Whether a step's conclusions are exactly these, in any order. */
    public boolean matches(Step step) {
        return step.conclusions().stream()
                .map(Conclusion::toString)
                .collect(Collectors.toSet())
                .equals(Set.copyOf(conclusions));
    }

    /** The board. */
    public Board board(Uniqueness uniqueness) {
        Board board = Board.of(position(), uniqueness);
        for (String text : removed) {
            Candidate candidate = candidate(text);
            board.remove(candidate.cell(), candidate.value());
        }
        return board;
    }

    private Candidate candidate(String text) {
        Matcher matcher = CANDIDATE.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("\"" + text + "\" is not a candidate; write r1c1<>5");
        }
        int cell = (Integer.parseInt(matcher.group(1)) - 1) * shape.size() + Integer.parseInt(matcher.group(2)) - 1;
        return shape.candidate(cell, Integer.parseInt(matcher.group(3)));
    }

    private Position position() {
        int[] givens = new int[shape.cells()];
        int[] placed = new int[shape.cells()];
        int cell = 0;
        for (int i = 0; i < values.length(); i++) {
            boolean isPlaced = values.charAt(i) == '+';
            i += isPlaced ? 1 : 0;
            (isPlaced ? placed : givens)[cell++] = values.charAt(i) == '.' ? 0 : Character.digit(values.charAt(i), 36);
        }
        Position position = Position.of(Puzzle.of(shape, givens));
        for (int i = 0; i < placed.length; i++) {
            position = placed[i] == 0 ? position : position.withPlaced(i, placed[i]);
        }
        return position;
    }

    /** The line, which {@link #parse} reads. */
    @Override
    public String toString() {
        return form + " " + shape.name() + " " + values + " " + REMOVED
                + (removed.isEmpty() ? "-" : String.join(",", removed))
                + (conclusions.isEmpty() ? "" : " : " + String.join(" ", conclusions));
    }
}
