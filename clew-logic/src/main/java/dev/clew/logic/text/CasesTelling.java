package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;

/** Every alternative leads to the same: chains, loops, wings, colours, almost locked sets. */
final class CasesTelling implements Telling {
    private final Scene scene;
    private final Cases proof;
    private final ClaimWords words;
    private final LockedSets sets;

    CasesTelling(Scene scene, Cases proof) {
        this.scene = scene;
        this.proof = proof;
        this.words = new ClaimWords(scene);
        this.sets = LockedSets.of(proof.branches());
    }

    private List<Candidate> candidates() {
        return proof.branches().stream()
                .flatMap(branch -> branch.claims().stream())
                .flatMap(claim -> claim.candidates().stream())
                .toList();
    }

    private boolean isOneDigit() {
        return candidates().stream().map(Candidate::value).distinct().count() == 1;
    }

    // ---- nudge ----

    @Override
    public String nudge() {
        if (!sets.isEmpty()) {
            return scene.pick(
                    "Look for groups of cells with one digit too many. Take it away, and the rest is settled.",
                    "Two groups of cells each have a digit to spare, and one digit in common.");
        }
        if (isOneDigit()) {
            return scene.pick(
                    "Follow one digit from house to house where it has two places only.",
                    "Stay with one digit. Doubt one of its places and see where it must go instead.");
        }
        return proof.split()
                .map(this::splitNudge)
                .orElseGet(() -> scene.pick(
                        "Small tools rest here. Doubt one cell and see how far the doubt carries.",
                        "Suppose something small, and follow it until it says something about its own beginning."));
    }

    private String splitNudge(Slot split) {
        return SlotGroup.of(scene.board(), List.of(split)).isCells()
                ? scene.pick(
                        "One cell with few candidates settles something, whichever it takes.",
                        "Stand on a cell with few candidates and try each. They agree on something.")
                : scene.pick(
                        "One digit has few places in a house. Whichever it takes, the same follows elsewhere.",
                        "A house with few places for one digit ties together what lies far apart.");
    }

    // ---- where ----

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.name(),
                ": ",
                sets.isEmpty() ? proof.split().map(this::splitPlace).orElseGet(this::chainPlace) : setPlace());
    }

    private Phrase setPlace() {
        List<Phrase> parts = new ArrayList<>();
        for (CellSet set : sets.cells()) {
            CellSet shown = set.minus(scene.targets());
            if (!shown.isEmpty()) {
                parts.add(scene.cells(shown));
            }
        }
        return Phrase.of(
                "compare ",
                Phrase.join(" with ", parts.isEmpty() ? List.of("the cells with few candidates") : parts),
                ". Each group has one digit more than it has cells.");
    }

    private Phrase splitPlace(Slot split) {
        Parts parts = Parts.of(split);
        if (parts.house().isPresent()) {
            return Phrase.of(
                    "begin with ",
                    scene.house(parts.house().getAsInt()),
                    ", where one digit has few places. Look for what they agree on.");
        }
        return Phrase.of(
                "begin in ",
                place(scene.cellsOf(split.candidates(scene.board()))),
                " and try each candidate of the cell. Look for what they agree on.");
    }

    private Phrase chainPlace() {
        Branch chain = longest();
        CellSet start = scene.cellsOf(chain.assumption().candidates());
        CellSet end = scene.cellsOf(chain.last().candidates());
        boolean isPair = isNamed(start) && start.size() == 1 && scene.board().candidateCount(start.first()) == 2;
        return Phrase.of(
                "begin in ",
                place(start),
                isPair ? ", which has two candidates, and " : " and ",
                "look for a way ",
                goal(start, end),
                ".");
    }

    private Phrase goal(CellSet start, CellSet end) {
        List<Integer> shared = scene.sharedHouses(start.or(end));
        String from = place(start).toString();
        String back = shared.isEmpty() ? "" : scene.house(shared.get(shared.size() - 1));
        if (start.equals(end) || from.equals(place(end).toString()) || from.equals(back)) {
            return Phrase.of("round");
        }
        return back.isEmpty() ? Phrase.of("to ", place(end)) : Phrase.of("back to ", back);
    }

    /** Whether naming the cells gives nothing away. */
    private boolean isNamed(CellSet cells) {
        return cells.and(scene.targets()).isEmpty();
    }

    /** The cells, or only a house of theirs where naming a cell would give the conclusion away. */
    private Phrase place(CellSet cells) {
        if (isNamed(cells)) {
            return scene.anyOf(cells);
        }
        int cell = cells.first();
        return Phrase.of(scene.house(scene.shape().houseOf(cell, scene.shape().housesOf(cell) - 1)));
    }

    private Branch longest() {
        return proof.branches().stream()
                .reduce((a, b) -> b.implications().size() > a.implications().size() ? b : a)
                .orElseThrow();
    }

    // ---- why ----

    @Override
    public List<Phrase> because() {
        List<Phrase> told = new ArrayList<>(proof.split().map(this::splitStory).orElseGet(this::supposeStory));
        told.addAll(new Ends(scene, proof.branches()).tell());
        return told;
    }

    @Override
    public Phrase therefore() {
        return scene.verdict();
    }

    private List<Phrase> splitStory(Slot split) {
        List<Phrase> told = new ArrayList<>();
        told.add(Phrase.of(beginning(split), ".").capital());
        proof.branches().forEach(branch -> told.addAll(alternative(branch)));
        return told;
    }

    private Phrase beginning(Slot split) {
        List<Candidate> candidates = split.candidates(scene.board());
        return SlotGroup.of(scene.board(), List.of(split)).isCells()
                ? words.clause(Claim.on(candidates))
                : Phrase.of("the ", describe(split), " is in ", scene.anyOf(scene.cellsOf(candidates)));
    }

    private String describe(Slot split) {
        return split.describe(scene.shape()).replace(" in ", " of ");
    }

    private List<Phrase> alternative(Branch branch) {
        BranchStory story = new BranchStory(scene, branch);
        Phrase assumption = Phrase.of("If ", words.clause(branch.assumption()), ",");
        if (story.isEmpty()) {
            return List.of(Phrase.of(assumption, " nothing more is needed."));
        }
        List<Phrase> told = new ArrayList<>(List.of(assumption));
        told.addAll(story.tell("", "."));
        return told;
    }

    /** One branch where the other is its bare opposite, otherwise both. */
    private List<Phrase> supposeStory() {
        List<Phrase> told = new ArrayList<>();
        for (Branch branch : proof.branches()) {
            BranchStory story = new BranchStory(scene, branch);
            if (!story.isEmpty()) {
                String again = told.isEmpty() ? "Suppose " : "Now suppose ";
                told.add(Phrase.of(again, words.clause(branch.assumption()), "."));
                told.addAll(story.tell("Then ", story.refutesItself() ? ", against what was supposed." : "."));
            }
        }
        return told;
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
