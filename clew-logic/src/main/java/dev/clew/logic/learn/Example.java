package dev.clew.logic.learn;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A step that shows a technique or a form of it well: found on its board, and proven.
 *
 * @param board the board, before the step
 * @param step the step
 */
public record Example(Board board, Step step) {
    private static final Pattern CANDIDATE = Pattern.compile("r(\\d+)c(\\d+)(?:=|<>)(\\d+)");

    /**
     * Reads a line: the id of the form, the shape, the values, the candidates gone and what follows. A value is one
     * character a cell, {@code .} for an open one; {@code +5} is placed, {@code 5} given.
     *
     * <pre>x-wing 9x9 VALUES removed=r1c1&lt;&gt;5,r2c2&lt;&gt;3 : r3c6&lt;&gt;4 r3c8&lt;&gt;4</pre>
     *
     * @throws IllegalArgumentException if the technique finds no such step there, or it is not proven
     */
    public static Example parse(String line) {
        List<String> words = new ArrayList<>(List.of(line.strip().split("\\s+")));
        String id = words.remove(0);
        Position position = position(Shape.parse(words.remove(0)), words.remove(0));
        String removed = words.remove(0).substring("removed=".length());
        Technique technique = TechniqueCatalog.standard().require(id);
        Board board = board(technique.info(), position, removed);
        Set<String> conclusions = Set.copyOf(words.subList(1, words.size()));
        return new Example(board, find(technique, id, board, conclusions));
    }

    /** The form that the step shows. */
    public TechniqueInfo form() {
        return step.technique();
    }

    private static Board board(TechniqueInfo technique, Position position, String removed) {
        Uniqueness uniqueness =
                technique.needsUniqueness() ? Uniqueness.of(position, Budget.unlimited()) : Uniqueness.UNKNOWN;
        Board board = Board.of(position, uniqueness);
        Matcher matcher = CANDIDATE.matcher(removed);
        while (matcher.find()) {
            Candidate candidate = candidate(position.shape(), matcher);
            board.remove(candidate.cell(), candidate.value());
        }
        return board;
    }

    private static Candidate candidate(Shape shape, Matcher matcher) {
        int cell = (Integer.parseInt(matcher.group(1)) - 1) * shape.size() + Integer.parseInt(matcher.group(2)) - 1;
        return shape.candidate(cell, Integer.parseInt(matcher.group(3)));
    }

    private static Position position(Shape shape, String text) {
        int[] givens = new int[shape.cells()];
        int[] placed = new int[shape.cells()];
        int cell = 0;
        for (int i = 0; i < text.length(); i++) {
            boolean isPlaced = text.charAt(i) == '+';
            i += isPlaced ? 1 : 0;
            int value = text.charAt(i) == '.' ? 0 : Character.digit(text.charAt(i), 36);
            (isPlaced ? placed : givens)[cell++] = value;
        }
        Position position = Position.of(Puzzle.of(shape, givens));
        for (int i = 0; i < placed.length; i++) {
            position = placed[i] == 0 ? position : position.withPlaced(i, placed[i]);
        }
        return position;
    }

    private static Step find(Technique technique, String id, Board board, Set<String> conclusions) {
        List<Step> found = new ArrayList<>();
        technique.find(board, step -> {
            if (step.technique().id().equals(id) && conclusions(step).equals(conclusions)) {
                found.add(step);
            }
            return found.isEmpty();
        });
        if (found.isEmpty()) {
            throw new IllegalArgumentException("The example of " + id + " has no step with " + conclusions);
        }
        if (found.get(0).check(board, new ProofChecker()) instanceof Verdict.Unproven unproven) {
            throw new IllegalArgumentException("The example of " + id + " is not proven: " + unproven.reason());
        }
        return found.get(0);
    }

    private static Set<String> conclusions(Step step) {
        return step.conclusions().stream().map(Conclusion::toString).collect(Collectors.toSet());
    }
}
