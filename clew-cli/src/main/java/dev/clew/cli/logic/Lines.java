package dev.clew.cli.logic;

/** Text in lines of a readable length. */
final class Lines {
    private static final int WIDTH = 96;

    private Lines() {}

    /** Breaks a text between words; every line begins with the indent. */
    static String wrap(String text, String indent) {
        StringBuilder lines = new StringBuilder(indent);
        int length = indent.length();
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
