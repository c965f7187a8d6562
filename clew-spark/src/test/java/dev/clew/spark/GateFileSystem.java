package dev.clew.spark;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.spark.TaskContext;

/**
 * Files of this machine that no task can open before a gate opens, unless their names begin with {@code free}; who waits at
 * it is noted by the process's number.
 */
public final class GateFileSystem extends RawLocalFileSystem {
    /** The file in the folder of the input that opens the gate. */
    static final String OPEN = "gate-is-open";

    /** What the names of notes begin with. */
    static final String WAITING = "waiting-";

    @Override
    public URI getUri() {
        return URI.create("gate:///");
    }

    @Override
    public String getScheme() {
        return "gate";
    }

    @Override
    public FSDataInputStream open(org.apache.hadoop.fs.Path file, int bufferSize) throws IOException {
        if (TaskContext.get() != null && !file.getName().startsWith("free")) {
            waitAt(Path.of(file.toUri().getPath()).getParent());
        }
        return super.open(file, bufferSize);
    }

    private static void waitAt(Path folder) throws IOException {
        Files.writeString(folder.resolve(WAITING + ProcessHandle.current().pid()), "");
        try {
            while (!Files.exists(folder.resolve(OPEN))) {
                Thread.sleep(20);
            }
        } catch (InterruptedException e) {
            throw new InterruptedIOException("The task was killed at the gate");
        }
    }
}
