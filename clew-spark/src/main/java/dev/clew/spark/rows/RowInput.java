package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.when;

import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.SingleLine;
import dev.clew.spark.Format;
import dev.clew.spark.Run;
import dev.clew.spark.UsageFailure;
import dev.clew.spark.text.Inputs;
import dev.clew.spark.text.LineRanges;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** What is read, as rows with the text of a puzzle. */
final class RowInput {
    private static final String SHAPE = "shape";

    private RowInput() {}

    /** Gets the folder ready, which begins again whatever an earlier run has left, and reads the rows of all inputs. */
    static JavaRDD<InputRow> read(Run run) throws IOException {
        Inputs inputs = Inputs.of(run);
        run.beginAnew(inputs.description());
        String column = run.settings().get("column", "puzzle");
        return switch (Format.read(run.settings())) {
            case TEXT -> LineRanges.read(run, inputs, RowInput::texts);
            case CSV -> LineRanges.read(run, inputs, (path, header, lines) -> cells(path, header, lines, column));
            case PARQUET -> table(run, column);
        };
    }

    private static Iterator<InputRow> texts(String path, String header, Iterator<PuzzleText> lines) {
        return stream(lines)
                .flatMap(line -> Stream.ofNullable(SingleLine.puzzle(line.text()))
                        .map(puzzle -> new InputRow(path, line.firstLine(), puzzle)))
                .iterator();
    }

    private static Iterator<InputRow> cells(String path, String header, Iterator<PuzzleText> lines, String column) {
        List<String> names = CsvLine.fields(header.startsWith("\uFEFF") ? header.substring(1) : header);
        int puzzle = index(names, column);
        int shape = index(names, SHAPE);
        if (puzzle < 0) {
            throw new UsageFailure(path + " has no column " + column + "; its columns are " + String.join(", ", names)
                    + "; name one with --column");
        }
        return stream(lines)
                .filter(line -> line.firstLine() > 0 && !line.text().isBlank())
                .map(line -> new InputRow(path, line.firstLine(), text(CsvLine.fields(line.text()), puzzle, shape)))
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

    private static JavaRDD<InputRow> table(Run run, String column) {
        Dataset<Row> rows = run.spark().read().parquet(run.settings().inputs().toArray(String[]::new));
        List<String> names = Arrays.asList(rows.columns());
        if (!names.contains(column)) {
            throw new UsageFailure("the input has no column " + column + "; its columns are " + String.join(", ", names)
                    + "; name one with --column");
        }
        Column note = names.contains(SHAPE)
                ? when(col(SHAPE).isNotNull().and(col(SHAPE).notEqual("")), concat_ws("", lit("# shape="), col(SHAPE)))
                : lit(null).cast("string");
        return rows.select(col("_metadata.file_path"), col("_metadata.row_index"), concat_ws(" ", col(column), note))
                .javaRDD()
                .map(row -> new InputRow(row.getString(0), row.getLong(1), row.getString(2)));
    }
}
