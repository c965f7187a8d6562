package dev.clew.desk.bulk;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.SingleLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * One puzzle a line out of a stream of bytes. It asks for nothing beyond the end of a line, so that a line from a pipe is
 * there as soon as it is written, and keeps no more of a line than a puzzle can have. Mutable, for one thread.
 */
final class LinePuzzles implements PuzzleSource {
    private final InputStream in;
    private final boolean byOffset;
    private final byte[] buffer = new byte[1 << 13];
    private int at;
    private int end;
    /** How many bytes of the text come before {@code buffer[at]}. */
    private long offset;

    private long lines;
    private boolean afterReturn;

    LinePuzzles(InputStream in, boolean byOffset, long offset, long lines) {
        this.in = in;
        this.byOffset = byOffset;
        this.offset = offset;
        this.lines = lines;
    }

    @Override
    public @Nullable PuzzleText next() throws IOException {
        while (fill()) {
            long start = offset;
            String puzzle = SingleLine.puzzle(line());
            lines++;
            if (puzzle != null) {
                return new PuzzleText(byOffset ? start : lines, puzzle);
            }
        }
        return null;
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean ended = false;
        while (!ended && fill()) {
            int from = at;
            while (at < end && buffer[at] != '\n' && buffer[at] != '\r') {
                at++;
            }
            int room = FormatCatalog.MAX_TEXT + 1 - line.size();
            line.write(buffer, from, Math.min(at - from, room));
            ended = at < end;
            afterReturn = ended && buffer[at] == '\r';
            at += ended ? 1 : 0;
            offset += at - from;
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    /** Whether there is more; the second half of CR LF is skipped. */
    private boolean fill() throws IOException {
        boolean more = at < end || read();
        if (more && afterReturn && buffer[at] == '\n') {
            at++;
            offset++;
            more = at < end || read();
        }
        afterReturn = false;
        return more;
    }

    private boolean read() throws IOException {
        at = 0;
        end = Math.max(0, in.read(buffer, 0, buffer.length));
        return end > 0;
    }
}
