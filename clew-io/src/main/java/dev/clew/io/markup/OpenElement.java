package dev.clew.io.markup;

import java.util.Map;

/** An element whose end has not come yet. Mutable. */
final class OpenElement {
    /** The element whose text is code. */
    static final String SCRIPT = "script";

    /** Longer texts are not cells. */
    private static final int LONGEST_CELL = 20;

    /** A longer script is a library. */
    private static final int LONGEST_SCRIPT = 1 << 20;

    private final String name;
    private final Map<String, String> attributes;
    private final long line;
    private final StringBuilder text = new StringBuilder();
    private long lastLine;
    private boolean parent;

    OpenElement(Tag tag, long line) {
        this.name = tag.name();
        this.attributes = tag.attributes();
        this.line = line;
        this.lastLine = line;
    }

    String name() {
        return name;
    }

    Map<String, String> attributes() {
        return attributes;
    }

    /** The line that it begins on. */
    long line() {
        return line;
    }

    /** Its own text, as far as it matters. */
    String text() {
        return text.toString();
    }

    /** Whether there are elements in it. */
    boolean isParent() {
        return parent;
    }

    boolean isScript() {
        return name.equals(SCRIPT);
    }

    void child() {
        parent = true;
    }

    /** Adds text of a line; a script keeps its lines. */
    void add(long at, String more) {
        while (isScript() && lastLine < at) {
            append("\n");
            lastLine++;
        }
        append(more);
    }

    private void append(String more) {
        int room = (isScript() ? LONGEST_SCRIPT : LONGEST_CELL) - text.length();
        text.append(more, 0, Math.max(0, Math.min(more.length(), room)));
    }
}
