package dev.clew.cli.stream;

import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Shape;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The puzzles of all operands, read as they are asked for. Mutable, for one thread at a time. */
public final class Inputs implements Iterator<Item>, WaitingStream.Listener, Progress.Extent, AutoCloseable {
    private final List<Operand> operands;
    private final @Nullable Shape shape;
    private final InputStream standard;
    private final Buffers buffers = new Buffers();
    private int opened;
    private boolean inBlocks;
    private volatile long takenBefore;
    private volatile long given;
    private volatile @Nullable WaitingStream stream;
    private @Nullable Operand current;
    private @Nullable ItemReader items;
    private @Nullable Item next;
    private Mark start = Mark.START;
    private @Nullable Picker picker;
    private WaitingStream.@Nullable Listener listener;

    private Inputs(List<Operand> operands, @Nullable Shape shape, InputStream standard) {
        this.operands = operands;
        this.shape = shape;
        this.standard = standard;
    }

    /**
     * The puzzles of the operands: files, texts, {@code -}; standard input when there is none and nobody sits at it.
     * Every operand is looked at before anything is done.
     *
     * @param shape the shape asked for, or null where it follows from the text
     */
    public static Inputs open(List<String> words, @Nullable Shape shape, Terminal terminal) {
        if (words.isEmpty() && terminal.readsFromPerson()) {
            throw Failure.usage("no puzzle given; name a file, write the puzzle, or - for standard input");
        }
        List<Operand> operands = new ArrayList<>();
        for (String word : words.isEmpty() ? List.of("-") : words) {
            operands.add(Operand.of(word, words.size() == 1 ? "" : "argument " + (operands.size() + 1)));
        }
        return new Inputs(operands, shape, terminal.in());
    }

    /** The names of all operands, for a message about them together. */
    private String names() {
        StringBuilder names = new StringBuilder();
        for (Operand operand : operands) {
            String name = operand.word().equals("-") ? "standard input" : operand.name();
            names.append(names.isEmpty() ? "" : ", ").append(name);
        }
        return names.toString();
    }

    /** Whom to tell before reading may block. */
    void onWait(WaitingStream.@Nullable Listener waiting) {
        listener = waiting;
    }

    /** Whether large files and streams may come in blocks of lines; to be said before the first is opened. */
    void comeInBlocks(boolean allowed) {
        inBlocks = allowed;
    }

    /** Begins at a mark and gives what is picked there; to be said before the first is opened. */
    void pick(Mark newStart, Picker newPicker) {
        start = newStart;
        picker = newPicker;
        opened = start.operand();
    }

    /** Says that there was nothing to work on, which is not what the user wanted. */
    public int reportEmpty(Terminal terminal) {
        String names = names();
        terminal.report(names.isEmpty() ? "no puzzle found" : "no puzzle found in " + names);
        return ExitCode.SOME_BAD;
    }

    /** How many puzzles were read, if anybody counts them. */
    long seen() {
        return picker == null ? 0 : picker.seen();
    }

    /** What tells these inputs from others and from what they were before; for files only, which can be read again. */
    List<String> identity() {
        List<String> identity = new ArrayList<>();
        for (Operand operand : operands) {
            try {
                identity.add(operand.identity());
            } catch (IOException e) {
                throw Failure.inputOutput("cannot look at " + operand.name(), e);
            }
        }
        return identity;
    }

    /** Why reading cannot begin at a mark, or null. */
    @Nullable
    String problem(Mark mark) {
        if (mark.operand() >= operands.size()) {
            return "operand " + mark.operand() + " of " + operands.size();
        }
        File file = operands.get(mark.operand()).file();
        long length = file == null ? 0 : file.length();
        return mark.offset() > length ? "offset " + mark.offset() + " of " + length + " bytes" : null;
    }

    /** Whether the file is one of those read. */
    public boolean reads(String name) {
        File output = new File(name);
        for (Operand operand : operands) {
            File file = operand.file();
            try {
                if (file != null && output.isFile() && Files.isSameFile(file.toPath(), output.toPath())) {
                    return true;
                }
            } catch (IOException e) {
                throw Failure.inputOutput("cannot look at " + name, e);
            }
        }
        return false;
    }

    @Override
    public boolean hasNext() {
        try {
            while (next == null) {
                Item read = items == null ? null : items.next();
                if (read != null) {
                    next = picker == null ? read : picker.pick(read, opened - 1);
                } else if (opened == operands.size()) {
                    return false;
                } else {
                    open(operands.get(opened++));
                }
            }
            return true;
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private void open(Operand operand) throws IOException {
        close();
        boolean isFirst = current == null;
        Mark from = isFirst ? start : Mark.START;
        if (picker != null && !isFirst) {
            picker.open(opened - 1);
        }
        current = operand;
        items = operand.isText()
                ? new PuzzleReader(operand, new StringReader(operand.word()), shape, 0)
                : open(operand, new WaitingStream(operand.open(standard, from.offset()), this), from);
    }

    private ItemReader open(Operand operand, WaitingStream opened, Mark from) {
        takenBefore = taken() + from.offset();
        stream = opened;
        return inBlocks && operand.mayBeLarge()
                ? new BlockReader(operand, opened, shape, from, buffers, this)
                : new PuzzleReader(operand, new InputStreamReader(opened, StandardCharsets.UTF_8), shape, from.lines());
    }

    private long taken() {
        WaitingStream opened = stream;
        return takenBefore + (opened == null ? 0 : opened.taken());
    }

    /**
     * The part that is done of all files from the mark on; 0 where something is read whose size nobody knows. Much may
     * be read that waits for its turn: of what was read, only the puzzles that are done count.
     */
    @Override
    public double share(long done) {
        long puzzles = given;
        return puzzles == 0 ? 0 : shareRead() * Math.min(1, (double) done / puzzles);
    }

    private double shareRead() {
        long total = -start.offset();
        for (Operand operand : operands.subList(start.operand(), operands.size())) {
            File file = operand.file();
            if (file == null || !file.isFile()) {
                return 0;
            }
            total += file.length();
        }
        return total == 0 ? 0 : Math.min(1, (double) (taken() - start.offset()) / total);
    }

    private Failure unreadable(IOException e) {
        String name = current == null ? "the input" : current.name();
        return Failure.inputOutput("cannot read " + (name.equals("-") ? "standard input" : name), e);
    }

    @Override
    @SuppressWarnings("NonAtomicVolatileUpdate") // one reader of puzzles; progress only looks
    public Item next() {
        Item found = hasNext() ? next : null;
        if (found == null) {
            throw new NoSuchElementException("No further puzzle");
        }
        next = null;
        given += found.puzzles();
        return found;
    }

    @Override
    public void beforeWaiting() {
        if (listener != null) {
            listener.beforeWaiting();
        }
    }

    @Override
    public boolean isBusy() {
        return listener != null && listener.isBusy();
    }

    /** Closes the file that is open. */
    @Override
    public void close() {
        try {
            WaitingStream opened = stream;
            if (opened != null && current != null && current.file() != null) {
                opened.close();
            }
        } catch (IOException e) {
            throw unreadable(e);
        }
    }
}
