package dev.clew.cli.shell;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output where a person watches it: wipes the progress line before it writes, and knows whether the cursor is
 * at the start of a line, the only place where progress may be drawn. Under the terminal's lock, so that neither comes
 * between the two.
 */
final class Screen extends OutputStream {
    private final Terminal terminal;
    private final OutputStream out;
    private boolean withinLine;

    Screen(Terminal terminal, OutputStream out) {
        this.terminal = terminal;
        this.out = out;
    }

    /** Whether what was written last has not ended its line; under the terminal's lock. */
    boolean isWithinLine() {
        return withinLine;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        synchronized (terminal) {
            if (length > 0) {
                terminal.clearProgress();
                withinLine = bytes[from + length - 1] != '\n';
                out.write(bytes, from, length);
            }
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}
