package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.LockedSets;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One chain: if its beginning is not true, its end is, so what both exclude is false; or a candidate that leads back to
 * its own opposite. What follows is said first, then link by link how.
 */
record ChainExplanation(Scene scene, Cases proof, Branch chain) implements Explanation {
    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Cases proof) {
        return Chains.only(proof)
                .filter(chain -> !chain.assumption().on()
                        || chain.assumption()
                                .opposite()
                                .conclusions()
                                .containsAll(scene.step().conclusions()))
                .map(chain -> new ChainExplanation(scene, proof, chain));
    }

    private BranchWords links() {
        return chain.emptied().isPresent() ? BranchWords.of(scene, chain) : BranchWords.untilTruth(scene, chain);
    }

    private Claim start() {
        return chain.assumption();
    }

    private Claim end() {
        return links().end();
    }

    /** Whether the chain shows that its beginning is false. */
    private boolean isRefuted() {
        return start().on();
    }

    /** Whether the chain shows that its beginning is true. */
    private boolean isProved() {
        return !start().on() && end().equals(start().opposite());
    }

    private boolean isOneDigit() {
        return ClaimWords.isOneDigit(Chains.candidates(List.of(chain)));
    }

    @Override
    public String nudge() {
        if (!LockedSets.of(proof.branches()).isEmpty()) {
            return SetNudge.of(scene);
        }
        return isOneDigit()
                ? scene.pick(
                        "Follow one digit from house to house where it has only two places.",
                        "Stay with one digit. Suppose one of its places is wrong, and see where it must go instead.")
                : scene.pick(
                        "Suppose one candidate is false, and follow what must then be true.",
                        "Start from a cell with few candidates and follow one of them from cell to cell.");
    }

    @Override
    public Phrase where() {
        List<CellSet> sets = List.copyOf(LockedSets.of(proof.branches()).cells());
        return Phrase.of(
                scene.title(), ": ", sets.isEmpty() ? Chains.way(scene, start(), end()) : SetNudge.place(scene, sets));
    }

    @Override
    public List<Phrase> because() {
        List<Phrase> told = new ArrayList<>();
        told.add(Phrase.of("If ", words().clause(start()), ", ", outcome(), ":"));
        told.addAll(links().tell("."));
        if (!isRefuted() && !isProved()) {
            told.add(ends());
        }
        return told;
    }

    private ClaimWords words() {
        return new ClaimWords(scene);
    }

    /** What the beginning leads to, in short. */
    private Phrase outcome() {
        Claim end = end();
        if (chain.emptied().isPresent()) {
            return Phrase.of("there is a contradiction");
        }
        if (isProved()) {
            return Phrase.of("it follows that it is");
        }
        boolean sameCell = scene.cellsOf(end.candidates()).equals(scene.cellsOf(start().candidates()));
        boolean sameDigit =
                ClaimWords.isOneDigit(Stream.concat(start().candidates().stream(), end.candidates().stream())
                        .toList());
        if (!isRefuted()) {
            Phrase is = sameDigit && !sameCell
                    ? Phrase.of(scene.anyOf(scene.cellsOf(end.candidates())), " is")
                    : words().clause(end);
            return hangsOnOneCell() ? Phrase.of(is, ", which ", scene.cells(scene.targets()), " sees") : is;
        }
        if (sameCell) {
            return Phrase.of("it is also ", end.first().value(), ", which is impossible");
        }
        return sameDigit
                ? Phrase.of("so is ", scene.anyOf(scene.cellsOf(end.candidates())), ", which it sees")
                : Phrase.of(words().clause(end), ", which rules it out");
    }

    /** Whether all that is eliminated is in the one cell where the chain starts, and seen from where it ends. */
    private boolean hangsOnOneCell() {
        CellSet cell = scene.cellsOf(start().candidates());
        int value = end().first().value();
        List<Candidate> removed = Chains.removed(scene);
        return removed.size() == 1
                && removed.get(0).value() == value
                && cell.equals(scene.targets())
                && ClaimWords.isOneDigit(end().candidates());
    }

    private Phrase ends() {
        if (hangsOnOneCell()) {
            return Phrase.of(
                    "If ",
                    words().clause(start().opposite()),
                    ", it is not ",
                    end().first().value(),
                    " either.");
        }
        List<Candidate> all = Stream.concat(start().candidates().stream(), end().candidates().stream())
                .toList();
        return ClaimWords.isOneDigit(all)
                ? Phrase.of("So ", words().clause(Claim.on(all)), ".")
                : Phrase.of("So ", words().clause(start().opposite()), " or ", words().clause(end()), ".");
    }

    @Override
    public Phrase therefore() {
        Effects effects = new Effects(scene);
        if (isProved()) {
            return effects.place();
        }
        if (isRefuted() || hangsOnOneCell()) {
            return effects.therefore();
        }
        List<Claim> ends = List.of(start(), end());
        boolean alike = Chains.isOneDigit(scene, ends);
        int cells = scene.cellsOf(start().candidates())
                .or(scene.cellsOf(end().candidates()))
                .size();
        return effects.therefore(alike ? effects.seeing(cells) : ", which neither case allows");
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
