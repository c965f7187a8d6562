package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Claim;
import java.util.List;

/** Claims as clauses: {@code r5c5 is 7}, {@code r1c1 and r1c2 are not 5}, {@code the 6 of column 9 is in r9c9}. */
record ClaimWords(Scene scene) {
    /** The claim as a clause. */
    String clause(Claim claim) {
        CellSet cells = scene.cellsOf(claim.candidates());
        List<Integer> values = values(claim);
        if (cells.size() == 1) {
            return scene.cells(cells) + predicate(values, claim.on());
        }
        if (values.size() == 1) {
            return claim.on()
                    ? values.get(0) + " is in " + scene.anyOf(cells)
                    : scene.cells(cells) + " are not " + values.get(0);
        }
        List<String> parts = cells.stream()
                .mapToObj(cell -> scene.shape().cellName(cell) + predicate(valuesIn(cell, claim), claim.on()))
                .toList();
        String first = String.join(", ", parts.subList(0, parts.size() - 1));
        return first + (claim.on() ? ", or " : ", and ") + parts.get(parts.size() - 1);
    }

    private static List<Integer> valuesIn(int cell, Claim claim) {
        return claim.candidates().stream()
                .filter(candidate -> candidate.cell() == cell)
                .map(Candidate::value)
                .sorted()
                .toList();
    }

    /** The claim about a cell that was just named: {@code it is 5}. */
    String clauseAboutIt(Claim claim) {
        return "it" + predicate(values(claim), claim.on());
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
