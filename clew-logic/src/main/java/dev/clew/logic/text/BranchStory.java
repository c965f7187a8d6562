package dev.clew.logic.text;

import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What follows in a branch, told link by link: {@code r1c9 is not 6, so the 6 of column 9 is in r9c9; …}. */
final class BranchStory {
    private final Scene scene;
    private final ClaimWords words;
    private final Branch branch;
    private final List<Claim> claims;

    BranchStory(Scene scene, Branch branch) {
        this.scene = scene;
        this.words = new ClaimWords(scene);
        this.branch = branch;
        this.claims = branch.claims();
    }

    /** Whether nothing needs to follow from the assumption. */
    boolean isEmpty() {
        return claims.size() == 1 && branch.emptied().isEmpty();
    }

    /**
     * What follows from the assumption, each link a clause of its own.
     *
     * @param begin said before the first clause
     * @param end said after the last
     */
    List<Phrase> tell(String begin, String end) {
        List<Phrase> told = new ArrayList<>();
        for (int i = 1; i < claims.size(); i++) {
            List<Phrase> inside = inside(i);
            told.addAll(inside);
            String so = !inside.isEmpty() ? "So " : i > 1 && continues(i) ? "so " : "";
            told.add(Phrase.of(so, clause(i), sign(i)));
        }
        branch.emptied().ifPresent(slot -> told.add(emptied(slot, told.isEmpty())));
        told.set(0, Phrase.of(begin, told.get(0)));
        int last = told.size() - 1;
        told.set(last, Phrase.of(told.get(last), end));
        return told;
    }

    /** What stands between a clause and the next. */
    private String sign(int index) {
        if (index + 1 < claims.size()) {
            if (proof(index + 1).isPresent()) {
                return ".";
            }
            return continues(index + 1) ? "," : ";";
        }
        return branch.emptied().isPresent() ? ";" : "";
    }

    /** Whether the branch comes round to the opposite of what it assumed. */
    boolean refutesItself() {
        return branch.implications().size() > 0
                && branch.last().equals(branch.assumption().opposite());
    }

    private Optional<Proof> proof(int index) {
        return Parts.of(implication(index).reason()).proof();
    }

    /** The argument of a proof inside, on the board that is left to it, told as if it were a step of its own. */
    private List<Phrase> inside(int index) {
        List<Phrase> told = new ArrayList<>();
        proof(index).ifPresent(proof -> {
            Step step = new Step(scene.step().technique(), claims.get(index).conclusions(), proof);
            Scene left = new Scene(scene.board().without(branch.off(implication(index))), step);
            Proof.Visitor<Telling> choice = new TellingChoice(left);
            told.add(Phrase.of(index == 1 ? "look at what is left." : "Look at what is left."));
            told.addAll(proof.accept(choice).because());
        });
        return told;
    }

    private Implication implication(int index) {
        return branch.implications().get(index - 1);
    }

    /** Whether the claim before is the one that this one rests on, and told last. */
    private boolean continues(int index) {
        return claims.get(index).on()
                && !claims.get(index - 1).on()
                && implication(index).from().contains(index - 1);
    }

    private Phrase clause(int index) {
        Claim claim = claims.get(index);
        Parts parts = Parts.of(implication(index).reason());
        Phrase told = parts.slot()
                .map(slot -> lastOf(slot, index))
                .or(() -> parts.cells().map(cells -> Phrase.of(locked(cells, claim.on()), words.clause(claim))))
                .or(() -> parts.proof().map(proof -> words.clause(claim)))
                .orElseGet(() -> seen(index));
        return Phrase.of(told, besides(index)).telling(link(index));
    }

    /** From the claim told just before, where that is one that this one rests on, otherwise from the last of these. */
    private Clause.Link link(int index) {
        List<Integer> from = implication(index).from();
        int last = from.isEmpty() ? index - 1 : from.contains(index - 1) ? index - 1 : from.get(from.size() - 1);
        Claim claim = claims.get(index);
        return new Clause.Link(claims.get(last).candidates(), claim.candidates(), claim.on());
    }

    private Phrase seen(int index) {
        Claim claim = claims.get(index);
        if (!isCellOf(claims.get(index - 1), claim)) {
            return words.clause(claim);
        }
        return index == 1 ? words.clauseAboutIt(claim) : words.clauseThen(claim);
    }

    private Phrase locked(CellSet cells, boolean on) {
        if (cells.size() > 1) {
            return Phrase.of(
                    scene.cells(cells), " have only ", Words.number(cells.size()), " digits left and use them all: ");
        }
        return on ? Phrase.NONE : Phrase.of(scene.cells(cells), " has only one digit left: ");
    }

    private Phrase lastOf(Slot slot, int index) {
        Claim claim = claims.get(index);
        Parts parts = Parts.of(slot);
        if (parts.house().isPresent()) {
            return Phrase.of(
                    "the ",
                    parts.value().orElseThrow(),
                    " of ",
                    scene.house(parts.house().getAsInt()),
                    " is in ",
                    scene.anyOf(scene.cellsOf(claim.candidates())));
        }
        return parts.cell().isPresent() && isCellOf(claims.get(index - 1), claim)
                ? words.clauseAboutIt(claim)
                : words.clause(claim);
    }

    /** Whether both claims are about the same one cell. */
    private boolean isCellOf(Claim before, Claim claim) {
        CellSet cells = scene.cellsOf(claim.candidates());
        return cells.size() == 1 && cells.equals(scene.cellsOf(before.candidates()));
    }

    /** Earlier claims that this one rests on beside the one told just before. */
    private Phrase besides(int index) {
        List<Phrase> others = new ArrayList<>();
        for (int from : implication(index).from()) {
            if (from != index - 1 && from != 0) {
                others.add(scene.claim(claims.get(from)));
            }
        }
        return others.isEmpty() ? Phrase.NONE : Phrase.of(" (by ", Words.and(others), ")");
    }

    private Phrase emptied(Slot slot, boolean first) {
        Parts parts = Parts.of(slot);
        Phrase nothing = parts.house().isPresent()
                ? Phrase.of(
                        scene.house(parts.house().getAsInt()),
                        " has no place for ",
                        parts.value().orElseThrow())
                : Phrase.of("nothing is left for ", scene.slot(slot));
        return Phrase.of(first ? "" : "but then ", nothing, ", which cannot be");
    }
}
