package dev.clew.spark;

import dev.clew.desk.answer.Answer;
import dev.clew.desk.logic.RateAnswer;
import dev.clew.desk.logic.Raters;
import dev.clew.desk.logic.Ratings;
import dev.clew.logic.scale.Column;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;

/**
 * The columns of scales as Spark has them; they know no particular scale. Immutable.
 *
 * @param columns the columns
 */
public record RatingColumns(List<Column> columns) {
    /** The columns of some scales. */
    public static RatingColumns of(Raters scales) {
        return new RatingColumns(scales.columns());
    }

    /** The fields of a structure. */
    public List<StructField> fields() {
        return columns.stream()
                .map(column -> DataTypes.createStructField(column.name(), type(column.kind()), true))
                .toList();
    }

    private static DataType type(Column.Kind kind) {
        return switch (kind) {
            case TEXT -> DataTypes.StringType;
            case WHOLE -> DataTypes.IntegerType;
            case DECIMAL -> DataTypes.DoubleType;
        };
    }

    /** What stands in them, null where there is nothing. */
    public Object[] values(List<String> cells) {
        Object[] values = new Object[columns.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(columns.get(i).kind(), cells.get(i));
        }
        return values;
    }

    /** What an answer has in them, all null where it has no rating. */
    public Object[] values(Answer answer) {
        return ratings(answer).map(Ratings::cells).map(this::values).orElseGet(() -> new Object[columns.size()]);
    }

    private static @Nullable Object value(Column.Kind kind, String cell) {
        if (cell.isEmpty()) {
            return null;
        }
        return switch (kind) {
            case TEXT -> cell;
            case WHOLE -> Integer.valueOf(cell);
            case DECIMAL -> Double.valueOf(cell);
        };
    }

    /** The ratings of an answer, if it has any. */
    public static Optional<Ratings> ratings(Answer answer) {
        return answer instanceof RateAnswer rate ? rate.ratings() : Optional.empty();
    }
}
