package dev.clew.spark.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import scala.Tuple2;

/** Deals the puzzles that a task has put aside: for each of the tasks that get some, their lines. Travels to the executors. */
final class AsideReader implements PairFlatMapFunction<Tuple2<String, TaskDealer>, Integer, String[]> {
    private static final long serialVersionUID = 1;

    private final Broadcast<SerializableConfiguration> conf;

    AsideReader(Broadcast<SerializableConfiguration> conf) {
        this.conf = conf;
    }

    @Override
    public Iterator<Tuple2<Integer, String[]>> call(Tuple2<String, TaskDealer> part) throws IOException {
        Map<Integer, List<String>> shares = new TreeMap<>();
        Path file = new Path(part._1());
        FileSystem fs = file.getFileSystem(conf.value().value());
        try (BufferedReader in = new BufferedReader(new InputStreamReader(fs.open(file), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                int task = part._2().task(DeferredPuzzle.parse(line).guesses());
                shares.computeIfAbsent(task, it -> new ArrayList<>()).add(line);
            }
        }
        return shares.entrySet().stream()
                .map(share -> new Tuple2<>(share.getKey(), share.getValue().toArray(String[]::new)))
                .iterator();
    }
}
