package dev.clew.logic.review;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.advice.HintOutcome;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.scale.se.SeTechniques;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.logic.text.Depth;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds every step on a position, perhaps of some techniques only. Immutable.
 *
 * @param scale what chooses and grades the steps
 * @param wanted what the steps may be called; empty for anything
 * @param budget what each puzzle may cost
 */
public record StepFinder(Scale scale, List<TechniqueInfo> wanted, Budget budget) {
    /**
     * What the steps of a technique may be called, or the one form of it that a text names.
     *
     * @throws IllegalArgumentException if the technique does not exist; the message lists the ids
     */
    public static List<TechniqueInfo> named(String text) {
        List<TechniqueInfo> onOthers = SeTechniques.find(text);
        if (!onOthers.isEmpty() && TechniqueCatalog.standard().find(text).isEmpty()) {
            return onOthers;
        }
        List<TechniqueInfo> names = new ArrayList<>(ours(text));
        names.addAll(onOthers);
        return names;
    }

    private static List<TechniqueInfo> ours(String text) {
        Technique technique = TechniqueCatalog.standard().require(text);
        List<TechniqueInfo> names = new ArrayList<>(technique.forms());
        names.add(technique.info());
        List<TechniqueInfo> exact = technique.forms().stream()
                .filter(form -> form.isNamed(text) && !technique.info().isNamed(text))
                .toList();
        return exact.isEmpty() ? names : exact;
    }

    /**
     * What was found.
     *
     * @param hint the state of the position, and the first step
     * @param moves the steps with their grades, easiest first
     */
    public record Found(Hint hint, List<Move> moves) {
        /** The steps. */
        public List<Step> steps() {
            return moves.stream().map(Move::step).toList();
        }

        /** The position as techniques see it. */
        public BoardView board() {
            return hint.board();
        }

        /** The outcome. */
        public HintOutcome outcome() {
            boolean none = moves.isEmpty() && hint.outcome() == HintOutcome.STEP;
            return none ? HintOutcome.STUCK : hint.outcome();
        }

        /** The outcome in words. */
        public String message() {
            if (!moves.isEmpty()) {
                String count = moves.size() + (moves.size() == 1 ? " step." : " steps.");
                return (count + " " + hint.status().putBackWords()).strip();
            }
            return hint.move().isPresent() ? "No step of that technique is available." : hint.words(Depth.WHY);
        }
    }

    /** Looks at a position. */
    public Found find(Position position) {
        return find(PositionStatus.of(position, budget));
    }

    /** Looks at a position whose status is known. */
    public Found find(PositionStatus status) {
        Hint hint = Hint.of(status, scale, budget);
        if (hint.move().isEmpty()) {
            return new Found(hint, List.of());
        }
        List<Move> moves = scale.all(hint.board(), budget.start()).stream()
                .filter(move -> wanted.isEmpty() || wanted.contains(move.step().technique()))
                .toList();
        return new Found(hint, moves);
    }
}
