package dev.clew.logic.internal.explanation;

import dev.clew.core.Candidate;
import dev.clew.logic.internal.words.ClaimWords;
import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Eureka;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import dev.clew.logic.internal.words.Words;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.text.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A closed loop of links, so that one end of each is true whichever way round it is read. */
record LoopExplanation(Scene scene, Cases proof, Branch on, Branch off) implements Explanation {
    /** The proof in these words, if it has that form. */
    static Optional<Explanation> of(Scene scene, Cases proof) {
        if (proof.split().isPresent() || proof.branches().size() != 2) {
            return Optional.empty();
        }
        int first = proof.branches().get(0).assumption().on() ? 0 : 1;
        LoopExplanation loop = new LoopExplanation(
                scene, proof, proof.branches().get(first), proof.branches().get(1 - first));
        return loop.isClosed() ? Optional.of(loop) : Optional.empty();
    }

    private boolean isClosed() {
        return on.assumption().on()
                && on.implications().size() % 2 == 1
                && on.implications().size() > 1
                && Chains.isLinear(on)
                && Chains.isLinear(off)
                && Eureka.isLoop(on, off);
    }

    private List<Claim> claims() {
        return on.claims();
    }

    @Override
    public String nudge() {
        return scene.pick(
                "Follow the links from one candidate to the next until they come back to the first.",
                "A chain of links closes into a ring. Look at what its links leave no room for.");
    }

    @Override
    public Phrase where() {
        return Phrase.of(scene.title(), ": ", Chains.way(scene, on.assumption(), on.last()));
    }

    @Override
    public List<Phrase> because() {
        List<Phrase> told = new ArrayList<>();
        List<Phrase> strong = strongLinks();
        told.add(Phrase.of(Words.number(strong.size()), " pairs, each with one true candidate, close a loop:")
                .capital());
        for (int i = 0; i < strong.size(); i++) {
            told.add(Phrase.of(strong.get(i), i < strong.size() - 1 ? ";" : ".").asDetail());
        }
        told.add(Phrase.of("Either way round, ", list(weakLinks()), "."));
        return told;
    }

    /** {@code 6 of row 2 is in r2c3 or r2c7}, {@code r8c1 is 2 or 9}. */
    private List<Phrase> strongLinks() {
        List<Phrase> told = new ArrayList<>();
        for (int i = 1; i < claims().size(); i += 2) {
            Claim next = i + 1 < claims().size() ? claims().get(i + 1) : claims().get(0);
            Optional<Slot> slot = i + 1 < claims().size()
                    ? Chains.slot(on.implications().get(i))
                    : Chains.slot(off.implications().get(0));
            told.add(strong(claims().get(i), next, slot)
                    .linking(new Clause.Link(claims().get(i).candidates(), next.candidates(), true)));
        }
        return told;
    }

    private Phrase strong(Claim one, Claim other, Optional<Slot> slot) {
        Optional<Integer> house = slot.map(it -> Parts.of(it).house())
                .filter(it -> it.isPresent())
                .map(it -> it.getAsInt());
        List<Candidate> both = Stream.concat(one.candidates().stream(), other.candidates().stream())
                .toList();
        return house.isPresent()
                ? Phrase.of(
                        scene.house(house.get()),
                        " has its ",
                        one.first().value(),
                        " in ",
                        scene.anyOf(scene.cellsOf(both)))
                : words().clause(Claim.on(both));
    }

    /** The links between the strong ones that leave no room for something. */
    private List<Phrase> weakLinks() {
        List<Phrase> told = new ArrayList<>();
        List<Candidate> removed = Chains.removed(scene);
        for (int i = 0; i < claims().size(); i += 2) {
            Claim one = claims().get(i);
            Claim other = claims().get(i + 1);
            List<Candidate> both = Stream.concat(one.candidates().stream(), other.candidates().stream())
                    .toList();
            boolean acts = removed.stream()
                    .anyMatch(target -> both.stream().allMatch(candidate -> scene.exclude(candidate, target)));
            if (acts) {
                told.add(words().clause(Claim.on(both))
                        .linking(new Clause.Link(one.candidates(), other.candidates(), false)));
            }
        }
        return told.isEmpty() ? List.of(Phrase.of("one end of every link is true")) : told;
    }

    /** The parts have lists in them, so the last needs a comma, too. */
    private static Phrase list(List<Phrase> parts) {
        int size = parts.size();
        return size < 2
                ? Words.and(parts)
                : Phrase.of(Phrase.join(", ", parts.subList(0, size - 1)), ", and ", parts.get(size - 1));
    }

    private ClaimWords words() {
        return new ClaimWords(scene);
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
