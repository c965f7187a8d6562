package dev.clew.bench.compare;

import dev.clew.bench.block.BlockTimer;
import dev.clew.bench.block.Task;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** A process that runs blocks when it is asked to. Mutable, for one thread. */
final class BlockProcess implements AutoCloseable {
    private final Side side;
    private final Process process;
    private final BufferedReader reader;
    private final Writer writer;
    private final Map<Task, String> answers = new EnumMap<>(Task.class);

    BlockProcess(Side side, List<Task> tasks, Path puzzles) throws IOException {
        this.side = side;
        this.process = side.start(List.of(
                BlockTimer.class.getName(),
                tasks.stream().map(Task::id).collect(Collectors.joining(",")),
                puzzles.toAbsolutePath().toString(),
                Integer.toString(side.slowdown())));
        this.reader = process.inputReader(StandardCharsets.UTF_8);
        this.writer = process.outputWriter(StandardCharsets.UTF_8);
        for (Task task : tasks) {
            answers.put(task, line());
        }
    }

    /** What the first block of a task has found out; equal work has equal answers. */
    String answer(Task task) {
        return Objects.requireNonNull(answers.get(task));
    }

    /** Runs a block of a task; the milliseconds it took. */
    double block(Task task) throws IOException {
        writer.write(task.id() + "\n");
        writer.flush();
        return Long.parseLong(line()) / 1e6;
    }

    private String line() throws IOException {
        String line = reader.readLine();
        if (line == null) {
            throw new IOException(side.name() + ": the process that runs the blocks has ended");
        }
        return line;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
