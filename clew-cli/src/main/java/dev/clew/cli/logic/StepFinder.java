package dev.clew.cli.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.Explainer;
import dev.clew.logic.Profile;
import dev.clew.logic.board.Board;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.logic.text.Depth;
import java.util.List;

/**
 * Finds every step on a position, perhaps of some techniques only.
 *
 * @param profile the techniques, in order
 * @param wanted what the steps may be called; empty for anything
 * @param budget what each puzzle may cost
 */
public record StepFinder(Profile profile, List<TechniqueInfo> wanted, Budget budget) {
    /**
     * What was found.
     *
     * @param hint how it stands, and the first step
     * @param steps the steps, in the profile's order
     */
    record Found(Hint hint, List<Step> steps) {
        Board board() {
            return hint.board();
        }

        HintOutcome outcome() {
            boolean none = steps.isEmpty() && hint.outcome() == HintOutcome.STEP;
            return none ? HintOutcome.STUCK : hint.outcome();
        }

        String message() {
            if (!steps.isEmpty()) {
                return steps.size() + (steps.size() == 1 ? " step." : " steps.");
            }
            return hint.step().isPresent() ? "No step of that technique is at hand." : hint.words(Depth.WHY);
        }
    }

    Found find(Position position) {
        Hint hint = Hint.of(position, profile, budget);
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
