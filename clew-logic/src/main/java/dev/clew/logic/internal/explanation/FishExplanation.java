package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.SlotGroup;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Slot;
import java.util.List;

/** One digit in N houses one way and N houses the other way, perhaps with fins. */
record FishExplanation(Scene scene, SlotGroup bases, SlotGroup covers, List<Candidate> fins) implements Explanation {
    @Override
    public String nudge() {
        String lines = scene.kinds(bases.houses());
        String size = Words.number(bases.size());
        String almost = fins.isEmpty() ? "" : "almost ";
        return scene.pick(
                "Follow one digit through the " + lines + ": " + size + " of them " + almost + "match.",
                Words.capital(size) + " " + lines + " " + almost + "agree about one digit.");
    }

    @Override
    public Phrase where() {
        String fin = fins.isEmpty() ? "." : fins.size() == 1 ? ", but for one place." : ", but for a few places.";
        return Phrase.of(
                scene.title(),
                ": compare ",
                scene.houses(bases.houses()),
                ". One digit has the same ",
                Words.number(covers.size()),
                " ",
                scene.kinds(covers.houses()),
                bases.size() == 2 ? " in both" : " in all of them",
                fin);
    }

    @Override
    public List<Phrase> because() {
        Phrase fits = Phrase.of(
                        Words.capital(scene.houses(bases.houses())),
                        " have room for ",
                        value(),
                        " only in ",
                        scene.houses(covers.houses()))
                .about(places());
        return fins.isEmpty() ? List.of(Phrase.of(fits, "."), Phrase.of(taken().capital(), ".")) : finned(fits);
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    /** Where the digit fits in the base houses. */
    private List<Candidate> places() {
        return bases.houses().stream()
                .flatMap(house -> new Slot.InHouse(house, value()).candidates(scene.board()).stream())
                .toList();
    }

    private int value() {
        return bases.values().first();
    }

    private Phrase taken() {
        return Phrase.of(
                "the ",
                scene.kinds(bases.houses()),
                " take one ",
                scene.oneOfKinds(covers.houses()),
                " each, so no other cell of ",
                bases.size() == 2 ? "the two " : "these ",
                scene.kinds(covers.houses()),
                " can be ",
                value());
    }

    private List<Phrase> finned(Phrase fits) {
        CellSet finCells = scene.cellsOf(fins);
        boolean one = finCells.size() == 1;
        CellSet targets = scene.targets();
        return List.of(
                Phrase.of(fits, ", apart from the ", one ? "fin " : "fins ", scene.cells(finCells), "."),
                Phrase.of("If ", one ? "the fin is not " : "no fin is ", value(), ", ", taken(), ";"),
                Phrase.of(
                        "if ",
                        one ? "it is" : "one is",
                        ", ",
                        scene.cells(targets),
                        Words.plural(targets.size(), " sees it.", " see it.")));
    }

    @Override
    public String pattern() {
        String fin = fins.isEmpty() ? "" : " f" + scene.cellsOf(fins).toString().replace(", ", " f");
        return value() + " " + scene.shortHouses(bases.houses()) + " " + scene.shortHouses(covers.houses()) + fin;
    }
}
