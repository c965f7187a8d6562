package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The last place for a digit in a house; where nothing else is open there, the last cell of the house. */
record LastPlaceTelling(Scene scene, int house, Candidate last) implements Telling {
    private boolean isLastCell() {
        return scene.board().openCells(house) == 1;
    }

    @Override
    public String nudge() {
        String kind = scene.kind(house);
        return isLastCell()
                ? scene.pick("One " + kind + " is all but finished.", "A " + kind + " waits for its last digit.")
                : scene.pick(
                        "One " + kind + " is closer to finished than it looks.",
                        "Ask of a " + kind + " what it still lacks, and where that could go.",
                        "One digit is running out of room in its " + kind + ".");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.name(),
                " in ",
                scene.house(house),
                isLastCell() ? ": one cell is left to fill." : ": one digit has a single place left there.");
    }

    @Override
    public List<Phrase> because() {
        if (isLastCell()) {
            return List.of(Phrase.of(Words.capital(scene.house(house)), " has every digit but ", last.value(), "."));
        }
        List<Phrase> reasons = new ArrayList<>();
        CellSet rest = blockers(reasons);
        List<Phrase> told = new ArrayList<>();
        if (!reasons.isEmpty()) {
            told.add(Phrase.of(Phrase.join(", ", reasons), ".").capital());
        }
        if (!rest.isEmpty()) {
            told.add(Phrase.of("In ", scene.cells(rest), " the ", last.value(), " was struck out before."));
        }
        return told;
    }

    @Override
    public Phrase therefore() {
        Phrase cell = scene.cell(last.cell());
        return isLastCell()
                ? Phrase.of("Its only open cell is ", cell, ": ", scene.effects(), ".")
                : Phrase.of(
                        "The only place left for ",
                        last.value(),
                        " in ",
                        scene.house(house),
                        " is ",
                        cell,
                        ": ",
                        scene.effects(),
                        ".");
    }

    /**
     * Adds placed digits that keep the house's other open cells from it, fewest first; gives the cells they leave, where
     * no rule but an earlier step or the player took the digit away.
     */
    private CellSet blockers(List<Phrase> reasons) {
        CellSet rest = CellSet.of(
                scene.board().size(),
                scene.shape().houseCells(house).stream()
                        .filter(cell -> !scene.board().isFilled(cell) && cell != last.cell())
                        .toArray());
        while (!rest.isEmpty()) {
            CellSet open = rest;
            int best = IntStream.range(0, scene.shape().cells())
                    .filter(cell -> scene.board().value(cell) == last.value())
                    .reduce(
                            -1,
                            (a, b) -> b >= 0
                                            && seen(b, open).size()
                                                    > seen(a, open).size()
                                    ? b
                                    : a);
            CellSet blocked = seen(best, rest);
            if (blocked.isEmpty()) {
                break;
            }
            reasons.add(reason(best, blocked, reasons.isEmpty()));
            rest = rest.minus(blocked);
        }
        return rest;
    }

    private CellSet seen(int cell, CellSet among) {
        return CellSet.of(
                scene.board().size(),
                among.stream()
                        .filter(other -> cell >= 0 && scene.board().links().sees(last.value(), cell, other))
                        .toArray());
    }

    private Phrase reason(int blocker, CellSet blocked, boolean first) {
        Phrase where = scene.cell(blocker);
        for (int shared : scene.sharedHouses(blocked.with(blocker))) {
            return Phrase.of(scene.house(shared), first ? " has its " + last.value() + " in " : " in ", where);
        }
        return Phrase.of("the ", last.value(), " in ", where, " sees ", scene.cells(blocked));
    }

    @Override
    public String pattern() {
        return "";
    }
}
