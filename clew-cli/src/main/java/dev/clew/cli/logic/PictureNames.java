package dev.clew.cli.logic;

import dev.clew.cli.read.Input;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * How the pictures of each operand are called, so that those of {@code a/p.txt} and {@code b/p.txt} stay apart: by the
 * last part of its name, by the whole name where two end alike, with a number where even these look alike. Immutable.
 */
public final class PictureNames {
    private final Map<String, String> names = new HashMap<>();

    /** Names for the operands of a command line. */
    public PictureNames(List<String> operands) {
        Map<String, Integer> ends = new HashMap<>();
        Set<String> distinct = new HashSet<>(operands);
        for (String operand : distinct) {
            ends.merge(folded(last(operand)), 1, Integer::sum);
        }
        Set<String> taken = new HashSet<>();
        for (String operand : operands) {
            if (!names.containsKey(operand)) {
                boolean alike = ends.getOrDefault(folded(last(operand)), 0) > 1;
                names.put(operand, free(alike ? whole(operand) : last(operand), taken));
            }
        }
    }

    private static String free(String name, Set<String> taken) {
        String free = name;
        for (int number = 2; !taken.add(folded(free)); number++) {
            free = name + "_" + number;
        }
        return free;
    }

    /** Some file systems take upper and lower case for the same. */
    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String last(String operand) {
        return plain(operand.substring(operand.lastIndexOf('/') + 1));
    }

    private static String whole(String operand) {
        return plain(operand.replaceAll("^[./]+", "").replace('/', '-'));
    }

    private static String plain(String name) {
        return name.equals("-") ? "input" : name.replaceAll("[^A-Za-z0-9._-]", "_");
    }

    /** What the pictures of a puzzle begin with, such as {@code p.txt-12-}; empty for a lone argument. */
    String start(Input input) {
        if (input.source().isEmpty()) {
            return "";
        }
        String name = names.getOrDefault(input.source(), plain(input.source()));
        return name + "-" + input.line() + "-";
    }
}
