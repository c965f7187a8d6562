package dev.clew.spark.rows;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.line.LineAnswer;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.logic.Ratings;
import dev.clew.spark.RatingColumns;
import dev.clew.spark.Run;
import dev.clew.spark.Settings;
import dev.clew.spark.output.RowNotes;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.SerializableConfiguration;

/** Counts the puzzles of a partition by everything there is to count. Travels to the executors. */
final class StatsCount implements Function2<Integer, Iterator<InputRow>, Iterator<Row>> {
    static final StructType SCHEMA = StructType.fromDDL("kind STRING, value STRING, count BIGINT");

    private static final long serialVersionUID = 1;

    private final Settings settings;
    private final Broadcast<SerializableConfiguration> conf;
    private final LongAccumulator puzzles;

    StatsCount(Run run) {
        this.settings = run.located();
        this.conf = run.broadcastConfiguration();
        this.puzzles = run.meter().counter();
    }

    @Override
    public Iterator<Row> call(Integer number, Iterator<InputRow> rows) {
        TaskContext task = TaskContext.get();
        RowNotes notes = new RowNotes(settings.output(), conf.value().value(), number, puzzles);
        LineWork<?> rating = LineWork.rate(
                RateQuestion.scales(settings.values(RateQuestion.PARAMETERS)),
                settings.budget().withCancellation(task::isInterrupted));
        LineWork<CanonAnswer> forms = LineWork.canon();
        Map<List<String>, Long> counts = new TreeMap<>(Histogram.ORDER);
        while (rows.hasNext()) {
            if (task.isInterrupted()) {
                throw new CancellationException("The task was killed");
            }
            InputRow row = rows.next();
            LineAnswer rated = rating.tell(row.text());
            notes.count(row.path(), row.position(), rated);
            count(row.text(), rated, forms, new Histogram(counts));
        }
        notes.write();
        List<Row> result = new ArrayList<>();
        counts.forEach((key, count) -> result.add(RowFactory.create(key.get(0), key.get(1), count)));
        return result.iterator();
    }

    private static void count(String text, LineAnswer rated, LineWork<CanonAnswer> forms, Histogram histogram) {
        histogram.add("outcome", rated.verdict().id());
        if (FormatCatalog.standard().read(text) instanceof Reading.Found found) {
            histogram.add("clues", number(found.position().puzzle().givenCount()));
        }
        if (forms.tell(text).answer() instanceof CanonAnswer form) {
            histogram.add("automorphisms", number(form.automorphisms()));
        }
        RatingColumns.ratings(rated.answer())
                .map(Ratings::groups)
                .ifPresent(groups ->
                        groups.forEach((kind, values) -> values.forEach(value -> histogram.add(kind, value))));
    }

    private static String number(int number) {
        return Integer.toString(number);
    }
}
