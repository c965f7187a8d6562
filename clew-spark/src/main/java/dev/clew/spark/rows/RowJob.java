package dev.clew.spark.rows;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.to_json;

import dev.clew.spark.Format;
import dev.clew.spark.Messages;
import dev.clew.spark.Settings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Solve, rate and canon where a table is read or written: a row for each puzzle. For one run. */
public final class RowJob {
    private final Settings settings;
    private final SparkSession spark;
    private final Messages messages;

    /** A job with what it was asked for. */
    public RowJob(Settings settings, SparkSession spark, Messages messages) {
        this.settings = settings;
        this.spark = spark;
        this.messages = messages;
    }

    /** Does it; whether every puzzle had the answer that was asked for. */
    public boolean run() throws IOException {
        RowOutput output = new RowOutput(settings, spark, messages);
        output.begin();
        Dataset<Row> answered = answered(settings, spark);
        return output.write(answered, columns(), "line");
    }

    /** A row for each puzzle, with everything there is to say of it. */
    static Dataset<Row> answered(Settings settings, SparkSession spark) throws IOException {
        Answered answered = new Answered(settings);
        return RowInput.read(settings, spark)
                .mapPartitions(answered, Encoders.row(answered.schema()))
                .withColumn("seed", lit(null).cast("string"));
    }

    private List<Column> columns() {
        List<Column> columns = new ArrayList<>();
        for (String name : List.of("path", "position", "puzzle", "shape", "outcome", "message")) {
            columns.add(col(name));
        }
        columns.addAll(own(Format.written(settings) == Format.CSV));
        for (String name : List.of("version", "scale", "seed")) {
            columns.add(col(name));
        }
        return columns;
    }

    /** The columns that only this job has; CSV has no structures, which are JSON there. */
    private List<Column> own(boolean flat) {
        return switch (settings.job()) {
            case "rate" -> ratings(flat);
            case "canon" -> List.of(col("canonical"), col("automorphisms"), col("transformation"));
            default -> List.of(col("solution"));
        };
    }

    private List<Column> ratings(boolean flat) {
        List<Column> columns = new ArrayList<>();
        new Answered(settings).columns().fields().forEach(field -> columns.add(col(field.name())));
        columns.add((flat ? to_json(col("groups")) : col("groups")).as("groups"));
        columns.add(col("document"));
        return columns;
    }
}
