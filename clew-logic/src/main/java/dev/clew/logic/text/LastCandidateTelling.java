package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.Digits;
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
    public String where() {
        int houses = scene.shape().housesOf(last.cell());
        int house = scene.shape().houseOf(last.cell(), houses - 1);
        return scene.name() + " in " + scene.house(house) + ": one cell there has a single candidate left.";
    }

    @Override
    public String why() {
        String cell = scene.shape().cellName(last.cell());
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
        String before = missing.isEmpty() ? "" : " " + list(missing) + struckOut(missing);
        String first = reasons.isEmpty() ? "" : Words.capital(Words.and(reasons)) + ".";
        return (first + before + " " + "Only " + last.value() + " is left for " + cell + ": " + scene.effects() + ".")
                .strip();
    }

    /** No rule excludes these: an earlier step did, or the player. */
    private static String struckOut(Digits values) {
        return Words.plural(values.size(), " was", " were") + " struck out before.";
    }

    private static String list(Digits values) {
        return Words.and(values.stream().boxed().toList());
    }

    /** The values of the peers, also of those that share no house with the cell. */
    private Digits seenValues() {
        Digits seen = Digits.NONE;
        for (int i = 0; i < scene.shape().peerCount(last.cell()); i++) {
            int value = scene.board().value(scene.shape().peer(last.cell(), i));
            seen = value == 0 ? seen : seen.with(value);
        }
        return seen;
    }

    @Override
    public String pattern() {
        return "";
    }
}
