package dev.clew.spark.rows;

import dev.clew.core.Position;
import dev.clew.core.format.PuzzleLine;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.line.Told;
import dev.clew.desk.solve.SolveAnswer;
import dev.clew.generate.Version;
import dev.clew.spark.Settings;
import dev.clew.spark.Works;
import java.util.Iterator;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** Makes answered rows of rows with puzzles. Travels to the executors. */
final class Answered implements MapPartitionsFunction<Row, Row> {
    /** What a row has before the fields of ratings, which Spark takes out of the document, come into their columns. */
    static final StructType SCHEMA = StructType.fromDDL("path STRING, position BIGINT, text STRING, puzzle STRING, "
            + "shape STRING, outcome STRING, message STRING, solution STRING, canonical STRING, automorphisms INT, "
            + "transformation STRING, document STRING, line STRING, version STRING, scale STRING");

    private static final long serialVersionUID = 1;

    private final Settings settings;
    private final boolean withDocument;

    Answered(Settings settings) {
        this.settings = settings;
        this.withDocument = settings.job().equals("rate");
    }

    @Override
    public Iterator<Row> call(Iterator<Row> rows) {
        TaskContext task = TaskContext.get();
        LineWork<?> work = Works.of(settings, settings.budget().withCancellation(task::isInterrupted));
        String version = Version.read();
        String scale = withDocument ? settings.get("scale", "clew") : null;
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public Row next() {
                Row row = rows.next();
                return answered(row, work.tell(row.getString(2)), version, scale);
            }
        };
    }

    private Row answered(Row row, Told told, String version, @Nullable String scale) {
        Optional<Position> position = told.answer().position();
        String unread = told.answer() instanceof Refusal refusal ? refusal.text() : "";
        SolveAnswer solved = told.answer() instanceof SolveAnswer it && it.isGood() ? it : null;
        CanonAnswer form = told.answer() instanceof CanonAnswer it ? it : null;
        return RowFactory.create(
                row.getString(0),
                row.getLong(1),
                row.getString(2),
                position.map(PuzzleLine::bare).orElse(unread),
                position.map(it -> it.shape().name()).orElse(null),
                told.answer().outcome(),
                told.answer().message(),
                solved == null ? null : solved.line(solved.solutions().get(0)),
                form == null ? null : form.puzzle().toString(),
                form == null ? null : form.automorphisms(),
                form == null ? null : form.transformation().toString(),
                withDocument ? AnswerJson.text(told.answer()) : null,
                told.line(),
                version,
                scale);
    }
}
