package dev.clew.logic.text;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

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
    public String where() {
        return scene.name() + ": "
                + (sets.isEmpty() ? proof.split().map(this::splitPlace).orElseGet(this::chainPlace) : setPlace());
    }

    private String setPlace() {
        List<String> parts = new ArrayList<>();
        for (CellSet set : sets.cells()) {
            CellSet shown = set.minus(scene.targets());
            if (!shown.isEmpty()) {
                parts.add(scene.cells(shown));
            }
        }
        return "compare " + String.join(" with ", parts.isEmpty() ? List.of("the cells with few candidates") : parts)
                + ". Each group has one digit more than it has cells.";
    }

    private String splitPlace(Slot split) {
        return split.accept(new Slot.Visitor<String>() {
            @Override
            public String inCell(Slot.InCell slot) {
                return "begin in " + place(CellSet.of(scene.board().size(), slot.cell()))
                        + " and try each candidate of the cell. Look for what they agree on.";
            }

            @Override
            public String inHouse(Slot.InHouse slot) {
                return "begin with " + scene.house(slot.house())
                        + ", where one digit has few places. Look for what they agree on.";
            }

            @Override
            public String among(Slot.Among slot) {
                return "begin in " + place(slot.cells()) + ".";
            }
        });
    }

    private String chainPlace() {
        Branch chain = longest();
        CellSet start = scene.cellsOf(chain.assumption().candidates());
        CellSet end = scene.cellsOf(chain.last().candidates());
        boolean isPair = isNamed(start) && start.size() == 1 && scene.board().candidateCount(start.first()) == 2;
        return "begin in " + place(start) + (isPair ? ", which has two candidates, and " : " and ") + "look for a way "
                + goal(start, end) + ".";
    }

    private String goal(CellSet start, CellSet end) {
        List<Integer> shared = scene.sharedHouses(start.or(end));
        if (start.equals(end) || place(start).equals(place(end))) {
            return "round";
        }
        String back = shared.isEmpty() ? "" : scene.house(shared.get(shared.size() - 1));
        return back.isEmpty() ? "to " + place(end) : back.equals(place(start)) ? "round" : "back to " + back;
    }

    /** Whether naming the cells gives nothing away. */
    private boolean isNamed(CellSet cells) {
        return cells.and(scene.targets()).isEmpty();
    }

    /** The cells, or only a house of theirs where naming a cell would give the conclusion away. */
    private String place(CellSet cells) {
        if (isNamed(cells)) {
            return scene.anyOf(cells);
        }
        int cell = cells.first();
        return scene.house(scene.shape().houseOf(cell, scene.shape().housesOf(cell) - 1));
    }

    private Branch longest() {
        return proof.branches().stream()
                .reduce((a, b) -> b.implications().size() > a.implications().size() ? b : a)
                .orElseThrow();
    }

    // ---- why ----

    @Override
    public String why() {
        String story = proof.split().map(this::splitStory).orElseGet(this::supposeStory);
        String ends = new Ends(scene, proof.branches()).tell();
        return story + " " + (ends.isEmpty() ? "" : ends + " ") + scene.verdict();
    }

    private String splitStory(Slot split) {
        String begin = SlotGroup.of(scene.board(), List.of(split)).isCells()
                ? words.clause(Claim.on(split.candidates(scene.board())))
                : "the " + describe(split) + " is in " + scene.anyOf(scene.cellsOf(split.candidates(scene.board())));
        return Words.capital(begin) + ". "
                + proof.branches().stream().map(this::alternative).collect(Collectors.joining(" "));
    }

    private String describe(Slot split) {
        return split.describe(scene.shape()).replace(" in ", " of ");
    }

    private String alternative(Branch branch) {
        String story = new BranchStory(scene, branch).tell();
        return "If " + words.clause(branch.assumption())
                + (story.isEmpty() ? ", nothing more is needed." : ", " + story + ".");
    }

    /** One branch where the other is its bare opposite, otherwise both. */
    private String supposeStory() {
        List<String> stories = new ArrayList<>();
        for (Branch branch : proof.branches()) {
            BranchStory story = new BranchStory(scene, branch);
            String told = story.tell();
            if (!told.isEmpty()) {
                String again = stories.isEmpty() ? "Suppose " : "Now suppose ";
                stories.add(again + words.clause(branch.assumption()) + ". Then " + told
                        + (story.refutesItself() ? ", against what was supposed." : "."));
            }
        }
        return String.join(" ", stories);
    }

    @Override
    public String pattern() {
        return new Eureka(scene).write(proof.split(), proof.branches());
    }
}
