package dev.clew.logic.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.learn.Example;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Texts stay short, and phrases that read badly do not come back. */
class TextLengthTest {
    /** The usual step, and all that is not a detail of a long one. */
    private static final int USUAL = 350;

    /** No step at all; chains on larger grids are the longest. */
    private static final int LONGEST = 1200;

    private static final List<String> BANNED = List.of(
            "whatever happens",
            "use them all",
            "against what was supposed",
            "rules out",
            "candidate goes",
            "candidates go",
            "each of the following",
            "struck out before",
            "nothing more is needed",
            "could take the other",
            "as well.",
            "is then",
            "holds.",
            " rest here",
            "could be swapped, and",
            "digit too many",
            "which cannot be",
            "never exactly one solution",
            "rules them out",
            "fit there only once each");

    private final Map<String, List<Integer>> lengths = new TreeMap<>();

    private void read(StepText text, String id) {
        lengths.computeIfAbsent(id, none -> new ArrayList<>()).add(text.why().length());
        assertThat(text.why()).doesNotContain(BANNED);
        assertThat(text.nudge() + text.where()).doesNotContain(BANNED);
        assertThat(text.why().length()).as(text.why()).isLessThanOrEqualTo(LONGEST);
        assertThat(text.brief().length()).as(text.brief()).isLessThanOrEqualTo(USUAL);
    }

    @Test
    void everyFormOfEveryTechniqueIsToldInShort() {
        Examples examples = Examples.standard();
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            for (TechniqueInfo form : technique.forms()) {
                Example example = examples.example(form);
                read(StepText.of(example.board(), example.step()), form.id());
            }
        }
    }

    @Test
    void theUsualStepOfManyPathsIsShort() {
        for (int seed = 0; seed < 60; seed++) {
            Puzzle puzzle = PuzzleMaker.make(Shape.CLASSIC_9, 23, seed);
            Path path = Path.of(ClewScale.standard(), Position.of(puzzle), Budget.unlimited());
            path.replay((board, step) ->
                    read(StepText.of(board, step), step.technique().id()));
        }
        lengths.forEach((id, all) -> {
            Collections.sort(all);
            assertThat(all.get(all.size() / 2)).as("median of %s", id).isLessThanOrEqualTo(USUAL);
        });
    }
}
