package dev.clew.cli.shell;

/** Text in lines that fit on a terminal of 80 columns. */
public final class Lines {
    private static final int WIDTH = 80;

    private Lines() {}

    /** Breaks a text between words; every line begins with the indent. */
    public static String wrap(String text, String indent) {
        return wrap(text, indent, indent);
    }

    /** Breaks a text between words; the first line and the others have indents of their own. */
    public static String wrap(String text, String firstIndent, String indent) {
        StringBuilder lines = new StringBuilder(firstIndent);
        int length = firstIndent.length();
        boolean first = true;
        for (String word : text.split(" ")) {
            if (!first && length + 1 + word.length() > WIDTH) {
                lines.append('\n').append(indent);
                length = indent.length();
                first = true;
            }
            lines.append(first ? "" : " ").append(word);
            length += word.length() + (first ? 0 : 1);
            first = false;
        }
        return lines.toString();
    }
}
