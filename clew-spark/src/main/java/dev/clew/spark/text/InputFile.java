package dev.clew.spark.text;

import dev.clew.spark.UsageFailure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * A file to read. Immutable.
 *
 * @param path its whole address
 * @param length its bytes
 * @param modified when it was written last
 * @param packed whether it is gzip, which can be read from its start alone
 */
public record InputFile(String path, long length, long modified, boolean packed) {
    private static final int GZIP = 0x1F8B;
    private static final int LITTLE_ENDIAN_MARK = 0xFFFE;
    private static final int BIG_ENDIAN_MARK = 0xFEFF;

    /** The files that the words name, which may be folders or patterns, in the order of their addresses. */
    public static List<InputFile> find(List<String> words, Configuration conf) throws IOException {
        List<InputFile> files = new ArrayList<>();
        for (String word : words) {
            Path pattern = new Path(word);
            FileSystem fs = pattern.getFileSystem(conf);
            FileStatus[] found = fs.globStatus(pattern);
            if (found == null || found.length == 0) {
                throw new UsageFailure("cannot read " + word + ": no such file");
            }
            for (FileStatus status : found) {
                add(status, fs, files);
            }
        }
        files.sort(Comparator.comparing(InputFile::path));
        return files.stream().distinct().toList();
    }

    /** Names that begin with an underscore or a dot are what jobs write for themselves. */
    private static void add(FileStatus status, FileSystem fs, List<InputFile> files) throws IOException {
        if (!status.isDirectory()) {
            files.add(of(status, fs));
            return;
        }
        for (FileStatus inside : fs.listStatus(status.getPath())) {
            String name = inside.getPath().getName();
            if (!name.startsWith("_") && !name.startsWith(".")) {
                add(inside, fs, files);
            }
        }
    }

    private static InputFile of(FileStatus status, FileSystem fs) throws IOException {
        int start = start(status.getPath(), fs);
        String path = status.getPath().toString();
        if (start == LITTLE_ENDIAN_MARK || start == BIG_ENDIAN_MARK) {
            throw new UsageFailure("cannot read " + path + ": it is UTF-16; convert it to UTF-8 first");
        }
        return new InputFile(path, status.getLen(), status.getModificationTime(), start == GZIP);
    }

    private static int start(Path path, FileSystem fs) throws IOException {
        try (FSDataInputStream in = fs.open(path)) {
            int first = in.read();
            return first << 8 | in.read();
        }
    }
}
