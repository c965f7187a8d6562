package dev.clew.logic.text;

import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;

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

    /** What follows from the assumption, without a full stop; empty where nothing needs to. */
    String tell() {
        StringBuilder story = new StringBuilder();
        for (int i = 1; i < claims.size(); i++) {
            story.append(i == 1 ? "" : continues(i) ? ", so " : "; ").append(clause(i));
        }
        return story
                + branch.emptied().map(slot -> emptied(slot, story.isEmpty())).orElse("");
    }

    /** Whether the branch comes round to the opposite of what it assumed. */
    boolean refutesItself() {
        return branch.implications().size() > 0
                && branch.last().equals(branch.assumption().opposite());
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

    private String clause(int index) {
        Claim claim = claims.get(index);
        String told = implication(index).reason().accept(new Reason.Visitor<String>() {
            @Override
            public String sees(Reason.Sees reason) {
                if (!isCellOf(claims.get(index - 1), claim)) {
                    return words.clause(claim);
                }
                return index == 1
                        ? words.clauseAboutIt(claim)
                        : words.clause(claim).replaceFirst(" is ", " is then ");
            }

            @Override
            public String last(Reason.Last reason) {
                return lastOf(reason.slot(), index);
            }

            @Override
            public String lockedSet(Reason.LockedSet reason) {
                return locked(reason.cells(), claim.on()) + words.clause(claim);
            }

            @Override
            public String covered(Reason.Covered reason) {
                SlotGroup bases = SlotGroup.of(scene.board(), reason.cover().bases());
                SlotGroup covers = SlotGroup.of(scene.board(), reason.cover().covers());
                return bases.isOneDigit() && covers.isOneDigit()
                        ? "the " + bases.values().first() + "s of " + scene.houses(bases.houses()) + " are left to "
                                + scene.houses(covers.houses()) + ", and " + words.clause(claim)
                        : "what is left is a cover, and " + words.clause(claim);
            }
        });
        return told + besides(index);
    }

    private String locked(CellSet cells, boolean on) {
        if (cells.size() > 1) {
            return scene.cells(cells) + " have only " + Words.number(cells.size()) + " digits left and use them all: ";
        }
        return on ? "" : scene.cells(cells) + " has only one digit left: ";
    }

    private String lastOf(Slot slot, int index) {
        Claim claim = claims.get(index);
        return slot.accept(new Slot.Visitor<String>() {
            @Override
            public String inCell(Slot.InCell cell) {
                return isCellOf(claims.get(index - 1), claim) ? words.clauseAboutIt(claim) : words.clause(claim);
            }

            @Override
            public String inHouse(Slot.InHouse house) {
                return "the " + house.value() + " of " + scene.house(house.house()) + " is in "
                        + scene.anyOf(scene.cellsOf(claim.candidates()));
            }

            @Override
            public String among(Slot.Among cells) {
                return words.clause(claim);
            }
        });
    }

    /** Whether both claims are about the same one cell. */
    private boolean isCellOf(Claim before, Claim claim) {
        CellSet cells = scene.cellsOf(claim.candidates());
        return cells.size() == 1 && cells.equals(scene.cellsOf(before.candidates()));
    }

    /** Earlier claims that this one rests on beside the one told just before. */
    private String besides(int index) {
        List<String> others = new ArrayList<>();
        for (int from : implication(index).from()) {
            if (from != index - 1 && from != 0) {
                others.add(claims.get(from).toString());
            }
        }
        return others.isEmpty() ? "" : " (by " + Words.and(others) + ")";
    }

    private String emptied(Slot slot, boolean first) {
        String nothing = slot.accept(new Slot.Visitor<String>() {
            @Override
            public String inCell(Slot.InCell cell) {
                return "nothing is left for " + scene.shape().cellName(cell.cell());
            }

            @Override
            public String inHouse(Slot.InHouse house) {
                return scene.house(house.house()) + " has no place for " + house.value();
            }

            @Override
            public String among(Slot.Among cells) {
                return cells.value() + " has no place in " + cells.cells();
            }
        });
        return (first ? "" : "; but then ") + nothing + ", which cannot be";
    }
}
