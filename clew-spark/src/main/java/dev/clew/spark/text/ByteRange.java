package dev.clew.spark.text;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a file that begin in a stretch of it. Immutable.
 *
 * @param number the number of the range in its job, from 0
 * @param input the number of the file in its job, from 0
 * @param path the file
 * @param start where it begins
 * @param length how many bytes it has
 * @param packed whether the file is gzip, and the range all of it
 */
public record ByteRange(int number, int input, String path, long start, long length, boolean packed)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** All ranges of the files, in their order; a file that cannot be cut is one of them. */
    static List<ByteRange> of(List<InputFile> files, long size) {
        List<ByteRange> ranges = new ArrayList<>();
        for (int input = 0; input < files.size(); input++) {
            InputFile file = files.get(input);
            long step = file.packed() ? file.length() : size;
            for (long start = 0; start < file.length(); start += step) {
                long length = Math.min(step, file.length() - start);
                ranges.add(new ByteRange(ranges.size(), input, file.path(), start, length, file.packed()));
            }
        }
        return ranges;
    }
}
