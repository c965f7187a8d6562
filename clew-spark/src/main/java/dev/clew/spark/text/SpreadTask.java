package dev.clew.spark.text;

import dev.clew.desk.bulk.Tally;
import dev.clew.desk.line.LineAnswer;
import dev.clew.spark.Settings;
import dev.clew.spark.output.Names;
import dev.clew.spark.output.PartResult;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;

/** Answers a share of the puzzles that were put aside. Travels to the executors. */
final class SpreadTask implements Function2<Integer, Iterator<String[]>, Iterator<PartResult>> {
    private static final long serialVersionUID = 1;

    private final Settings settings;
    private final Broadcast<SerializableConfiguration> conf;
    private final List<String> paths;
    private final Set<Integer> done;
    private final LongAccumulator puzzles;

    /**
     * @param paths the files, by their numbers
     * @param done the tasks whose output is there already
     */
    SpreadTask(
            Settings settings,
            Broadcast<SerializableConfiguration> conf,
            List<String> paths,
            Set<Integer> done,
            LongAccumulator puzzles) {
        this.settings = settings;
        this.conf = conf;
        this.paths = paths;
        this.done = done;
        this.puzzles = puzzles;
    }

    @Override
    public Iterator<PartResult> call(Integer number, Iterator<String[]> share) throws IOException {
        if (done.contains(number)) {
            return Collections.emptyIterator();
        }
        PartWriter writer = new PartWriter(settings, conf.value().value());
        PartResult result = writer.write(
                Names.spread(number),
                (out, sides) ->
                        answer(share, writer, new LineAnswerer(writer.work(), "", 0, null, sides, puzzles::add), out));
        return List.of(result).iterator();
    }

    private Tally answer(Iterator<String[]> share, PartWriter writer, LineAnswerer lines, OutputStream out)
            throws IOException {
        Tally tally = Tally.EMPTY;
        while (share.hasNext()) {
            for (String line : share.next()) {
                if (writer.isKilled()) {
                    throw new CancellationException("The task was killed");
                }
                DeferredPuzzle puzzle = DeferredPuzzle.parse(line);
                LineAnswer told = lines.tell(paths.get(puzzle.input()), puzzle.position(), puzzle.puzzle());
                out.write((told.line() + "\n").getBytes(StandardCharsets.UTF_8));
                tally = tally.plus(Tally.of(told.verdict()));
            }
        }
        return tally;
    }
}
