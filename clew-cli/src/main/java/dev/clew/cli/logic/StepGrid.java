package dev.clew.cli.logic;

import dev.clew.core.Candidate;
import dev.clew.core.Digits;
import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.technique.Step;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.StepDiagram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The grid of a step for a terminal: values where the step places one, values and candidates where it removes some, with
 * the step's candidates coloured by their part.
 */
public final class StepGrid {
    private static final String PLAIN = "\u001b[0m";
    private static final String GIVEN = "\u001b[1m";
    private static final String FAINT = "\u001b[2m";

    private final BoardView board;
    private final Shape shape;
    private final Map<Candidate, CandidateRole> roles;
    private final Digits[] marks;
    private final boolean colour;
    private final int[] widths;

    private StepGrid(BoardView board, Map<Candidate, CandidateRole> roles, Digits[] marks, boolean colour) {
        this.board = board;
        this.shape = board.shape();
        this.roles = roles;
        this.marks = marks;
        this.colour = colour;
        this.widths = new int[shape.size()];
        for (int cell = 0; cell < shape.cells(); cell++) {
            int column = shape.column(cell);
            widths[column] = Math.max(widths[column], width(cell));
        }
    }

    /** The grid with the step shown on it. */
    public static String draw(BoardView board, Step step, boolean colour) {
        boolean removes = step.conclusions().stream().anyMatch(Conclusion::isRemoval);
        Map<Candidate, CandidateRole> roles = StepDiagram.of(board, step).candidates();
        return new StepGrid(board, roles, removes ? candidates(board) : placed(board, roles), colour).draw();
    }

    /** The grid with the candidates of its open cells. */
    public static String draw(BoardView board, boolean colour) {
        return draw(board, candidates(board), colour);
    }

    /** The grid with these marks in its open cells. */
    public static String draw(BoardView board, Digits[] marks, boolean colour) {
        return new StepGrid(board, Map.of(), marks, colour).draw();
    }

    private static Digits[] candidates(BoardView board) {
        Digits[] candidates = new Digits[board.shape().cells()];
        for (int cell = 0; cell < candidates.length; cell++) {
            candidates[cell] = board.digits(cell);
        }
        return candidates;
    }

    /** The value that a step places, and nothing else. */
    private static Digits[] placed(BoardView board, Map<Candidate, CandidateRole> roles) {
        Digits[] placed = new Digits[board.shape().cells()];
        Arrays.fill(placed, Digits.NONE);
        roles.forEach((candidate, role) -> {
            if (role == CandidateRole.PLACED) {
                placed[candidate.cell()] = placed[candidate.cell()].with(candidate.value());
            }
        });
        return placed;
    }

    private String draw() {
        List<String> lines = new ArrayList<>();
        lines.add(header());
        for (int row = 0; row < shape.size(); row++) {
            if (row > 0 && shape.boxRows() > 0 && row % shape.boxRows() == 0) {
                lines.add(rule());
            }
            StringBuilder line = new StringBuilder(faint(label("r", row, 4)));
            for (int column = 0; column < shape.size(); column++) {
                int cell = row * shape.size() + column;
                line.append(gap(column, "| ")).append(text(cell)).append(" ".repeat(widths[column] - width(cell) + 1));
            }
            lines.add(line.toString().stripTrailing());
        }
        return String.join("\n", lines);
    }

    private String header() {
        StringBuilder line = new StringBuilder("    ");
        for (int column = 0; column < shape.size(); column++) {
            line.append(gap(column, "  ")).append(label("", column, widths[column] + 1));
        }
        return faint(line.toString().stripTrailing());
    }

    private String rule() {
        StringBuilder line = new StringBuilder("    ");
        for (int column = 0; column < shape.size(); column++) {
            line.append(gap(column, "+-")).append("-".repeat(widths[column] + 1));
        }
        return line.toString();
    }

    private String gap(int column, String between) {
        return column > 0 && shape.boxColumns() > 0 && column % shape.boxColumns() == 0 ? between : "";
    }

    private static String label(String letter, int index, int width) {
        String text = letter + (index + 1);
        return text + " ".repeat(Math.max(1, width - text.length()));
    }

    private String faint(String text) {
        return colour ? FAINT + text + PLAIN : text;
    }

    // ---- cells ----

    private int width(int cell) {
        int own = digits(cell).stream()
                .mapToInt(digit -> String.valueOf(digit).length())
                .sum();
        int bars = shape.size() > 9 ? Math.max(0, digits(cell).size() - 1) : 0;
        return Math.max(String.valueOf(shape.size()).length(), own + bars);
    }

    /** What is shown in a cell: its value or its marks. */
    private List<Integer> digits(int cell) {
        return board.isFilled(cell)
                ? List.of(board.value(cell))
                : marks[cell].stream().boxed().toList();
    }

    private String text(int cell) {
        List<Integer> digits = digits(cell);
        if (digits.isEmpty()) {
            return "." + " ".repeat(width(cell) - 1);
        }
        StringBuilder text = new StringBuilder();
        int length = 0;
        for (int digit : digits) {
            String separator = length > 0 && shape.size() > 9 ? "," : "";
            text.append(separator).append(coloured(digit, cell));
            length += separator.length() + String.valueOf(digit).length();
        }
        return text + " ".repeat(width(cell) - length);
    }

    private String coloured(int digit, int cell) {
        if (!colour) {
            return Integer.toString(digit);
        }
        if (board.isFilled(cell)) {
            return board.isGiven(cell) ? GIVEN + digit + PLAIN : Integer.toString(digit);
        }
        CandidateRole role = roles.get(board.candidate(cell, digit));
        return role == null ? FAINT + digit + PLAIN : code(role) + digit + PLAIN;
    }

    private static String code(CandidateRole role) {
        return switch (role) {
            case PATTERN, THEN_SO, COLOUR, SHARED, BREAKER -> "\u001b[1;34m";
            case IF_NOT, OTHER_COLOUR, NOT_BOTH -> "\u001b[4;34m";
            case FIN, DEADLY -> "\u001b[1;35m";
            case COVER -> "\u001b[33m";
            case REMOVED -> "\u001b[9;31m";
            case PLACED -> "\u001b[1;32m";
        };
    }
}
