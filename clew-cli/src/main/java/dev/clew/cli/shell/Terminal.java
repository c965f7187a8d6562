package dev.clew.cli.shell;

import dev.clew.desk.bulk.OneLine;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The streams and the environment of a run, passed in so that a run can be tested. Messages may come from any thread;
 * the streams are for one.
 */
public final class Terminal {
    /** The launcher says in this property which of the descriptors 0, 1 and 2 are terminals, such as {@code 012}. */
    public static final String TERMINALS_PROPERTY = "clew.tty";

    /**
     * Where the launcher has hidden what the JVM writes to standard error, this property names the file that standard
     * input is, and descriptor 0 carries standard error.
     */
    public static final String INPUT_PROPERTY = "clew.input";

    /** Of a line that would wrap, only the last part could be wiped. */
    private static final int WIDTH = 79;

    private static final String ERASE = "\r\u001b[K";

    private final InputStream in;
    private final OutputStream out;
    private final @Nullable Screen screen;
    private final OutputStream err;
    private final Map<String, String> environment;
    private final String terminals;
    private boolean showsProgress;

    /**
     * A terminal of the given streams.
     *
     * @param terminals the digits of the descriptors (0 in, 1 out, 2 err) that a person sits at
     */
    public Terminal(
            InputStream in, OutputStream out, OutputStream err, Map<String, String> environment, String terminals) {
        this.in = in;
        this.screen = terminals.indexOf('1') >= 0 ? new Screen(this, out) : null;
        this.out = screen == null ? out : screen;
        this.err = err;
        this.environment = environment;
        this.terminals = terminals;
    }

    /** The terminal of this process; the raw streams, because {@code System.out} keeps its errors to itself. */
    public static Terminal ofProcess() {
        String terminals = System.getProperty(TERMINALS_PROPERTY);
        String input = System.getProperty(INPUT_PROPERTY);
        return new Terminal(
                input == null ? new FileInputStream(FileDescriptor.in) : open(input),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(input == null ? FileDescriptor.err : FileDescriptor.in),
                System.getenv(),
                terminals != null ? terminals : guessTerminals());
    }

    /** The file as a stream; one that cannot be opened fails when it is read, which reaches the user as a message. */
    private static InputStream open(String input) {
        try {
            return new FileInputStream(input);
        } catch (IOException e) {
            return new InputStream() {
                @Override
                public int read() throws IOException {
                    throw e;
                }

                @Override
                public int read(byte[] into, int offset, int length) throws IOException {
                    throw e;
                }
            };
        }
    }

    /**
     * Before JDK 22 there is a console only where input and output are terminals; since then it reports that itself.
     */
    @SuppressWarnings("SystemConsoleNull") // that is the point here
    private static String guessTerminals() {
        java.io.Console console = System.console();
        if (console == null) {
            return "";
        }
        try {
            return Boolean.FALSE.equals(
                            java.io.Console.class.getMethod("isTerminal").invoke(console))
                    ? ""
                    : "012";
        } catch (ReflectiveOperationException e) {
            return "012";
        }
    }

    /** Standard input. */
    public InputStream in() {
        return in;
    }

    /** Standard output, without a buffer. */
    public OutputStream out() {
        return out;
    }

    /** Whether standard input is a terminal. */
    public boolean readsFromPerson() {
        return terminals.indexOf('0') >= 0;
    }

    /** Whether standard output is a terminal. */
    public boolean writesToPerson() {
        return terminals.indexOf('1') >= 0;
    }

    /** Whether standard error is a terminal. */
    public boolean reportsToPerson() {
        return terminals.indexOf('2') >= 0;
    }

    /**
     * Whether standard output may be coloured.
     *
     * @param choice {@code always}, {@code never} or {@code auto}
     */
    public boolean colours(String choice) {
        return choice.equals("always")
                || choice.equals("auto")
                        && writesToPerson()
                        && environment.getOrDefault("NO_COLOR", "").isEmpty()
                        && !"dumb".equals(environment.get("TERM"));
    }

    /** Writes one line to standard error, as {@code clew: message}. */
    public synchronized void report(String message) {
        clearProgress();
        writeError("clew: " + oneLine(message) + "\n");
    }

    /** Writes raw text to standard error; if that is closed too, nothing more can be reported. */
    public synchronized void writeError(String text) {
        try {
            err.write(text.getBytes(StandardCharsets.UTF_8));
            err.flush();
        } catch (IOException e) {
            return;
        }
    }

    /** Makes room on the screen: no progress line is left where the next text is written. */
    public synchronized void clearProgress() {
        if (showsProgress) {
            showsProgress = false;
            writeError(ERASE);
        }
    }

    /** Draws a line that the next text wipes; not where a line of output has begun on the same screen. */
    synchronized void drawProgress(String line) {
        if (screen == null || !screen.isWithinLine()) {
            showsProgress = true;
            writeError(ERASE + line.substring(0, Math.min(line.length(), WIDTH)));
        }
    }

    /** The text without control characters that a terminal would obey, on as many lines as it has. */
    public static String harmless(String text) {
        StringBuilder lines = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean kept = c == '\n' || c == '\t' || !Character.isISOControl(c);
            lines.append(kept ? c : ' ');
        }
        return lines.toString();
    }

    /** The text on one line, without control characters that an input might have brought along. */
    public static String oneLine(String text) {
        return OneLine.of(text);
    }
}
