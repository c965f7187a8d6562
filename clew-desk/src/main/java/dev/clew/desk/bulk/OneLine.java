package dev.clew.desk.bulk;

import dev.clew.desk.answer.Verdict;

/** Keeps an answer on one line, whatever its words hold. */
public final class OneLine {
    private OneLine() {}

    /** What stands on a line in place of a solution: {@code !multiple}, or {@code !none: reason}. */
    public static String mark(Verdict verdict, String reason) {
        return "!" + verdict.id() + (reason.isEmpty() ? "" : ": " + of(reason));
    }

    /** The text with a blank for everything that would end a line or steer a terminal. */
    public static String of(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            line.append(Character.isISOControl(c) || c == '\u2028' || c == '\u2029' ? ' ' : c);
        }
        return line.toString();
    }
}
