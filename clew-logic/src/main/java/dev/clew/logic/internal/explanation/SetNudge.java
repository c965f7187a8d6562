package dev.clew.logic.internal.explanation;

import dev.clew.core.CellSet;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Where to look for almost locked sets. */
final class SetNudge {
    private SetNudge() {}

    static String of(Scene scene) {
        return scene.pick(
                "Look for groups of cells that have one digit more than they have cells.",
                "Two groups of cells each have a digit to spare, and one digit cannot be in both.");
    }

    static Phrase place(Scene scene, Collection<CellSet> sets) {
        List<Phrase> parts = new ArrayList<>();
        for (CellSet set : sets) {
            CellSet shown = set.minus(scene.targets());
            if (!shown.isEmpty()) {
                parts.add(scene.cells(shown));
            }
        }
        return Phrase.of(
                "compare ",
                parts.isEmpty() ? "the cells with few candidates" : Phrase.join(" with ", parts),
                ". Each group has one digit more than it has cells.");
    }
}
