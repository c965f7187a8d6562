package dev.clew.bench.compare;

import dev.clew.bench.block.BlockTimer;
import dev.clew.bench.block.Task;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A process that runs blocks when it is asked to. Mutable, for one thread. */
final class BlockProcess implements AutoCloseable {
    private final Side side;
    private final Process process;
    private final BufferedReader reader;
    private final Writer writer;
    private final String answers;

    BlockProcess(Side side, Task task, Path puzzles) throws IOException {
        this.side = side;
        this.process = side.start(List.of(
                BlockTimer.class.getName(),
                task.id(),
                puzzles.toAbsolutePath().toString(),
                Integer.toString(side.slowdown())));
        this.reader = process.inputReader(StandardCharsets.UTF_8);
        this.writer = process.outputWriter(StandardCharsets.UTF_8);
        this.answers = line();
    }

    /** What the first block has found out; equal work has equal answers. */
    String answers() {
        return answers;
    }

    /** Runs a block; the milliseconds it took. */
    double block() throws IOException {
        writer.write("\n");
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
