package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.board.Conclusion;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Says of a group of candidates that one of them is true ("on") or that none of them is ("off"). Most groups have one
 * member. Immutable.
 *
 * @param candidates the group, at least one
 * @param on whether one of them is true
 * @since 0.2.0
 */
public record Claim(List<Candidate> candidates, boolean on) {
    /** Keeps a copy of the list. */
    public Claim {
        candidates = List.copyOf(candidates);
        if (candidates.isEmpty()) {
            throw new IllegalArgumentException("A claim is about at least one candidate");
        }
    }

    /** One of these is true. */
    public static Claim on(List<Candidate> candidates) {
        return new Claim(candidates, true);
    }

    /** These are true: there is but one. */
    public static Claim on(Candidate candidate) {
        return new Claim(List.of(candidate), true);
    }

    /** None of these is true. */
    public static Claim off(List<Candidate> candidates) {
        return new Claim(candidates, false);
    }

    /** This one is not true. */
    public static Claim off(Candidate candidate) {
        return new Claim(List.of(candidate), false);
    }

    /** The claim that is true exactly when this one is not. */
    public Claim opposite() {
        return new Claim(candidates, !on);
    }

    /** What a proof of the claim concludes: each candidate is eliminated, or the only one is placed. */
    public List<Conclusion> conclusions() {
        return candidates.stream()
                .distinct()
                .map(candidate -> on ? new Conclusion.Place(candidate) : (Conclusion) new Conclusion.Remove(candidate))
                .toList();
    }

    /** The first candidate of the group. */
    public Candidate first() {
        return candidates.get(0);
    }

    /** As players write it: {@code r5c5=7}, {@code r3c6<>4}, a group as {@code r12c4=5}. */
    @Override
    public String toString() {
        TreeMap<Integer, CellSet> cellsOfValue = new TreeMap<>();
        for (Candidate candidate : candidates) {
            CellSet cell = CellSet.of(candidate.side(), candidate.cell());
            cellsOfValue.merge(candidate.value(), cell, CellSet::or);
        }
        List<String> groups = new ArrayList<>();
        cellsOfValue.forEach((value, cells) -> groups.add(cells + (on ? "=" : "<>") + value));
        return String.join(on ? " or " : " and ", groups);
    }
}
