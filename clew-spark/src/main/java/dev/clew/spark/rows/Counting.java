package dev.clew.spark.rows;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.line.Told;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.logic.Ratings;
import dev.clew.spark.RatingColumns;
import dev.clew.spark.Settings;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/** Counts the puzzles of a partition by everything there is to count. Travels to the executors. */
final class Counting implements MapPartitionsFunction<Row, Row> {
    static final StructType SCHEMA = StructType.fromDDL("kind STRING, value STRING, count BIGINT");

    private static final long serialVersionUID = 1;

    private final Settings settings;

    Counting(Settings settings) {
        this.settings = settings;
    }

    @Override
    public Iterator<Row> call(Iterator<Row> rows) {
        TaskContext task = TaskContext.get();
        LineWork<?> rating = LineWork.rate(
                RateQuestion.scales(settings.values(RateQuestion.PARAMETERS)),
                settings.budget().withCancellation(task::isInterrupted));
        LineWork<CanonAnswer> forms = LineWork.canon();
        Map<List<String>, Long> counts = new TreeMap<>(Histogram.ORDER);
        while (rows.hasNext()) {
            count(rows.next().getString(2), rating, forms, new Histogram(counts));
        }
        List<Row> result = new ArrayList<>();
        counts.forEach((key, count) -> result.add(RowFactory.create(key.get(0), key.get(1), count)));
        return result.iterator();
    }

    private static void count(String text, LineWork<?> rating, LineWork<CanonAnswer> forms, Histogram histogram) {
        Told rated = rating.tell(text);
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
