package dev.clew.logic.internal.words;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Claim;
import java.util.Collection;
import java.util.List;

/**
 * Claims as clauses: {@code r5c5 is 7}, {@code r1c1 and r1c2 are not 5}, {@code r1c1 or r1c2 is 5}.
 *
 * @param scene the step on its board
 */
public record ClaimWords(Scene scene) {
    /** The claim as a clause. */
    public Phrase clause(Claim claim) {
        CellSet cells = scene.cellsOf(claim.candidates());
        List<Integer> values = values(claim.candidates());
        if (cells.size() == 1) {
            return Phrase.of(scene.cells(cells), predicate(values, claim.on()));
        }
        if (values.size() == 1) {
            return claim.on()
                    ? Phrase.of(scene.anyOf(cells), " is ", values.get(0))
                    : Phrase.of(scene.cells(cells), " are not ", values.get(0));
        }
        List<Phrase> parts = cells.stream()
                .mapToObj(cell -> Phrase.of(scene.cell(cell), predicate(valuesIn(cell, claim), claim.on())))
                .toList();
        Phrase first = Phrase.join(", ", parts.subList(0, parts.size() - 1));
        String last = claim.on() ? " or " : " and ";
        return Phrase.of(first, parts.size() > 2 ? "," : "", last, parts.get(parts.size() - 1));
    }

    /** The claim about a cell that was just named: {@code it is 5}. */
    public Phrase aboutIt(Claim claim) {
        return Phrase.of("it", predicate(values(claim.candidates()), claim.on()))
                .about(claim.candidates());
    }

    private static List<Integer> valuesIn(int cell, Claim claim) {
        return values(claim.candidates().stream()
                .filter(candidate -> candidate.cell() == cell)
                .toList());
    }

    private static String predicate(List<Integer> values, boolean on) {
        if (on) {
            return " is " + Words.or(values);
        }
        return values.size() == 2
                ? " is neither " + values.get(0) + " nor " + values.get(1)
                : " is not " + Words.or(values);
    }

    /** The values of some candidates, ascending. */
    public static List<Integer> values(Collection<Candidate> candidates) {
        return candidates.stream().map(Candidate::value).distinct().sorted().toList();
    }

    /** Whether all these are one value. */
    public static boolean isOneDigit(Collection<Candidate> candidates) {
        return values(candidates).size() == 1;
    }
}
