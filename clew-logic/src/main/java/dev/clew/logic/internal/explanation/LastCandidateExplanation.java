package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.logic.board.Links;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The last candidate of a cell. */
record LastCandidateExplanation(Scene scene, Candidate last) implements Explanation {
    @Override
    public String nudge() {
        return scene.pick(
                "One cell has only one digit left.",
                "Look for a cell that sees nearly every digit.",
                "Ask of a crowded cell what it can still be.");
    }

    @Override
    public Phrase where() {
        int houses = scene.shape().housesOf(last.cell());
        int house = scene.shape().houseOf(last.cell(), houses - 1);
        return Phrase.of(scene.title(), " in ", scene.house(house), ": one cell there has only one candidate left.");
    }

    @Override
    public List<Phrase> because() {
        List<Phrase> seen = new ArrayList<>();
        Digits missing = scene.shape().values().without(last.value());
        for (int i = 0; i < scene.shape().housesOf(last.cell()); i++) {
            int house = scene.shape().houseOf(last.cell(), i);
            Digits here = new Digits(scene.board().filledValues(house), 0).and(missing);
            missing = missing.minus(here);
            if (!here.isEmpty()) {
                seen.add(Phrase.of(Scene.and(here), " in ", scene.house(house)));
            }
        }
        Digits elsewhere = Digits.NONE;
        CellSet holders = CellSet.of(scene.board().size());
        for (int value : missing.toArray()) {
            int holder = holder(value);
            elsewhere = holder < 0 ? elsewhere : elsewhere.with(value);
            holders = holder < 0 ? holders : holders.with(holder);
        }
        missing = missing.minus(elsewhere);
        if (!elsewhere.isEmpty()) {
            seen.add(Phrase.of(Scene.and(elsewhere), " in ", scene.cells(holders)));
        }
        return List.of(told(seen, missing));
    }

    private Phrase told(List<Phrase> seen, Digits eliminated) {
        Phrase leaves = Phrase.of(", which leaves only ", last.value(), ".");
        Phrase before = Phrase.of(
                Scene.and(eliminated), Words.plural(eliminated.size(), " was", " were"), " eliminated earlier");
        if (seen.isEmpty()) {
            return Phrase.of("In ", scene.cell(last.cell()), ", ", before, leaves);
        }
        Phrase sees = Phrase.of(scene.cell(last.cell()), " sees ", list(seen));
        return eliminated.isEmpty() ? Phrase.of(sees, leaves) : Phrase.of(sees, "; ", before, leaves);
    }

    /** The parts are lists themselves, so they need a comma each. */
    private static Phrase list(List<Phrase> parts) {
        int size = parts.size();
        return size == 1
                ? parts.get(0)
                : Phrase.of(Phrase.join(", ", parts.subList(0, size - 1)), ", and ", parts.get(size - 1));
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    /** A cell that is seen from here and holds the value, or -1. */
    private int holder(int value) {
        Links links = scene.board().links();
        for (int i = 0; i < links.seenCount(value, last.cell()); i++) {
            int other = links.seen(value, last.cell(), i);
            if (scene.board().value(other) == value) {
                return other;
            }
        }
        return -1;
    }

    @Override
    public String pattern() {
        return "";
    }
}
