package dev.clew.spark.rows;

import dev.clew.desk.line.MadeLine;
import dev.clew.desk.make.GenerateAnswer;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.make.Made;
import dev.clew.generate.Generator;
import dev.clew.generate.PuzzleMaker;
import dev.clew.generate.Version;
import dev.clew.logic.level.LevelRating;
import dev.clew.spark.Settings;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;

/** Makes the puzzles of a slice of indices. Travels to the executors. */
final class Making implements FlatMapFunction<long[], Row> {
    static final StructType SCHEMA = StructType.fromDDL("index BIGINT, puzzle STRING, shape STRING, solution STRING, "
            + "clues INT, level STRING, score INT, techniques STRING, puzzle_seed STRING, line STRING, "
            + "version STRING, scale STRING, seed STRING");

    private static final long serialVersionUID = 1;

    private final Settings settings;
    private final LongAccumulator count;

    Making(Settings settings, LongAccumulator count) {
        this.settings = settings;
        this.count = count;
    }

    @Override
    public Iterator<Row> call(long[] slice) {
        TaskContext task = TaskContext.get();
        GenerateQuestion question = GenerateQuestion.of(
                settings.values(GenerateQuestion.PARAMETERS), settings.budget().withCancellation(task::isInterrupted));
        PuzzleMaker maker = question.maker();
        String version = Version.read();
        return LongStream.range(slice[0], slice[1])
                .mapToObj(index -> {
                    if (task.isInterrupted()) {
                        throw new CancellationException("The task was killed");
                    }
                    GenerateAnswer answer =
                            new GenerateAnswer(question.target(), maker.make(Generator.seedOf(question.seed(), index)));
                    return answer.made().map(made -> row(index, made, version));
                })
                .flatMap(Optional::stream)
                .iterator();
    }

    private Row row(long index, Made made, String version) {
        LevelRating rating = made.rating().orElse(null);
        count.add(1);
        return RowFactory.create(
                index,
                made.puzzle().toString(),
                made.puzzle().shape().name(),
                made.solution().toString(),
                made.clues(),
                rating == null ? null : rating.level().id(),
                rating == null ? null : rating.score(),
                rating == null ? null : rating.techniques(),
                made.seed(),
                MadeLine.of(made),
                version,
                rating == null ? null : "clew",
                settings.get("seed"));
    }
}
