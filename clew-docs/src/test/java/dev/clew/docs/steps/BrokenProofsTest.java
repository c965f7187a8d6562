package dev.clew.docs.steps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.json.BadJson;
import dev.clew.docs.steps.StepsExport.Found;
import dev.clew.io.StepsDocument.Checked;
import dev.clew.io.StepsDocument.Entry;
import dev.clew.logic.proof.ProofChecker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Breaks the proofs of real steps on purpose. What is left out is always missed; and whatever is changed, the checker
 * never lets a step through that contradicts the solution.
 */
class BrokenProofsTest {
    private static final StepsExport EXPORT = new StepsExport(1001);
    private static final List<Found> STEPS = EXPORT.steps(EXPORT.puzzles(10));

    @Test
    void brokenProofsAreRejected() {
        ProofChecker checker = new ProofChecker();
        int tried = 0;
        for (Found found : STEPS) {
            for (Entry entry : WrongConclusions.entries(found.board(), found.solution(), found.step())) {
                assertThat(checker.check(
                                        found.board(),
                                        entry.conclusions(),
                                        entry.proof().orElseThrow())
                                .isProven())
                        .as("%s: %s by %s", found.step(), entry.conclusions(), entry.proof())
                        .isFalse();
                tried++;
            }
        }
        assertThat(tried).isGreaterThan(20_000);
    }

    @Test
    void mutationsThatContradictTheSolutionAreRejected() throws BadJson {
        List<String> lines = new ArrayList<>();
        EXPORT.mutations(STEPS, 4_000, lines::add);
        int accepted = 0;
        for (String line : lines) {
            List<Checked> checked = CheckedFile.check(line);
            assertThat(Main.acceptedAgainst(line, checked)).as(line).isZero();
            accepted +=
                    (int) checked.stream().filter(it -> it.verdict().isProven()).count();
        }
        assertThat(accepted).as("some changes do no harm").isBetween(40, 1_000);
    }

    @Test
    void theSameSeedGivesTheSameMutations() throws BadJson {
        List<String> once = new ArrayList<>();
        List<String> again = new ArrayList<>();
        EXPORT.mutations(STEPS, 100, once::add);
        EXPORT.mutations(STEPS, 100, again::add);
        assertThat(again).isEqualTo(once);
    }

    @Test
    void theStepsThemselvesAreAccepted() {
        List<Checked> checked = new ArrayList<>();
        EXPORT.drills(line -> checked.addAll(CheckedFile.check(line)));
        EXPORT.paths(EXPORT.puzzles(2), line -> checked.addAll(CheckedFile.check(line)));
        assertThat(checked).hasSizeGreaterThan(500).allMatch(it -> it.verdict().isProven());
    }
}
