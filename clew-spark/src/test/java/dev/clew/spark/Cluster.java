package dev.clew.spark;

import dev.clew.spark.output.LocalFiles;
import dev.clew.spark.sql.ClewExtensions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/** One embedded Spark for all tests of this process, and what a job says on it. */
final class Cluster {
    private Cluster() {}

    private static final class Holder {
        static final SparkSession SPARK = open();

        private static SparkSession open() {
            return SparkSession.builder()
                    .master("local[2,4]")
                    .appName("clew tests")
                    .config("spark.ui.enabled", "false")
                    .config("spark.driver.bindAddress", "127.0.0.1")
                    .config("spark.driver.host", "127.0.0.1")
                    .config("spark.hadoop.fs.file.impl", LocalFiles.class.getName())
                    .config("spark.hadoop.fs.gate.impl", GateFileSystem.class.getName())
                    .config("spark.sql.extensions", ClewExtensions.class.getName())
                    // Compiling and planning again pay off for large tables only.
                    .config("spark.sql.codegen.wholeStage", "false")
                    .config("spark.sql.adaptive.enabled", "false")
                    .config("spark.sql.shuffle.partitions", "3")
                    .config("spark.sql.warehouse.dir", "target/warehouse")
                    .getOrCreate();
        }
    }

    static SparkSession session() {
        return Holder.SPARK;
    }

    /** What a job says, and whether all went well. */
    record Said(boolean good, List<String> lines) {}

    /** Runs a job on the embedded session. */
    static Said run(String... words) throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Messages messages = new Messages(new PrintStream(err, true, StandardCharsets.UTF_8), false);
        Settings settings = CommandLine.parse(List.of(words));
        Jobs.check(settings);
        boolean good = Jobs.run(settings, session(), messages);
        return new Said(good, err.toString(StandardCharsets.UTF_8).lines().toList());
    }

    /** The lines of all parts of an output, sorted. */
    static List<String> sorted(Path output) throws IOException {
        List<String> lines = parts(output);
        Collections.sort(lines);
        return lines;
    }

    /** The lines of all parts of an output, in the order of their names. */
    static List<String> parts(Path output) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(output)) {
            files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .forEach(file -> lines.addAll(read(file)));
        }
        return lines;
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> sorted(List<String> lines) {
        return lines.stream().sorted().toList();
    }
}
