package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A step in words. It reads the board on which the step was found whenever it is asked, so ask before the board changes.
 * As thread-safe as the board.
 */
public final class StepText {
    private final Scene scene;
    private final Telling telling;

    private StepText(Scene scene, Telling telling) {
        this.scene = scene;
        this.telling = telling;
    }

    /** The texts of a step on the board on which it was found. */
    public static StepText of(BoardView board, Step step) {
        Scene scene = new Scene(board, step);
        Proof.Visitor<Telling> choice = new TellingChoice(scene);
        return new StepText(
                scene, step.evidence().map(proof -> proof.accept(choice)).orElseGet(() -> new GuessTelling(scene)));
    }

    /** What players call the technique: {@code Pointing}; its name in the catalogue may be longer. */
    public String title() {
        return scene.step().technique().title();
    }

    /** What there is to do, in two or three words: {@code Place 7}, {@code Eliminate 3 candidates}. */
    public String action() {
        return scene.action();
    }

    /** The digits that are certain after the step: those it places, and those it leaves alone in their cells. */
    public List<Candidate> proves() {
        return scene.proved();
    }

    /** A nudge that names neither cell nor digit of the conclusion. */
    public String nudge() {
        return telling.nudge();
    }

    /** Where to look and with which technique, but not what follows. */
    public String where() {
        return telling.where().toString();
    }

    /** What follows and why: the clauses of {@link #because} and {@link #therefore} with a space between two. */
    public String why() {
        List<Phrase> all = new ArrayList<>(telling.because());
        all.add(telling.therefore());
        return Phrase.join(" ", all).toString();
    }

    /** {@link #where} with what it names. */
    public Clause look() {
        return clause(telling.where());
    }

    /** The argument of {@link #why}, clause by clause. */
    public List<Clause> because() {
        return telling.because().stream().map(this::clause).toList();
    }

    /** The end of {@link #why}, which names every conclusion. */
    public Clause therefore() {
        return clause(telling.therefore());
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

    /** The step on one line in players' notation: {@code X-Wing: 9 r49 c17 => r1c7<>9}. */
    public String notation() {
        String pattern = telling.pattern();
        return scene.name() + ": " + (pattern.isEmpty() ? "" : pattern + " => ") + conclusions();
    }

    /** The conclusions alone in players' notation: {@code r2c456<>5, r7c1<>5}. */
    public String conclusions() {
        return scene.effects().toString();
    }
}
