package dev.clew.spark.rows;

import dev.clew.core.Position;
import dev.clew.core.format.text.PuzzleLine;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.line.LineAnswer;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.solve.SolveAnswer;
import dev.clew.generate.Version;
import dev.clew.spark.JobWork;
import dev.clew.spark.RatingColumns;
import dev.clew.spark.Run;
import dev.clew.spark.Settings;
import dev.clew.spark.output.RowNotes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** Makes answered rows of rows with puzzles. Travels to the executors. */
final class RowAnswers implements Function2<Integer, Iterator<InputRow>, Iterator<Row>> {
    /** What a row has in every job; ratings have their columns after it. */
    private static final StructType COMMON = StructType.fromDDL("path STRING, position BIGINT, puzzle STRING, "
            + "shape STRING, outcome STRING, message STRING, solution STRING, canonical STRING, automorphisms INT, "
            + "transformation STRING, groups MAP<STRING, ARRAY<STRING>>, document STRING, line STRING, "
            + "version STRING, scale STRING, seed STRING");

    private static final long serialVersionUID = 1;

    /** The desk's answer to a plain puzzle with one solution; a test compares. */
    private static final Facts PLAIN = new Facts("9x9", Verdict.UNIQUE.id(), "Exactly one solution.");

    private final Settings settings;
    private final Broadcast<SerializableConfiguration> conf;
    private final LongAccumulator puzzles;
    private final boolean noted;
    private final boolean rates;
    private final boolean inBulk;

    /**
     * @param noted whether the tasks count their puzzles, which is so unless they were counted before
     */
    RowAnswers(Run run, boolean noted) {
        this.settings = run.located();
        this.conf = run.broadcastConfiguration();
        this.puzzles = run.meter().counter();
        this.noted = noted;
        this.rates = settings.job().equals("rate");
        this.inBulk = settings.job().equals("solve") && !settings.has("budget");
    }

    /** What a row has: the columns that every job has, then those of the scales. */
    StructType schema() {
        StructType schema = COMMON;
        for (StructField field : columns(settings).fields()) {
            schema = schema.add(field);
        }
        return schema;
    }

    /** The columns of the scales that puzzles are rated on, if they are. */
    static RatingColumns columns(Settings settings) {
        return settings.job().equals("rate")
                ? RatingColumns.of(RateQuestion.scales(settings.values(RateQuestion.PARAMETERS)))
                : new RatingColumns(List.of());
    }

    @Override
    public Iterator<Row> call(Integer number, Iterator<InputRow> rows) {
        RowNotes notes = new RowNotes(settings.output(), conf.value().value(), number, puzzles);
        Iterator<Row> answered = answered(rows, notes);
        return noted ? notes.around(answered) : answered;
    }

    private Iterator<Row> answered(Iterator<InputRow> rows, RowNotes notes) {
        TaskContext task = TaskContext.get();
        LineWork<?> work = JobWork.of(settings, settings.budget().withCancellation(task::isInterrupted));
        Always always = new Always(columns(settings), Version.read(), rates ? settings.scale() : null);
        PlainSolver solver = inBulk ? new PlainSolver() : null;
        return new Iterator<>() {
            private final List<InputRow> batch = new ArrayList<>();
            private @Nullable String[] solutions = {};
            private int at;

            @Override
            public boolean hasNext() {
                return at < batch.size() || rows.hasNext();
            }

            @Override
            public Row next() {
                if (at == batch.size()) {
                    fill();
                }
                InputRow row = batch.get(at);
                String solution = solver == null ? null : solutions[at];
                at++;
                return solution == null ? single(row) : solved(row, solution);
            }

            private void fill() {
                at = 0;
                batch.clear();
                do {
                    batch.add(rows.next());
                } while (solver != null && batch.size() < PlainSolver.BATCH && rows.hasNext());
                if (solver != null) {
                    solutions = solver.solve(batch);
                }
            }

            private Row single(InputRow row) {
                LineAnswer told = work.tell(row.text());
                if (noted) {
                    notes.count(row.path(), row.position(), told);
                }
                return RowAnswers.this.row(row, told, always);
            }

            private Row solved(InputRow row, String solution) {
                notes.count(Tally.GOOD);
                return RowAnswers.this.row(row, PLAIN, PlainLine.written(row.text()), solution, null, always);
            }
        };
    }

    private Row row(InputRow row, LineAnswer told, Always always) {
        Optional<Position> position = told.answer().position();
        String unread = told.answer() instanceof Refusal refusal ? refusal.text() : "";
        String solution = told.answer() instanceof SolveAnswer solved && solved.isGood()
                ? solved.line(solved.solutions().get(0))
                : null;
        Facts facts = new Facts(
                position.map(it -> it.shape().name()).orElse(null),
                told.answer().outcome(),
                told.answer().message());
        return row(row, facts, position.map(PuzzleLine::bare).orElse(unread), solution, told, always);
    }

    /** What is the same in all rows. */
    private record Always(
            RatingColumns columns, String version, @Nullable String scale) {}

    /** The columns that every row has. */
    private record Facts(@Nullable String shape, String outcome, String message) {}

    private Row row(
            InputRow row,
            Facts facts,
            String puzzle,
            @Nullable String solution,
            @Nullable LineAnswer told,
            Always always) {
        CanonAnswer form = told != null && told.answer() instanceof CanonAnswer it ? it : null;
        Object[] common = {
            row.path(),
            row.position(),
            puzzle,
            facts.shape,
            facts.outcome,
            facts.message,
            solution,
            form == null ? null : form.puzzle().toString(),
            form == null ? null : form.automorphisms(),
            form == null ? null : form.transformation().toString(),
            rates && told != null ? groups(told) : null,
            rates && told != null ? AnswerJson.text(told.answer()) : null,
            told == null ? solution : told.line(),
            always.version,
            always.scale,
            null
        };
        if (!rates || told == null) {
            return RowFactory.create(common);
        }
        return RowFactory.create(
                Stream.concat(Arrays.stream(common), Arrays.stream(always.columns.values(told.answer())))
                        .toArray());
    }

    /** The groups in the collection that a row wants for a map. */
    private static @Nullable Object groups(LineAnswer told) {
        return RatingColumns.ratings(told.answer())
                .map(ratings -> {
                    Map<String, String[]> arrays = new TreeMap<>();
                    ratings.groups().forEach((kind, values) -> arrays.put(kind, values.toArray(String[]::new)));
                    return CollectionConverters.asScala(arrays);
                })
                .orElse(null);
    }
}
