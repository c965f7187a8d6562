package dev.clew.spark.rows;

import dev.clew.core.Position;
import dev.clew.core.format.PuzzleLine;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.line.Told;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.solve.SolveAnswer;
import dev.clew.generate.Version;
import dev.clew.spark.RatingColumns;
import dev.clew.spark.Settings;
import dev.clew.spark.Works;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** Makes answered rows of rows with puzzles. Travels to the executors. */
final class Answered implements MapPartitionsFunction<Row, Row> {
    /** What a row has on every job; ratings have their columns behind it. */
    static final StructType COMMON = StructType.fromDDL(
            "path STRING, position BIGINT, text STRING, puzzle STRING, "
                    + "shape STRING, outcome STRING, message STRING, solution STRING, canonical STRING, automorphisms INT, "
                    + "transformation STRING, groups MAP<STRING, ARRAY<STRING>>, document STRING, line STRING, version STRING, scale STRING");

    private static final long serialVersionUID = 1;

    private final Settings settings;
    private final boolean isRating;

    Answered(Settings settings) {
        this.settings = settings;
        this.isRating = settings.job().equals("rate");
    }

    /** What a row has: what every job says of a puzzle, then the columns of the scales. */
    StructType schema() {
        StructType schema = COMMON;
        for (StructField field : columns().fields()) {
            schema = schema.add(field);
        }
        return schema;
    }

    /** The columns of the scales that puzzles are rated on, if they are. */
    RatingColumns columns() {
        return isRating
                ? RatingColumns.of(RateQuestion.scales(settings.values(RateQuestion.PARAMETERS)))
                : new RatingColumns(List.of());
    }

    @Override
    public Iterator<Row> call(Iterator<Row> rows) {
        TaskContext task = TaskContext.get();
        LineWork<?> work = Works.of(settings, settings.budget().withCancellation(task::isInterrupted));
        String version = Version.read();
        RatingColumns columns = columns();
        String scale = isRating ? settings.values(RateQuestion.PARAMETERS).get(RateQuestion.SCALE) : null;
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public Row next() {
                Row row = rows.next();
                return answered(row, work.tell(row.getString(2)), version, scale, columns);
            }
        };
    }

    private Row answered(Row row, Told told, String version, @Nullable String scale, RatingColumns columns) {
        Optional<Position> position = told.answer().position();
        String unread = told.answer() instanceof Refusal refusal ? refusal.text() : "";
        SolveAnswer solved = told.answer() instanceof SolveAnswer it && it.isGood() ? it : null;
        CanonAnswer form = told.answer() instanceof CanonAnswer it ? it : null;
        Object[] common = {
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
            isRating ? groups(told) : null,
            isRating ? AnswerJson.text(told.answer()) : null,
            told.line(),
            version,
            scale
        };
        return RowFactory.create(Stream.concat(Arrays.stream(common), Arrays.stream(columns.values(told.answer())))
                .toArray());
    }

    /** The groups in the collection that a row wants for a map. */
    private static @Nullable Object groups(Told told) {
        return RatingColumns.ratings(told.answer())
                .map(ratings -> {
                    Map<String, String[]> arrays = new TreeMap<>();
                    ratings.groups().forEach((kind, values) -> arrays.put(kind, values.toArray(String[]::new)));
                    return CollectionConverters.asScala(arrays);
                })
                .orElse(null);
    }
}
