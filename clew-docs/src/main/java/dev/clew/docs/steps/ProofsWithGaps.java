package dev.clew.docs.steps;

import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Single;
import java.util.ArrayList;
import java.util.List;

/** Every proof with one base, cover, fin, branch or candidate of a pattern left out: none of them may hold. */
final class ProofsWithGaps implements Proof.Visitor<List<Proof>> {
    static <T> List<T> without(List<T> list, int index) {
        List<T> rest = new ArrayList<>(list);
        rest.remove(index);
        return rest;
    }

    @Override
    public List<Proof> single(Single proof) {
        return List.of();
    }

    @Override
    public List<Proof> cover(Cover proof) {
        List<Proof> broken = new ArrayList<>();
        for (int i = 0; i < proof.bases().size(); i++) {
            broken.add(new Cover(without(proof.bases(), i), proof.covers(), proof.fins()));
        }
        for (int i = 0; i < proof.covers().size(); i++) {
            broken.add(new Cover(proof.bases(), without(proof.covers(), i), proof.fins()));
        }
        for (int i = 0; i < proof.fins().size(); i++) {
            broken.add(new Cover(proof.bases(), proof.covers(), without(proof.fins(), i)));
        }
        return broken;
    }

    @Override
    public List<Proof> cases(Cases proof) {
        List<Proof> broken = new ArrayList<>();
        for (int i = 0; i < proof.branches().size(); i++) {
            broken.add(new Cases(proof.split(), without(proof.branches(), i)));
        }
        return broken;
    }

    @Override
    public List<Proof> deadly(Deadly proof) {
        List<Proof> broken = new ArrayList<>();
        for (int i = 0; i < proof.branches().size(); i++) {
            broken.add(new Deadly(proof.pattern(), without(proof.branches(), i)));
        }
        for (int i = 0; i < proof.pattern().size(); i++) {
            broken.add(new Deadly(without(proof.pattern(), i), proof.branches()));
        }
        return broken;
    }
}
