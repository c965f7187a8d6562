package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A pattern that leaves a digit one place in a house. The proof supposes that the digit is not there; the text says the
 * pattern first and then what it leaves.
 *
 * @param house the house with one place left
 * @param chain the branch that refutes any other place
 */
record DirectExplanation(Scene scene, Cases proof, Branch chain, int house) implements Explanation {
    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Cases proof) {
        return Chains.only(proof)
                .filter(chain -> !chain.assumption().on()
                        && chain.assumption().candidates().size() == 1
                        && chain.emptied().isPresent())
                .flatMap(chain -> house(chain).map(house -> new DirectExplanation(scene, proof, chain, house)));
    }

    /** The house, if a proof that needs no assumption empties it, or if the digit is tied up in another house. */
    private static Optional<Integer> house(Branch chain) {
        List<Implication> implications = chain.implications();
        Implication first = implications.get(0);
        Optional<Slot> slot = implications.size() == 2
                        && implications.get(1).from().equals(List.of(1))
                        && !implications.get(1).claim().on()
                ? Chains.slot(first)
                : implications.size() == 1
                                && first.from().isEmpty()
                                && nested(first).isPresent()
                        ? chain.emptied()
                        : Optional.empty();
        OptionalInt house = slot.map(it -> Parts.of(it).house()).orElse(OptionalInt.empty());
        boolean isOneDigit = slot.isPresent()
                && Parts.of(slot.get()).value().orElse(0)
                        == chain.assumption().first().value()
                && Parts.of(chain.emptied().orElseThrow())
                        .value()
                        .equals(Parts.of(slot.get()).value());
        return house.isPresent() && isOneDigit ? Optional.of(house.getAsInt()) : Optional.empty();
    }

    private static Optional<Proof> nested(Implication implication) {
        return Parts.of(implication.reason()).proof();
    }

    private Candidate last() {
        return chain.assumption().first();
    }

    @Override
    public String nudge() {
        return scene.pick(
                "In one " + scene.kind(house) + ", a pattern leaves a digit a single cell.",
                "A digit is running out of room in its " + scene.kind(house) + ": a pattern takes up the other cells.");
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.title(), " in ", scene.house(house), ": a pattern leaves one digit a single cell there.");
    }

    @Override
    public List<Phrase> because() {
        List<Phrase> told = new ArrayList<>(
                chain.implications().size() == 1
                        ? nested(chain.implications().get(0))
                                .orElseThrow()
                                .accept((Proof.Visitor<Explanation>) new ExplanationChoice(scene))
                                .because()
                        : tiedUp());
        told.add(Phrase.of(
                "That leaves only ",
                scene.cell(last().cell()),
                " for ",
                last().value(),
                " in ",
                scene.house(house),
                "."));
        return told;
    }

    /** {@code Box 9 has room for 4 only in r7c7 or r9c7. Whichever it is sees r4c7 and r5c7.} */
    private List<Phrase> tiedUp() {
        Slot other = chain.emptied().orElseThrow();
        Claim elsewhere = chain.implications().get(0).claim();
        List<Candidate> places = other.candidates(scene.board());
        CellSet seen = scene.cellsOf(elsewhere.candidates());
        return List.of(
                Phrase.of(
                                Words.capital(
                                        scene.house(Parts.of(other).house().orElseThrow())),
                                " has room for ",
                                last().value(),
                                " only in ",
                                scene.anyOf(scene.cellsOf(places)),
                                ".")
                        .about(places),
                Phrase.of("Whichever it is sees ", scene.cells(seen), ".").about(elsewhere.candidates()));
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).place();
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
