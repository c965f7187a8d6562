package dev.clew.spark.rows;

import dev.clew.desk.bulk.Tally;
import dev.clew.desk.line.MadeLine;
import dev.clew.desk.make.GenerateAnswer;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.make.Made;
import dev.clew.generate.Generator;
import dev.clew.generate.PuzzleMaker;
import dev.clew.generate.Version;
import dev.clew.logic.scale.ScoredRating;
import dev.clew.spark.Run;
import dev.clew.spark.Settings;
import dev.clew.spark.output.RowNotes;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;

/** Makes the puzzles of a slice of indices. Travels to the executors. */
final class GenerateTask implements Function2<Integer, Iterator<long[]>, Iterator<Row>> {
    static final StructType SCHEMA = StructType.fromDDL("index BIGINT, puzzle STRING, shape STRING, solution STRING, "
            + "clues INT, level STRING, score INT, techniques STRING, puzzle_seed STRING, line STRING, "
            + "version STRING, scale STRING, seed STRING");

    private static final long serialVersionUID = 1;

    private final Settings settings;
    private final Broadcast<SerializableConfiguration> conf;
    private final LongAccumulator puzzles;

    GenerateTask(Run run) {
        this.settings = run.located();
        this.conf = run.broadcastConfiguration();
        this.puzzles = run.meter().counter();
    }

    @Override
    public Iterator<Row> call(Integer number, Iterator<long[]> slices) {
        TaskContext task = TaskContext.get();
        RowNotes notes = new RowNotes(settings.output(), conf.value().value(), number, puzzles);
        GenerateQuestion question = GenerateQuestion.of(
                settings.values(GenerateQuestion.PARAMETERS), settings.budget().withCancellation(task::isInterrupted));
        PuzzleMaker maker = question.maker();
        String version = Version.read();
        long[] slice = slices.next();
        return notes.around(LongStream.range(slice[0], slice[1])
                .mapToObj(index -> {
                    if (task.isInterrupted()) {
                        throw new CancellationException("The task was killed");
                    }
                    GenerateAnswer answer =
                            new GenerateAnswer(question.target(), maker.make(Generator.seedOf(question.seed(), index)));
                    notes.count(answer.made().isPresent() ? Tally.GOOD : Tally.UNDECIDED);
                    return answer.made().map(made -> row(index, made, version));
                })
                .flatMap(Optional::stream)
                .iterator());
    }

    private Row row(long index, Made made, String version) {
        ScoredRating rating = made.rating().orElse(null);
        return RowFactory.create(
                index,
                made.puzzle().toString(),
                made.puzzle().shape().name(),
                made.solution().toString(),
                made.clues(),
                rating == null ? null : rating.levelName(),
                rating == null ? null : rating.score(),
                rating == null ? null : rating.techniques(),
                made.seed(),
                MadeLine.of(made),
                version,
                rating == null ? null : rating.scale(),
                settings.get("seed"));
    }
}
