package dev.clew.desk.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.format.PuzzleText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineRunTest {
    private static final String GOOD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** The start of each line is reported, in blocks and one by one, whatever lines end with. */
    @ParameterizedTest
    @ValueSource(ints = {3, 300, 20_000})
    void aLineIsKnownByTheBytesBeforeIt(int lines) throws IOException {
        Random random = new Random(lines);
        StringBuilder text = new StringBuilder();
        List<Long> due = new ArrayList<>();
        for (int i = 0; i < lines; i++) {
            boolean bad = random.nextInt(4) == 0;
            if (bad) {
                due.add(1000L + text.length());
            }
            text.append(bad ? "bad" + i : random.nextInt(9) == 0 ? "" : GOOD);
            text.append(List.of("\n", "\r\n", "\r", "\n\n").get(random.nextInt(9) % 4));
        }
        for (Bulk bulk : new Bulk[] {new Bulk(), null}) {
            List<Long> told = new ArrayList<>();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            SinglePuzzles singles = (puzzle, answers) -> note(puzzle, answers, told);
            Tally tally = new LineRun(bulk, singles, () -> false)
                    .run(new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)), 1000, out);
            assertThat(told).isEqualTo(due);
            assertThat(tally.unreadable()).isEqualTo(due.size());
            assertThat(out.toString(StandardCharsets.UTF_8).lines().count()).isEqualTo(tally.puzzles());
        }
    }

    private static void note(PuzzleText puzzle, AnswerLines answers, List<Long> told) {
        boolean bad = puzzle.text().startsWith("bad");
        if (bad) {
            told.add(puzzle.firstLine());
        }
        answers.add(bad ? "!invalid" : "fine", bad ? Tally.UNREADABLE : Tally.GOOD);
    }

    @Test
    void nobodyWorksOnWhenItIsCancelled() {
        LineRun run = new LineRun(new Bulk(), (puzzle, answers) -> {}, () -> true);
        ByteArrayInputStream in = new ByteArrayInputStream((GOOD + "\n").getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> run.run(in, 0, new ByteArrayOutputStream())).isInstanceOf(CancellationException.class);
    }
}
