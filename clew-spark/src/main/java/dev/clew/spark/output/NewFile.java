package dev.clew.spark.output;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Makes files. */
public final class NewFile {
    private static final int BUFFER = 1 << 12;

    private NewFile() {}

    /**
     * Makes a file, in place of one that is there, with the permissions that the file system gives by itself: to set them
     * Hadoop starts a process for each file on this machine, which would cost more than the answers.
     */
    public static OutputStream create(FileSystem fs, Path file) throws IOException {
        return fs.create(file, null, true, BUFFER, fs.getDefaultReplication(file), fs.getDefaultBlockSize(file), null);
    }
}
