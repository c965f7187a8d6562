package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.Digits;
import dev.clew.logic.board.Links;
import java.util.ArrayList;
import java.util.List;

/** The last candidate of a cell. */
record LastCandidateTelling(Scene scene, Candidate last) implements Telling {
    @Override
    public String nudge() {
        return scene.pick(
                "One cell has fewer choices than it seems.",
                "Count what one crowded cell can still hold.",
                "Look for a cell whose row, column and neighbours leave it little.");
    }

    @Override
    public Phrase where() {
        int houses = scene.shape().housesOf(last.cell());
        int house = scene.shape().houseOf(last.cell(), houses - 1);
        return Phrase.of(scene.name(), " in ", scene.house(house), ": one cell there has a single candidate left.");
    }

    @Override
    public List<Phrase> because() {
        List<String> reasons = new ArrayList<>();
        Digits missing = scene.shape().values().without(last.value());
        for (int i = 0; i < scene.shape().housesOf(last.cell()); i++) {
            int house = scene.shape().houseOf(last.cell(), i);
            Digits here = new Digits(scene.board().filledValues(house), 0).and(missing);
            missing = missing.minus(here);
            if (!here.isEmpty()) {
                reasons.add(scene.house(house) + (reasons.isEmpty() ? " has " : " also ") + list(here));
            }
        }
        Digits seen = seenValues().and(missing);
        missing = missing.minus(seen);
        if (!seen.isEmpty()) {
            reasons.add("other cells it sees hold " + list(seen));
        }
        List<Phrase> told = new ArrayList<>();
        if (!reasons.isEmpty()) {
            told.add(Phrase.of(Words.and(reasons), ".").capital());
        }
        if (!missing.isEmpty()) {
            told.add(Phrase.of(list(missing), struckOut(missing)));
        }
        return told;
    }

    @Override
    public Phrase therefore() {
        return Phrase.of("Only ", last.value(), " is left for ", scene.cell(last.cell()), ": ", scene.effects(), ".");
    }

    /** No rule excludes these: an earlier step did, or the player. */
    private static String struckOut(Digits values) {
        return Words.plural(values.size(), " was", " were") + " struck out before.";
    }

    private static String list(Digits values) {
        return Words.and(values.stream().boxed().toList()).toString();
    }

    /** The values that cannot stand here, because they stand in a cell that they see from here. */
    private Digits seenValues() {
        Digits seen = Digits.NONE;
        for (int value = 1; value <= scene.board().size(); value++) {
            seen = isSeen(value) ? seen.with(value) : seen;
        }
        return seen;
    }

    private boolean isSeen(int value) {
        Links links = scene.board().links();
        for (int i = 0; i < links.seenCount(value, last.cell()); i++) {
            if (scene.board().value(links.seen(value, last.cell(), i)) == value) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String pattern() {
        return "";
    }
}
