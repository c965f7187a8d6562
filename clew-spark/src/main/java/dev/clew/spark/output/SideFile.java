package dev.clew.spark.output;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines beside the answers, in a file that is made with the first of them. Mutable, for one thread. */
public final class SideFile implements Closeable {
    private final Opener opener;
    private @Nullable OutputStream out;
    private long lines;

    /** Makes the file. */
    public interface Opener {
        /** Opens it. */
        OutputStream open() throws IOException;
    }

    /** A file that is not there yet. */
    public SideFile(Opener opener) {
        this.opener = opener;
    }

    /** Adds a line. */
    public void add(String line) {
        try {
            if (out == null) {
                out = new BufferedOutputStream(opener.open());
            }
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            lines++;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line of a text that is not a puzzle: file, position, reason. */
    public void addInvalid(String path, long position, String reason) {
        add(path + "\t" + position + "\t" + reason);
    }

    /** How many lines there are. */
    public long lines() {
        return lines;
    }

    @Override
    public void close() throws IOException {
        if (out != null) {
            out.close();
        }
    }
}
