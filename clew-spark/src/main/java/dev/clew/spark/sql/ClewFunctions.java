package dev.clew.spark.sql;

import dev.clew.core.Budget;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.logic.Raters;
import dev.clew.desk.logic.Ratings;
import dev.clew.desk.parameter.BadValue;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.solve.CountQuestion;
import dev.clew.desk.solve.SolveAnswer;
import dev.clew.logic.ScaleCatalog;
import dev.clew.spark.RatingColumns;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.expressions.UserDefinedFunction;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** The functions for Spark SQL. {@link #register} makes them known to a session; {@link ClewExtensions} does it by name. */
public final class ClewFunctions {
    /** What {@code clew_rate} gives, the same on all scales; what a scale does not have is null. */
    public static final StructType RATING = rating();

    /** Solutions are counted up to here. */
    private static final int COUNTED = 1000;

    /** Scales keep what they need from one puzzle to the next, for all threads. */
    private static final Map<String, LineWork<?>> RATING_WORK = new ConcurrentHashMap<>();

    private static final ThreadLocal<LineWork<CanonAnswer>> CANON_WORK = ThreadLocal.withInitial(LineWork::canon);

    private ClewFunctions() {}

    /** The columns of every scale; where two scales have one of the same name, it is one. */
    private static StructType rating() {
        Map<String, StructField> fields = new LinkedHashMap<>();
        ScaleCatalog scales = ScaleCatalog.standard();
        for (String id : scales.ids()) {
            RatingColumns.of(Raters.of(scales.require(id)))
                    .fields()
                    .forEach(field -> fields.putIfAbsent(field.name(), field));
        }
        StructType rating = StructType.fromDDL("outcome STRING, scale STRING, message STRING");
        for (StructField field : fields.values()) {
            rating = rating.add(field);
        }
        return rating;
    }

    /** Makes the functions known to a session. */
    public static void register(SparkSession spark) {
        all().forEach((name, function) -> spark.udf().register(name, function));
    }

    /** The functions by their names. */
    static Map<String, UserDefinedFunction> all() {
        Map<String, UserDefinedFunction> all = new TreeMap<>();
        all.put("clew_solve", one(ClewFunctions::solve, DataTypes.StringType));
        all.put("clew_level", one(ClewFunctions::level, DataTypes.StringType));
        all.put("clew_canon", one(ClewFunctions::canon, DataTypes.StringType));
        all.put("clew_count", one(ClewFunctions::count, DataTypes.LongType));
        all.put("clew_is_unique", one(ClewFunctions::isUnique, DataTypes.BooleanType));
        UDF2<String, String, Row> rate = ClewFunctions::rate;
        all.put("clew_rate", functions.udf(rate, RATING));
        return all;
    }

    private static <T> UserDefinedFunction one(UDF1<String, T> function, DataType type) {
        return functions.udf(function, type);
    }

    /** The only solution; null where there is none or there are several. */
    static @Nullable String solve(@Nullable String puzzle) {
        Answer answer = puzzle == null
                ? null
                : LineWork.solve(Budget.unlimited()).tell(puzzle).answer();
        return answer instanceof SolveAnswer solved && solved.isGood()
                ? solved.line(solved.solutions().get(0))
                : null;
    }

    /** Whether there is exactly one solution; null where the text is not a puzzle. */
    static @Nullable Boolean isUnique(@Nullable String puzzle) {
        Long solutions = count(puzzle, 2);
        return solutions == null ? null : Boolean.valueOf(solutions == 1);
    }

    /** How many solutions there are, 1000 for 1000 or more; null where the text is not a puzzle. */
    static @Nullable Long count(@Nullable String puzzle) {
        return count(puzzle, COUNTED);
    }

    private static @Nullable Long count(@Nullable String puzzle, long limit) {
        if (puzzle == null || !(FormatCatalog.standard().read(puzzle) instanceof Reading.Found found)) {
            return null;
        }
        return new CountQuestion(found.position(), limit, Budget.unlimited())
                .answer()
                .count()
                .solutions();
    }

    /** The canonical form; null where there is none. */
    static @Nullable String canon(@Nullable String puzzle) {
        Answer answer = puzzle == null ? null : CANON_WORK.get().tell(puzzle).answer();
        return answer instanceof CanonAnswer form ? form.puzzle().toString() : null;
    }

    /** The level on Clew's own scale; null where there is none. */
    static @Nullable String level(@Nullable String puzzle) {
        Row rating = rate(puzzle, "clew");
        return rating == null ? null : rating.getString(RATING.fieldIndex("level"));
    }

    /** The rating on a scale, or the outcome and the reason why there is none. */
    static @Nullable Row rate(@Nullable String puzzle, @Nullable String scale) {
        if (puzzle == null || scale == null) {
            return null;
        }
        String name = scale.toLowerCase(Locale.ROOT);
        Answer answer = RATING_WORK
                .computeIfAbsent(name, ClewFunctions::newWork)
                .tell(puzzle)
                .answer();
        Object[] values = new Object[RATING.size()];
        values[0] = answer.outcome();
        values[1] = name;
        values[2] = answer.message();
        RatingColumns.ratings(answer).ifPresent(ratings -> ratings.parts().forEach(part -> put(part, values)));
        return RowFactory.create(values);
    }

    private static void put(Ratings.Part part, Object[] values) {
        RatingColumns columns = RatingColumns.of(Raters.of(part.rater()));
        Object[] own =
                part.rating().map(rating -> columns.values(rating.cells())).orElseGet(() -> new Object[0]);
        for (int i = 0; i < own.length; i++) {
            int at = RATING.fieldIndex(columns.columns().get(i).name());
            values[at] = values[at] == null ? own[i] : values[at];
        }
    }

    private static LineWork<?> newWork(String scale) {
        try {
            Values values = Values.NONE.with(RateQuestion.SCALE, RateQuestion.SCALE.read(scale));
            return LineWork.rate(RateQuestion.scales(values), Budget.unlimited());
        } catch (BadValue e) {
            throw new IllegalArgumentException(e.after("the scale of clew_rate"), e);
        }
    }
}
