package dev.clew.spark.output;

import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.line.LineAnswer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Iterator;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.util.LongAccumulator;

/**
 * What a task with rows notes beside them: how its puzzles ended, and which texts are not puzzles. Every attempt of a task
 * notes the same, so the last one may replace what is there, and nothing is counted twice. Mutable, for one thread.
 */
public final class RowNotes {
    private final FileSystem fs;
    private final Path output;
    private final String part;
    private final String draft;
    private final LongAccumulator counter;
    private final SideFile invalid;
    private Tally tally = Tally.EMPTY;

    /**
     * Notes of the task that runs on this thread.
     *
     * @param output the address of the output folder
     * @param number the number of the partition
     * @param counter counts puzzles for the progress line
     */
    public RowNotes(String output, Configuration conf, int number, LongAccumulator counter) {
        try {
            this.output = new Path(output);
            this.fs = this.output.getFileSystem(conf);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.part = Names.part(number);
        this.draft = "." + part + "." + TaskContext.get().taskAttemptId();
        this.counter = counter;
        this.invalid = new SideFile(() -> fs.create(new Path(this.output, Names.invalid(draft))));
    }

    /** Counts a puzzle. */
    public void count(Tally ended) {
        tally = tally.plus(ended);
        counter.add(1);
    }

    /** Counts an answer, and notes a text that is not a puzzle. */
    public void count(String path, long position, LineAnswer told) {
        count(Tally.of(told.verdict()));
        if (told.verdict() == Verdict.INVALID) {
            invalid.addInvalid(path, position, OneLine.of(told.answer().message()));
        }
    }

    /** The same rows; when the last one has been taken, the notes are put in their place. */
    public <T> Iterator<T> around(Iterator<T> rows) {
        return new Iterator<>() {
            private boolean ended;

            @Override
            public boolean hasNext() {
                boolean found = !ended && rows.hasNext();
                if (!found && !ended) {
                    ended = true;
                    write();
                }
                return found;
            }

            @Override
            public T next() {
                return rows.next();
            }
        };
    }

    /** Puts the notes in their place. */
    public void write() {
        try {
            invalid.close();
            if (invalid.lines() > 0) {
                replace(Names.invalid(draft), Names.invalid(part));
            }
            byte[] note =
                    PartResult.of(tally, Collections.emptySortedMap()).note().getBytes(StandardCharsets.UTF_8);
            try (var out = fs.create(new Path(output, Names.result(draft)))) {
                out.write(note);
            }
            replace(Names.result(draft), Names.result(part));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void replace(String from, String to) throws IOException {
        fs.delete(new Path(output, to), false);
        if (!fs.rename(new Path(output, from), new Path(output, to))) {
            throw new IOException("cannot write " + to);
        }
    }
}
