package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Specification 2.2: the three numbers, and the steps that led to them. */
public final class TwinRating {
    private final Filter filter;
    private final List<String> steps = new ArrayList<>();
    private double er;
    private double ep;
    private double ed;
    private boolean stopped;

    /** Which puzzles are given up early. */
    public enum Filter {
        /** None. */
        NONE,
        /** Those whose hardest step comes after the first placement. */
        PEARL,
        /** Those whose hardest step is not the first. */
        DIAMOND
    }

    TwinRating(Filter filter) {
        this.filter = filter;
    }

    void take(TwinHint hint) {
        if (hint == null) {
            stop();
            return;
        }
        steps.add(step(hint));
        er = Math.max(er, hint.rating);
        if (ep == 0) {
            ed = ed == 0 ? er : ed;
            if (hint.places()) {
                if (filter == Filter.DIAMOND && er > ed) {
                    stop();
                } else {
                    ep = er;
                }
            }
        } else if (filter != Filter.NONE && er > ep) {
            stop();
        }
    }

    private void stop() {
        er = 20.0;
        stopped = true;
    }

    boolean isStopped() {
        return stopped;
    }

    /** {@code er/ep/ed} as they are printed. */
    @Override
    public String toString() {
        return print(er) + "/" + print(ep) + "/" + print(ed);
    }

    /** The steps: rating, name, what is placed or removed, with tabs between. */
    public List<String> steps() {
        return List.copyOf(steps);
    }

    private static String print(double rating) {
        int tenths = (int) ((rating + 0.05) * 10);
        return tenths / 10 + "." + tenths % 10;
    }

    static String step(TwinHint hint) {
        String placed = hint.places() ? cell(hint.placedCell) + "=" + hint.placedDigit : "";
        List<String> removed = new ArrayList<>();
        if (!hint.places()) {
            for (Map.Entry<Integer, Integer> each : new TreeMap<>(hint.removed).entrySet()) {
                StringBuilder digits = new StringBuilder(cell(each.getKey()) + "-");
                TwinGrid.digitsOf(each.getValue()).forEach(digits::append);
                removed.add(digits.toString());
            }
        }
        return print(hint.rating) + "\t" + hint.name + "\t" + placed + "\t" + String.join(",", removed);
    }

    private static String cell(int cell) {
        return "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
    }
}
