package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Family;
import java.util.List;
import java.util.Optional;

/** One digit in two colours along houses where it has two places: one colour holds it everywhere, the other nowhere. */
record ColourExplanation(Scene scene, Cases proof, Branch on, Branch off) implements Explanation {
    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Cases proof) {
        if (proof.split().isPresent() || proof.branches().size() != 2) {
            return Optional.empty();
        }
        int first = proof.branches().get(0).assumption().on() ? 0 : 1;
        ColourExplanation colours = new ColourExplanation(
                scene, proof, proof.branches().get(first), proof.branches().get(1 - first));
        return colours.isColoured() ? Optional.of(colours) : Optional.empty();
    }

    private boolean isColoured() {
        return on.assumption().on()
                && Chains.isOneDigit(scene, on.claims())
                && Chains.isOneDigit(scene, off.claims())
                && off.emptied().isEmpty()
                && proof.branches().stream().allMatch(branch -> Chains.isPlain(branch) && isStrong(branch))
                && (isColouring() || proof.branches().stream().noneMatch(Chains::isBare));
    }

    /** One chain of strong links alone is a chain to some and colours to others, so here the technique is asked. */
    private boolean isColouring() {
        return scene.step().technique().family() == Family.COLORING;
    }

    /** Whether every link is between the two places of a house; the last of a wrong colour is not. */
    private boolean isStrong(Branch branch) {
        List<Claim> claims = branch.claims();
        int last = branch.implications().size() - (branch.emptied().isPresent() ? 1 : 0);
        for (int i = 0; i < last; i++) {
            Implication implication = branch.implications().get(i);
            if (implication.from().size() != 1
                    || !isPair(
                            claims.get(implication.from().get(0)).first(),
                            claims.get(i + 1).first())) {
                return false;
            }
        }
        return true;
    }

    private boolean isPair(Candidate one, Candidate other) {
        CellSet both = scene.cellsOf(List.of(one, other));
        return scene.sharedHouses(both).stream()
                .anyMatch(house -> new Slot.InHouse(house, one.value())
                                .candidates(scene.board())
                                .size()
                        == 2);
    }

    private int value() {
        return on.assumption().first().value();
    }

    /** The cells of the colour of the assumption, or of the other. */
    private CellSet colour(boolean first) {
        CellSet cells = CellSet.of(scene.board().size());
        for (Branch branch : proof.branches()) {
            for (Claim claim : branch.claims()) {
                boolean same = claim.on() == (branch.equals(on));
                // The last claim of a wrong colour is off although it has that colour: that is the contradiction.
                boolean clash = branch.emptied().isPresent() && claim.equals(branch.last());
                cells = (same != clash) == first ? cells.with(claim.first().cell()) : cells;
            }
        }
        return cells;
    }

    private boolean isWrap() {
        return on.emptied().isPresent();
    }

    @Override
    public String nudge() {
        return scene.pick(
                "Colour the places of one digit in turn wherever a house has just two of them.",
                "Take one digit and two colours, and see what the colours say about each other.");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.title(),
                ": start in ",
                scene.place(scene.cellsOf(on.assumption().candidates())),
                " and colour one digit's places in turn wherever a house has just two.");
    }

    @Override
    public List<Phrase> because() {
        Phrase colours = Phrase.of(
                "Where a house has just two places for ",
                value(),
                ", colour these in turn: A (",
                Phrase.names(colour(true)),
                ") and B (",
                Phrase.names(colour(false)),
                ").");
        if (isWrap()) {
            CellSet clash =
                    scene.cellsOf(List.of(on.assumption().first(), on.last().first()));
            return List.of(
                    colours,
                    Phrase.of(scene.cells(clash), " are both A and see each other, so no A is ", value(), "."));
        }
        return List.of(colours, Phrase.of("Either all of A or all of B is ", value(), "."));
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        return isWrap() ? effects.therefore() : effects.therefore(effects.seeing("both colours"));
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
