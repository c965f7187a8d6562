package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Deadly;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A pattern that would give a second solution. */
record DeadlyTelling(Scene scene, Deadly proof) implements Telling {
    private static final int FEW_CELLS = 6;

    private TreeSet<Integer> values() {
        return proof.pattern().stream().map(Candidate::value).collect(Collectors.toCollection(TreeSet::new));
    }

    private boolean isSmall() {
        return proof.cells().size() <= FEW_CELLS;
    }

    @Override
    public String nudge() {
        return scene.pick(
                "Remember that the puzzle has one solution. Some cells come close to allowing two.",
                "Look for digits that could trade places without anyone noticing.");
    }

    @Override
    public String where() {
        if (!isSmall()) {
            return scene.name() + ": nearly every open cell has two candidates. Look for what keeps it from being all.";
        }
        CellSet cells = proof.cells();
        String rows = numbers(cells.stream().map(scene.shape()::row));
        String columns = numbers(cells.stream().map(scene.shape()::column));
        return scene.name() + ": look where rows " + rows + " meet columns " + columns
                + ". The corners come close to holding two digits that could trade places.";
    }

    private static String numbers(IntStream lines) {
        return Words.and(lines.distinct().sorted().mapToObj(line -> line + 1).toList());
    }

    @Override
    public String why() {
        boolean plain = proof.branches().size() == 1
                && proof.branches().get(0).implications().isEmpty();
        return danger() + " There is one solution only, so " + breakers() + ". " + (plain ? plainEnd() : branches())
                + scene.verdict();
    }

    /** The breakers themselves leave no room for what goes. */
    private String plainEnd() {
        CellSet breakers = scene.cellsOf(proof.extras(scene.board()));
        CellSet targets = scene.targets();
        if (breakers.containsAll(targets)) {
            return "";
        }
        return Words.capital(scene.cells(targets))
                + Words.plural(targets.size(), " sees", " see")
                + Words.plural(breakers.size(), " it. ", " each of these. ");
    }

    private String danger() {
        return isSmall()
                ? "If " + scene.cells(proof.cells()) + " held nothing but " + Words.and(values())
                        + ", these could trade places, and the puzzle would have two solutions."
                : "If all the " + proof.cells().size()
                        + " open cells of the pattern held one of two digits, each could take the other, and the puzzle"
                        + " would have two solutions.";
    }

    private String breakers() {
        return new ClaimWords(scene).clause(Claim.on(proof.extras(scene.board())));
    }

    /** What each breaker leads to; nothing needs saying of one that gives the conclusions at once. */
    private String branches() {
        List<String> told = new ArrayList<>();
        for (Branch branch : proof.branches()) {
            String story = new BranchStory(scene, branch).tell();
            if (!story.isEmpty()) {
                told.add("If " + new ClaimWords(scene).clause(branch.assumption()) + ", " + story + ".");
            }
        }
        String ends = new Ends(scene, proof.branches()).tell();
        return String.join(" ", told) + (told.isEmpty() ? "" : " ") + ends + (ends.isEmpty() ? "" : " ");
    }

    @Override
    public String pattern() {
        return isSmall()
                ? values().stream().map(String::valueOf).collect(Collectors.joining("/")) + " in " + proof.cells()
                : "";
    }
}
