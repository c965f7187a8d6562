package dev.clew.logic.advice;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.Explainer;
import dev.clew.logic.Profile;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.logic.text.Depth;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds every step on a position, perhaps of some techniques only. Immutable.
 *
 * @param profile the techniques, in order
 * @param wanted what the steps may be called; empty for anything
 * @param budget what each puzzle may cost
 */
public record StepFinder(Profile profile, List<TechniqueInfo> wanted, Budget budget) {
    /**
     * What the steps of a technique may be called, or the one form of it that a text names.
     *
     * @throws IllegalArgumentException if there is no such technique; the message lists the ids
     */
    public static List<TechniqueInfo> named(String text) {
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
     * @param hint how it stands, and the first step
     * @param steps the steps, in the profile's order
     */
    public record Found(Hint hint, List<Step> steps) {
        /** The position as techniques see it. */
        public Board board() {
            return hint.board();
        }

        /** What came of it. */
        public HintOutcome outcome() {
            boolean none = steps.isEmpty() && hint.outcome() == HintOutcome.STEP;
            return none ? HintOutcome.STUCK : hint.outcome();
        }

        /** What came of it, in words. */
        public String message() {
            if (!steps.isEmpty()) {
                String count = steps.size() + (steps.size() == 1 ? " step." : " steps.");
                return (count + " " + hint.standing().putBackWords()).strip();
            }
            return hint.step().isPresent() ? "No step of that technique is at hand." : hint.words(Depth.WHY);
        }
    }

    /** Looks at a position. */
    public Found find(Position position) {
        return find(Standing.of(position, budget));
    }

    /** Looks at a position of which it is known how it stands. */
    public Found find(Standing standing) {
        Hint hint = Hint.of(standing, profile, budget);
        if (hint.step().isEmpty()) {
            return new Found(hint, List.of());
        }
        List<Step> steps = new Explainer(profile)
                .all(hint.board(), budget).stream()
                        .filter(step -> wanted.isEmpty() || wanted.contains(step.technique()))
                        .toList();
        return new Found(hint, steps);
    }
}
