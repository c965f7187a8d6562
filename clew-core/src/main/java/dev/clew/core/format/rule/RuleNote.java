package dev.clew.core.format.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Rules that came with a puzzle and that its text cannot hold, in a comment above it: {@code # rules=killer-cages}. The
 * reader refuses such a text and names them.
 */
public final class RuleNote {
    private static final String BEGIN = "# rules=";

    private RuleNote() {}

    /** The comment for rules by their names, at least one. */
    public static String of(Collection<String> rules) {
        return BEGIN
                + String.join(
                        ",", rules.stream().map(rule -> rule.replace(' ', '-')).toList());
    }

    /** The names of the rules in the comments that the text begins with; usually none. */
    public static List<String> find(String text) {
        List<String> rules = new ArrayList<>();
        int at = 0;
        while (text.startsWith("#", at)) {
            int end = end(text, at);
            if (text.startsWith(BEGIN, at)) {
                for (String rule : text.substring(at + BEGIN.length(), end).split(",")) {
                    rules.add(rule.strip().replace('-', ' '));
                }
            }
            at = end + 1;
        }
        return rules;
    }

    /** Whether there is nothing but the comment. */
    public static boolean isAlone(String text) {
        return text.startsWith(BEGIN) && end(text, 0) == text.length();
    }

    private static int end(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }
}
