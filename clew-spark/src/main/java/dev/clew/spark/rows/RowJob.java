package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.to_json;

import dev.clew.desk.bulk.Tally;
import dev.clew.spark.Format;
import dev.clew.spark.JobWork;
import dev.clew.spark.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** Solve, rate and canon where a table is read or written: a row for each puzzle. For one run. */
public final class RowJob {
    private final Run run;

    /** A job with what it was asked for. */
    public RowJob(Run run) {
        this.run = run;
    }

    /** Does it; whether every puzzle had the answer that was asked for. */
    public boolean run() throws IOException {
        JavaRDD<InputRow> rows = RowInput.read(run);
        boolean rates = run.settings().job().equals("rate");
        Dataset<Row> answered = answered(rates ? RowSpread.of(rows, run) : rows, run);
        RowOutput output = new RowOutput(run);
        output.save(output.isText() ? answered.select("line") : answered.select(columns()));
        Tally tally = output.tally();
        run.messages()
                .say(tally.summary(JobWork.verb(run.settings()), 0, run.meter().seconds()));
        return run.end(tally);
    }

    /** A row for each puzzle, with everything there is to say of it. */
    static Dataset<Row> answered(JavaRDD<InputRow> rows, Run run) {
        RowAnswers answered = new RowAnswers(run, true);
        return run.spark().createDataFrame(rows.mapPartitionsWithIndex(answered, true), answered.schema());
    }

    private Column[] columns() {
        List<Column> columns = new ArrayList<>();
        for (String name : List.of("path", "position", "puzzle", "shape", "outcome", "message")) {
            columns.add(col(name));
        }
        columns.addAll(own(Format.written(run.settings()) == Format.CSV));
        for (String name : List.of("version", "scale", "seed")) {
            columns.add(col(name));
        }
        return columns.toArray(Column[]::new);
    }

    /** The columns that only this job has; CSV has no structures, which are JSON there. */
    private List<Column> own(boolean flat) {
        return switch (run.settings().job()) {
            case "rate" -> ratings(flat);
            case "canon" -> List.of(col("canonical"), col("automorphisms"), col("transformation"));
            default -> List.of(col("solution"));
        };
    }

    private List<Column> ratings(boolean flat) {
        List<Column> columns = new ArrayList<>();
        RowAnswers.columns(run.settings()).fields().forEach(field -> columns.add(col(field.name())));
        columns.add((flat ? to_json(col("groups")) : col("groups")).as("groups"));
        columns.add(col("document"));
        return columns;
    }
}
