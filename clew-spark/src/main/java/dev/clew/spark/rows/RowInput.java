package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.when;

import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.SingleLine;
import dev.clew.spark.Format;
import dev.clew.spark.Settings;
import dev.clew.spark.UsageFailure;
import dev.clew.spark.text.LineRanges;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/** What is read, as rows of path, position and the text of a puzzle. */
final class RowInput {
    static final StructType SCHEMA = StructType.fromDDL("path STRING, position BIGINT, text STRING");

    private static final String SHAPE = "shape";

    private RowInput() {}

    /** The rows of all inputs. */
    static Dataset<Row> read(Settings settings, SparkSession spark) throws IOException {
        String column = settings.get("column", "puzzle");
        return switch (Format.read(settings)) {
            case TEXT -> lines(settings, spark, RowInput::texts);
            case CSV -> lines(settings, spark, (path, header, lines) -> cells(path, header, lines, column));
            case PARQUET -> table(settings, spark, column);
        };
    }

    private static Dataset<Row> lines(Settings settings, SparkSession spark, LineRanges.Reader reader)
            throws IOException {
        JavaSparkContext context = new JavaSparkContext(spark.sparkContext());
        return spark.createDataFrame(LineRanges.read(settings, context, reader), SCHEMA);
    }

    private static Iterator<Row> texts(String path, String header, Iterator<PuzzleText> lines) {
        return stream(lines)
                .flatMap(line -> Stream.ofNullable(SingleLine.puzzle(line.text()))
                        .map(puzzle -> LineRanges.row(path, line, puzzle)))
                .iterator();
    }

    private static Iterator<Row> cells(String path, String header, Iterator<PuzzleText> lines, String column) {
        List<String> names = CsvLine.fields(header.startsWith("\uFEFF") ? header.substring(1) : header);
        int puzzle = index(names, column);
        int shape = index(names, SHAPE);
        if (puzzle < 0) {
            throw new UsageFailure(path + " has no column " + column + "; its columns are " + String.join(", ", names)
                    + "; name one with --column");
        }
        return stream(lines)
                .filter(line -> line.firstLine() > 0 && !line.text().isBlank())
                .map(line -> LineRanges.row(path, line, text(CsvLine.fields(line.text()), puzzle, shape)))
                .iterator();
    }

    private static String text(List<String> fields, int puzzle, int shape) {
        String text = puzzle < fields.size() ? fields.get(puzzle) : "";
        String name = shape >= 0 && shape < fields.size() ? fields.get(shape) : "";
        return name.isEmpty() ? text : text + " # shape=" + name;
    }

    private static int index(List<String> names, String wanted) {
        return names.stream()
                .map(name -> name.strip().toLowerCase(Locale.ROOT))
                .toList()
                .indexOf(wanted.toLowerCase(Locale.ROOT));
    }

    private static Stream<PuzzleText> stream(Iterator<PuzzleText> lines) {
        Iterable<PuzzleText> once = () -> lines;
        return StreamSupport.stream(once.spliterator(), false);
    }

    private static Dataset<Row> table(Settings settings, SparkSession spark, String column) {
        Dataset<Row> rows = spark.read().parquet(settings.inputs().toArray(String[]::new));
        List<String> names = Arrays.asList(rows.columns());
        if (!names.contains(column)) {
            throw new UsageFailure("the input has no column " + column + "; its columns are " + String.join(", ", names)
                    + "; name one with --column");
        }
        Column note = names.contains(SHAPE)
                ? when(col(SHAPE).isNotNull().and(col(SHAPE).notEqual("")), concat_ws("", lit("# shape="), col(SHAPE)))
                : lit(null).cast("string");
        return rows.select(
                col("_metadata.file_path").as("path"),
                col("_metadata.row_index").as("position"),
                concat_ws(" ", col(column), note).as("text"));
    }
}
