package dev.clew.spark.rows;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.Format;
import dev.clew.spark.Run;
import dev.clew.spark.output.PartResult;
import java.io.IOException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;

/** Where the rows of a job go, and what its tasks have noted beside them. For one run. */
final class RowOutput {
    private final Run run;
    private final Format format;

    RowOutput(Run run) {
        this.run = run;
        this.format = Format.written(run.settings());
    }

    /** Whether lines are written, and not a table. */
    boolean isText() {
        return format == Format.TEXT;
    }

    /** Writes a table or lines. */
    void save(Dataset<Row> rows) {
        String folder = run.settings().output();
        switch (format) {
            case TEXT -> rows.write().mode(SaveMode.Append).text(folder);
            case CSV ->
                rows.write().mode(SaveMode.Append).option("header", true).csv(folder);
            case PARQUET -> rows.write().mode(SaveMode.Append).parquet(folder);
        }
    }

    /** What was written. */
    Dataset<Row> load() {
        String folder = run.settings().output();
        return switch (format) {
            case TEXT -> run.spark().read().text(folder);
            case CSV -> run.spark().read().option("header", true).csv(folder);
            case PARQUET -> run.spark().read().parquet(folder);
        };
    }

    /** How all puzzles ended, by the notes of the tasks. */
    Tally tally() throws IOException {
        Tally tally = Tally.EMPTY;
        for (PartResult result : run.folder().results().values()) {
            tally = tally.plus(result.tally());
        }
        return tally;
    }
}
