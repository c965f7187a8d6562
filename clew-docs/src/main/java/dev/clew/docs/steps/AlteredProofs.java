package dev.clew.docs.steps;

import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Proofs with a slot moved by one, a link left out, or a claim turned round; some still hold by chance. */
record AlteredProofs(Shape shape) implements Proof.Visitor<List<Proof>> {
    private Slot moved(Slot slot) {
        Parts parts = Parts.of(slot);
        if (parts.cell().isPresent()) {
            return new Slot.InCell((parts.cell().getAsInt() + 1) % shape.cells());
        }
        int value = parts.value().orElseThrow();
        if (parts.house().isPresent()) {
            return new Slot.InHouse((parts.house().getAsInt() + 1) % shape.houses(), value);
        }
        CellSet cells = parts.cells().orElseThrow();
        int first = cells.first();
        CellSet others = cells.minus(CellSet.of(shape.size(), first));
        return new Slot.Among(others.with((first + 1) % shape.cells()), value);
    }

    private List<Slot> moved(List<Slot> slots, int index) {
        List<Slot> changed = new ArrayList<>(slots);
        changed.set(index, moved(changed.get(index)));
        return changed;
    }

    @Override
    public List<Proof> single(Single proof) {
        return List.of(new Single(proof.candidate(), moved(proof.slot())));
    }

    @Override
    public List<Proof> cover(Cover proof) {
        List<Proof> broken = new ArrayList<>();
        for (int i = 0; i < proof.bases().size(); i++) {
            broken.add(new Cover(moved(proof.bases(), i), proof.covers(), proof.fins()));
        }
        for (int i = 0; i < proof.covers().size(); i++) {
            broken.add(new Cover(proof.bases(), moved(proof.covers(), i), proof.fins()));
        }
        return broken;
    }

    @Override
    public List<Proof> cases(Cases proof) {
        List<Proof> broken = new ArrayList<>();
        changed(proof.branches()).forEach(branches -> broken.add(new Cases(proof.split(), branches)));
        return broken;
    }

    @Override
    public List<Proof> deadly(Deadly proof) {
        List<Proof> broken = new ArrayList<>();
        changed(proof.branches()).forEach(branches -> broken.add(new Deadly(proof.pattern(), branches)));
        return broken;
    }

    private static List<List<Branch>> changed(List<Branch> branches) {
        List<List<Branch>> all = new ArrayList<>();
        for (int i = 0; i < branches.size(); i++) {
            Branch branch = branches.get(i);
            for (int link = 0; link < branch.implications().size(); link++) {
                List<Implication> turned = new ArrayList<>(branch.implications());
                Implication old = turned.get(link);
                turned.set(link, new Implication(old.claim().opposite(), old.reason(), old.from()));
                all.add(replaced(branches, i, ProofsWithGaps.without(branch.implications(), link), branch.emptied()));
                all.add(replaced(branches, i, turned, branch.emptied()));
            }
        }
        return all;
    }

    private static List<Branch> replaced(
            List<Branch> branches, int index, List<Implication> implications, Optional<Slot> emptied) {
        List<Branch> changed = new ArrayList<>(branches);
        changed.set(index, new Branch(branches.get(index).assumption(), implications, emptied));
        return changed;
    }
}
