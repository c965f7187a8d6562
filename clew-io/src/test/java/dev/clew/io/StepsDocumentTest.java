package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.BadJson;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.learn.Drill;
import dev.clew.logic.learn.Drills;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StepsDocumentTest {
    private static final String PUZZLE =
            "....93.7.43......96..8..31...6...9.....234.....1...2...69..7..35......87.1.48....";

    private static List<StepsDocument.Checked> check(String line) throws BadJson {
        return StepsDocument.read(line).check(new ProofChecker());
    }

    @Test
    void aPathIsReadBackAndProven() throws BadJson {
        Path path = Path.of(ClewScale.standard(), Position.parse(PUZZLE), Budget.unlimited());
        List<StepsDocument.Checked> checked =
                check(new LogicJson().path(ClewScale.standard(), path).end());
        assertThat(checked)
                .hasSameSizeAs(path.steps())
                .allMatch(it -> it.verdict().isProven());
        assertThat(checked.get(0)).hasToString("accepted");
    }

    /** What is written and read back is written the same. */
    @Test
    void everyTechniquesProofIsReadBack() throws BadJson {
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            for (int i = 0; i < Math.min(1, Drills.of(technique).count()); i++) {
                Drill drill = Drills.of(technique).get(i);
                List<StepsDocument.Entry> entries =
                        drill.steps().stream().map(StepsDocumentTest::entry).toList();
                String line = new LogicJson().entries(drill.board(), entries).end();
                StepsDocument read = StepsDocument.read(line);
                assertThat(read.entries()).as(technique.info().name()).isEqualTo(entries);
                assertThat(read.check(new ProofChecker()))
                        .allMatch(it -> it.verdict().isProven());
            }
        }
    }

    private static StepsDocument.Entry entry(Step step) {
        return new StepsDocument.Entry(step.conclusions(), step.evidence());
    }

    @Test
    void whatFollowsARejectedStepIsRejected() throws BadJson {
        Path path = Path.of(ClewScale.standard(), Position.parse(PUZZLE), Budget.unlimited());
        String line = new LogicJson().path(ClewScale.standard(), path).end();
        String first = path.steps().get(0).conclusions().get(0).toString();
        String broken = line.replaceFirst("\"conclusions\":\\[\"" + first + "\"]", "\"conclusions\":[]");
        assertThat(check(broken))
                .hasSameSizeAs(path.steps())
                .allMatch(it -> it.toString().startsWith("rejected: "));
        assertThat(check(broken).get(1)).hasToString("rejected: a step before was rejected");
    }

    @Test
    void aDocumentWithoutStepsHasNothingToCheck() throws BadJson {
        assertThat(check("{\"schema\":2,\"outcome\":\"none\"}")).isEmpty();
        assertThat(check("{\"schema\":2,\"step\":{\"texts\":{\"nudge\":\"Look.\"}}}"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | The document is not an object",
                "{'steps':7} | The steps are not an array",
                "{'step':7} | The step is not an object",
                "{'found':null,'steps':[]} | What was found is not a whole number of steps",
                "{'steps':[{}]} | The document has steps but no start; it was written before there was one",
                "{'start':7,'steps':[{}]} | The start is not a position: it has no shape",
                "{'start':{'shape':'4x4'},'steps':[{}]} | The start is not a position: it has no givens",
                "{'start':{'shape':'4x4','givens':'1'},'steps':[{}]}"
                        + " | The start is not a position: givens has 1 characters",
                "{'start':{'shape':'4x4','givens':'1..............x'},'steps':[{}]}"
                        + " | The start is not a position: givens has \"x\"",
                "{'start':{'shape':'4x4','givens':'................','marks':{'r5c1':[5]}},'steps':[{}]}"
                        + " | The start is not a position: its marks list what is not a cell",
                "{'start':{'shape':'4x4','givens':'................','marks':{'r1c1':[5]}},'steps':[{}]}"
                        + " | The start is not a position: r1c1 has a mark 5",
                "{'start':{'shape':'4x4','givens':'................','marks':{},'meaning':'exact'},'steps':[{}]}"
                        + " | The start is not a position: its marks are not candidates",
                "{'start':{'shape':'4x4','givens':'11..............'},'steps':[{}]}"
                        + " | The start has equal values in r1c12, which see each other",
                "{'uniqueness':'no','start':{'shape':'4x4','givens':'1...............'},'steps':[{}]}"
                        + " | The uniqueness is neither unknown nor of givens or candidates"
            })
    void aDocumentThatCannotBeCheckedSaysWhy(String line, String message) {
        assertThatThrownBy(() -> StepsDocument.read(line.replace('\'', '"')))
                .isInstanceOf(BadJson.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | the step has no conclusions",
                "{'conclusions':['r1c2=2'],'guess':false} | the step has no proof",
                "{'conclusions':['r1c2=2']} | the step does not say whether it is a guess",
                "{'conclusions':['r1c2=1'],'guess':true} | r1c2=1 changes nothing on this board",
                "{'conclusions':['r1c2'],'guess':false,'proof':{}} | \"r1c2\" is not a candidate",
                "{'conclusions':['r9c2=2'],'guess':false,'proof':{}} | there is no r9c2=2 in a grid of the shape 4x4",
                "{'conclusions':['r1c2=2'],'guess':false,'proof':[]} | the proof is not an object",
                "{'conclusions':['r1c2=2'],'guess':false,'proof':{}} | \"kind\" is missing",
                "{'conclusions':['r1c2=2'],'guess':false,'proof':{'kind':'luck'}} | there is no proof of the kind \"luck\"",
                "{'conclusions':['r1c2=2'],'guess':false,'proof':{'kind':'cover','bases':1}} | \"bases\" is not an array",
                "{'conclusions':['r1c2=2'],'guess':false,'proof':{'kind':'cover','bases':[{'kind':'hole'}]}}"
                        + " | there is no slot of the kind \"hole\"",
                "{'conclusions':['r1c2=2'],'guess':false,'proof':{'kind':'single','candidate':'r1c2<>2'}}"
                        + " | \"r1c2<>2\" is not a candidate"
            })
    void aStepThatIsNotWrittenAsDescribedIsRejected(String step, String reason) throws BadJson {
        String line =
                "{'uniqueness':'unknown','start':{'shape':'4x4','givens':'1...............'},'steps':[" + step + "]}";
        assertThat(check(line.replace('\'', '"'))).singleElement().hasToString("rejected: " + reason);
    }
}
