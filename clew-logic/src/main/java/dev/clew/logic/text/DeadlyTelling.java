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
    public Phrase where() {
        if (!isSmall()) {
            return Phrase.of(
                    scene.name(),
                    ": nearly every open cell has two candidates. Look for what keeps it from being all.");
        }
        CellSet cells = proof.cells();
        Phrase rows = numbers(cells.stream().map(scene.shape()::row));
        Phrase columns = numbers(cells.stream().map(scene.shape()::column));
        return Phrase.of(
                scene.name(),
                ": look where rows ",
                rows,
                " meet columns ",
                columns,
                ". The corners come close to holding two digits that could trade places.");
    }

    private static Phrase numbers(IntStream lines) {
        return Words.and(lines.distinct().sorted().mapToObj(line -> line + 1).toList());
    }

    @Override
    public List<Phrase> because() {
        boolean plain = proof.branches().size() == 1
                && proof.branches().get(0).implications().isEmpty();
        List<Phrase> told = new ArrayList<>();
        told.add(danger());
        told.add(Phrase.of("There is one solution only, so ", breakers(), "."));
        told.addAll(plain ? plainEnd() : branches());
        return told;
    }

    @Override
    public Phrase therefore() {
        return scene.verdict();
    }

    /** The breakers themselves leave no room for what goes. */
    private List<Phrase> plainEnd() {
        CellSet breakers = scene.cellsOf(proof.extras(scene.board()));
        CellSet targets = scene.targets();
        if (breakers.containsAll(targets)) {
            return List.of();
        }
        return List.of(Phrase.of(
                scene.cells(targets).capital(),
                Words.plural(targets.size(), " sees", " see"),
                Words.plural(breakers.size(), " it.", " each of these.")));
    }

    private Phrase danger() {
        return isSmall()
                ? Phrase.of(
                        "If ",
                        scene.cells(proof.cells()),
                        " held nothing but ",
                        Words.and(values()),
                        ", these could trade places, and the puzzle would have two solutions.")
                : Phrase.of(
                                "If all the ",
                                proof.cells().size(),
                                " open cells of the pattern held one of two digits, each could take the other, and the"
                                        + " puzzle would have two solutions.")
                        .about(proof.cells());
    }

    private Phrase breakers() {
        return new ClaimWords(scene).clause(Claim.on(proof.extras(scene.board())));
    }

    /** What each breaker leads to; nothing needs saying of one that gives the conclusions at once. */
    private List<Phrase> branches() {
        List<Phrase> told = new ArrayList<>();
        for (Branch branch : proof.branches()) {
            BranchStory story = new BranchStory(scene, branch);
            if (!story.isEmpty()) {
                told.add(Phrase.of("If ", new ClaimWords(scene).clause(branch.assumption()), ","));
                told.addAll(story.tell("", "."));
            }
        }
        told.addAll(new Ends(scene, proof.branches()).tell());
        return told;
    }

    @Override
    public String pattern() {
        return isSmall()
                ? values().stream().map(String::valueOf).collect(Collectors.joining("/")) + " in " + proof.cells()
                : "";
    }
}
