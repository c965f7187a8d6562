package dev.clew.cli.read;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.clew.core.format.PuzzleSplitter;
import java.io.IOException;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Splitting costs in proportion to the text. Operations are counted by what they allocate, which no load on the machine
 * changes; a look back at every row for each line allocates hundreds of times the text.
 */
class SplitterCostTest {
    @ParameterizedTest
    @ValueSource(ints = {121, 122, 400, 1200})
    void linesOfStrokesCostNoMoreThanTheirLength(int size) throws IOException {
        String text = ("-".repeat(size) + "\n").repeat(Math.max(size, 500_000 / size));
        allocatedBySplitting(text);
        assertThat((double) allocatedBySplitting(text) / text.length())
                .as("bytes allocated for each character")
                .isLessThan(40);
    }

    private static long allocatedBySplitting(String text) throws IOException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        PuzzleSplitter splitter = new PuzzleSplitter(new StringReader(text));
        boolean more = true;
        while (more) {
            more = splitter.next().isPresent();
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
