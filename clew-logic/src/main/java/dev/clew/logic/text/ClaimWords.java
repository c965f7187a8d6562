package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Claim;
import java.util.List;

/** Claims as clauses: {@code r5c5 is 7}, {@code r1c1 and r1c2 are not 5}, {@code the 6 of column 9 is in r9c9}. */
record ClaimWords(Scene scene) {
    /** The claim as a clause. */
    Phrase clause(Claim claim) {
        return clause(claim, predicate(values(claim), claim.on()));
    }

    /** The claim as what follows about a cell: {@code r5c5 is then 5}. */
    Phrase clauseThen(Claim claim) {
        return clause(claim, predicate(values(claim), claim.on()).replaceFirst(" is ", " is then "));
    }

    private Phrase clause(Claim claim, String predicate) {
        CellSet cells = scene.cellsOf(claim.candidates());
        List<Integer> values = values(claim);
        if (cells.size() == 1) {
            return Phrase.of(scene.cells(cells), predicate);
        }
        if (values.size() == 1) {
            return claim.on()
                    ? Phrase.of(values.get(0), " is in ", scene.anyOf(cells))
                    : Phrase.of(scene.cells(cells), " are not ", values.get(0));
        }
        List<Phrase> parts = cells.stream()
                .mapToObj(cell -> Phrase.of(scene.cell(cell), predicate(valuesIn(cell, claim), claim.on())))
                .toList();
        Phrase first = Phrase.join(", ", parts.subList(0, parts.size() - 1));
        return Phrase.of(first, claim.on() ? ", or " : ", and ", parts.get(parts.size() - 1));
    }

    private static List<Integer> valuesIn(int cell, Claim claim) {
        return claim.candidates().stream()
                .filter(candidate -> candidate.cell() == cell)
                .map(Candidate::value)
                .sorted()
                .toList();
    }

    /** The claim about a cell that was just named: {@code it is 5}. */
    Phrase clauseAboutIt(Claim claim) {
        return Phrase.of("it", predicate(values(claim), claim.on())).about(scene.cellsOf(claim.candidates()));
    }

    private static String predicate(List<Integer> values, boolean on) {
        if (on) {
            return " is " + Words.or(values);
        }
        return values.size() == 1
                ? " is not " + values.get(0)
                : (values.size() == 2
                        ? " is neither " + values.get(0) + " nor " + values.get(1)
                        : " is none of " + Words.and(values));
    }

    /** The values of a claim, ascending. */
    static List<Integer> values(Claim claim) {
        return claim.candidates().stream()
                .map(Candidate::value)
                .distinct()
                .sorted()
                .toList();
    }
}
