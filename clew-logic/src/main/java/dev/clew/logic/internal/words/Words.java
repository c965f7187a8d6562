package dev.clew.logic.internal.words;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** English: lists, numbers and beginnings. */
public final class Words {
    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private Words() {}

    /** {@code a, b and c}. */
    public static Phrase and(Collection<?> parts) {
        return join(parts, "and");
    }

    /** {@code a, b or c}. */
    public static Phrase or(Collection<?> parts) {
        return join(parts, "or");
    }

    private static Phrase join(Collection<?> parts, String last) {
        List<?> all = new ArrayList<>(parts);
        int size = all.size();
        return size < 2
                ? Phrase.join("", all)
                : Phrase.of(Phrase.join(", ", all.subList(0, size - 1)), " ", last, " ", all.get(size - 1));
    }

    /** A number as a word, as far as words are short. */
    public static String number(int number) {
        return number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /** All of a number of things named before: {@code it}, {@code both}, {@code all three}. */
    public static String all(int number) {
        return switch (number) {
            case 1 -> "it";
            case 2 -> "both";
            default -> "all " + number(number);
        };
    }

    /** The second form when there are more than one. */
    public static String plural(int number, String one, String many) {
        return number == 1 ? one : many;
    }

    /** Begins with a capital letter, but leaves {@code r5c5} as players write it. */
    public static String capital(String text) {
        boolean isCell = text.length() > 1 && text.charAt(0) == 'r' && Character.isDigit(text.charAt(1));
        return text.isEmpty() || isCell ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
