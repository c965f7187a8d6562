package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The last place for a digit in a house; where nothing else is open there, the last cell of the house. */
record LastPlaceExplanation(Scene scene, int house, Candidate last) implements Explanation {
    private boolean isLastCell() {
        return scene.board().openCells(house) == 1;
    }

    @Override
    public String nudge() {
        String kind = scene.kind(house);
        return isLastCell()
                ? scene.pick("One " + kind + " has a single cell left to fill.", "A " + kind + " lacks just one digit.")
                : scene.pick(
                        "In one " + kind + ", a digit has only one cell left.",
                        "Pick a " + kind + " and ask where each of its missing digits can go.",
                        "One digit is running out of room in its " + kind + ".");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.title(),
                " in ",
                scene.house(house),
                isLastCell() ? ": only one cell is left to fill." : ": one digit has only one cell left there.");
    }

    @Override
    public List<Phrase> because() {
        if (isLastCell()) {
            return List.of(Phrase.of(
                    Words.capital(scene.house(house)), " has one open cell and lacks only ", last.value(), "."));
        }
        List<Integer> blockers = new ArrayList<>();
        CellSet rest = blockers(blockers);
        Phrase leaves = Phrase.of(" one cell for ", last.value(), " in ", scene.house(house), ".");
        if (blockers.isEmpty()) {
            return List.of(Phrase.of(
                    last.value(), " was eliminated earlier from ", scene.cells(rest), ", which leaves", leaves));
        }
        Phrase placed = Phrase.of(
                Words.plural(blockers.size(), "The " + last.value(), "The " + last.value() + "s"),
                " in ",
                Words.and(blockers.stream().sorted().map(scene::cell).toList()));
        return rest.isEmpty()
                ? List.of(Phrase.of(placed, Words.plural(blockers.size(), " leaves", " leave"), leaves))
                : List.of(Phrase.of(placed, " and earlier eliminations in ", scene.cells(rest), " leave", leaves));
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    /**
     * Adds placed digits that keep the house's other open cells from it, fewest first; gives the cells they leave, where
     * no rule but an earlier step or the player took the digit away.
     */
    private CellSet blockers(List<Integer> blockers) {
        CellSet rest = CellSet.of(
                scene.board().size(),
                scene.shape().houseCells(house).stream()
                        .filter(cell -> !scene.board().isFilled(cell) && cell != last.cell())
                        .toArray());
        while (!rest.isEmpty()) {
            CellSet open = rest;
            int best = IntStream.range(0, scene.shape().cells())
                    .filter(cell -> scene.board().value(cell) == last.value())
                    .reduce(-1, (a, b) -> seen(b, open).size() > seen(a, open).size() ? b : a);
            CellSet blocked = seen(best, rest);
            if (blocked.isEmpty()) {
                break;
            }
            blockers.add(best);
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

    @Override
    public String pattern() {
        return "";
    }
}
