package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.internal.explanation.Explanation;
import dev.clew.logic.internal.explanation.ExplanationChoice;
import dev.clew.logic.internal.explanation.GuessExplanation;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A step in words. It reads the board on which the step was found whenever it is asked, so ask before the board changes.
 * As thread-safe as the board.
 *
 * @since 0.2.0
 */
public final class StepText {
    /** Longer texts fold: their details are marked as such. */
    private static final int USUAL_LENGTH = 350;

    private final Scene scene;
    private final Explanation explanation;

    private StepText(Scene scene, Explanation explanation) {
        this.scene = scene;
        this.explanation = explanation;
    }

    /** The texts of a step on the board on which it was found. */
    public static StepText of(BoardView board, Step step) {
        Scene scene = new Scene(board, step);
        Proof.Visitor<Explanation> choice = new ExplanationChoice(scene);
        return new StepText(
                scene, step.evidence().map(proof -> proof.accept(choice)).orElseGet(() -> new GuessExplanation(scene)));
    }

    /** The title and the whole text. */
    @Override
    public String toString() {
        return title() + ": " + why();
    }

    /** What players call the technique: {@code Pointing}; its name in the catalogue may be longer. */
    public String title() {
        return scene.title();
    }

    /** What there is to do, in two or three words: {@code Place 7}, {@code Eliminate 3 candidates}. */
    public String action() {
        return new Effects(scene).action();
    }

    /** The digits that are certain after the step: those it places, and those it leaves alone in their cells. */
    public List<Candidate> proves() {
        return new Effects(scene).proved();
    }

    /** A nudge that names neither cell nor digit of the conclusion. */
    public String nudge() {
        return explanation.nudge();
    }

    /** Where to look and with which technique, but not what follows. */
    public String where() {
        return explanation.where().toString();
    }

    /** What follows and why: the clauses of {@link #because} and {@link #therefore} with a space between two. */
    public String why() {
        List<Phrase> all = new ArrayList<>(explanation.because());
        all.add(explanation.therefore());
        return Phrase.join(" ", all).toString();
    }

    /** {@link #why} without the details of a long argument. */
    public String brief() {
        List<String> all = new ArrayList<>();
        because().stream().filter(clause -> !clause.detail()).forEach(clause -> all.add(clause.text()));
        all.add(therefore().text());
        return String.join(" ", all);
    }

    /** {@link #where} with what it names. */
    public Clause look() {
        return clause(explanation.where());
    }

    /** The argument of {@link #why}, clause by clause. */
    public List<Clause> because() {
        List<Phrase> all = explanation.because();
        boolean isLong = why().length() > USUAL_LENGTH;
        return all.stream()
                .map(phrase -> clause(isLong ? phrase : phrase.inFull()))
                .toList();
    }

    /** The end of {@link #why}, which names every conclusion. */
    public Clause therefore() {
        return clause(explanation.therefore());
    }

    private Clause clause(Phrase phrase) {
        return phrase.toClause(scene.board().size());
    }

    /** The text of a depth. */
    public String at(Depth depth) {
        return switch (depth) {
            case NUDGE -> nudge();
            case WHERE -> where();
            case WHY -> why();
        };
    }

    /** The step on one line under the title that players give it: {@code Pointing: 8 in b2 => r789c4<>8}. */
    public String heading() {
        return title() + ": " + (scene.step().isGuess() ? conclusions() : patternAndConclusions());
    }

    /** The step on one line in players' notation: {@code X-Wing: 9 r49 c17 => r1c7<>9}. */
    public String notation() {
        return scene.step().technique().name() + ": " + patternAndConclusions();
    }

    private String patternAndConclusions() {
        String pattern = explanation.pattern();
        return (pattern.isEmpty() ? "" : pattern + " => ") + conclusions();
    }

    /** The conclusions alone in players' notation: {@code r2c456<>5, r7c1<>5}. */
    public String conclusions() {
        return new Effects(scene).notation().toString();
    }
}
