package dev.clew.logic.scale.se;

import java.util.ArrayList;
import java.util.List;

/** Paths as they are written in tests. */
final class Paths {
    private Paths() {}

    /** The ratings of the steps, with {@code 1.2x3} for three times in a row. */
    static String ratings(List<String> steps) {
        List<String> runs = new ArrayList<>();
        String last = "";
        int count = 0;
        for (String step : steps) {
            String next = step.substring(0, step.indexOf('\t'));
            if (next.equals(last)) {
                count++;
                runs.set(runs.size() - 1, last + "x" + count);
            } else {
                runs.add(next);
                last = next;
                count = 1;
            }
        }
        return String.join(" ", runs);
    }

    /** Rating and effect of every step: {@code 11.3 r7c4-3}. */
    static List<String> steps(List<String> steps) {
        List<String> effects = new ArrayList<>();
        for (String step : steps) {
            String[] parts = step.split("\t", -1);
            effects.add(parts[0] + " " + parts[2] + parts[3]);
        }
        return effects;
    }
}
