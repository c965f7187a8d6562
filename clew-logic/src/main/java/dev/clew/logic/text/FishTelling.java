package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Slot;
import java.util.List;

/** One digit in as many houses one way as the other, perhaps with fins. */
record FishTelling(Scene scene, SlotGroup bases, SlotGroup covers, List<Candidate> fins) implements Telling {
    @Override
    public String nudge() {
        String lines = scene.kinds(bases.houses());
        String size = Words.capital(Words.number(bases.size()));
        String almost = fins.isEmpty() ? "" : " almost";
        return scene.pick(
                "Follow one digit through whole " + lines + ". " + size + " of them" + almost + " look alike.",
                size + " " + lines + almost + " agree about one digit.");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.name(),
                ": compare ",
                scene.houses(bases.houses()),
                ". One digit has the same ",
                Words.number(covers.size()),
                " ",
                scene.kinds(covers.houses()),
                bases.size() == 2 ? " in both" : " in all of them",
                fins.isEmpty() ? "." : ", but for a place or two to spare.");
    }

    @Override
    public List<Phrase> because() {
        Phrase fits = Phrase.of(
                        "In ",
                        scene.houses(bases.houses()),
                        " ",
                        Words.one(value()),
                        " fits only in ",
                        scene.houses(covers.houses()))
                .about(places());
        return fins.isEmpty() ? List.of(Phrase.of(fits, "."), Phrase.of("The ", filled()), noOther()) : finned(fits);
    }

    @Override
    public Phrase therefore() {
        return scene.verdict();
    }

    /** Where the digit fits in the base houses. */
    private CellSet places() {
        return scene.cellsOf(bases.houses().stream()
                .flatMap(house -> new Slot.InHouse(house, value()).candidates(scene.board()).stream())
                .toList());
    }

    private int value() {
        return bases.values().first();
    }

    private String filled() {
        return scene.kinds(bases.houses()) + " cannot share a " + coverKind() + ", so they fill "
                + (covers.size() == 2 ? "both" : "all " + Words.number(covers.size())) + ".";
    }

    private Phrase noOther() {
        return Phrase.of("No other ", value(), " fits in these ", scene.kinds(covers.houses()), ".");
    }

    private String coverKind() {
        List<String> kinds =
                covers.houses().stream().map(scene::kind).distinct().toList();
        return kinds.size() == 1 ? kinds.get(0) : "house";
    }

    private List<Phrase> finned(Phrase fits) {
        CellSet finCells = scene.cellsOf(fins);
        CellSet targets = scene.targets();
        boolean one = finCells.size() == 1;
        return List.of(
                Phrase.of(fits, ", but for the ", one ? "fin " : "fins ", scene.cells(finCells), "."),
                Phrase.of("Suppose ", one ? "the fin is not " : "no fin is ", value(), ": the ", filled()),
                noOther(),
                Phrase.of(
                        "Or else ",
                        one ? "the fin is " : "a fin is ",
                        value(),
                        ", and ",
                        scene.cells(targets),
                        Words.plural(targets.size(), " sees ", " see "),
                        one ? "it." : "all of them."));
    }

    @Override
    public String pattern() {
        String fin = fins.isEmpty() ? "" : " f" + scene.cellsOf(fins).toString().replace(", ", " f");
        return value() + " " + scene.shortHouses(bases.houses()) + " " + scene.shortHouses(covers.houses()) + fin;
    }
}
