package dev.clew.print.walkthrough;

import dev.clew.logic.Path;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which steps of a path use which technique, by the order of their first use. */
final class Contents {
    /**
     * A technique and its steps.
     *
     * @param name what players call it, and its name in the catalogue where that says more
     * @param steps the numbers of its steps, from 1
     */
    record Entry(String name, List<Integer> steps) {
        /** The steps as text: runs of neighbours by their ends, such as {@code 1–4, 7}. */
        String ranges() {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < steps.size(); ) {
                int end = i;
                while (end + 1 < steps.size() && steps.get(end + 1) == steps.get(end) + 1) {
                    end++;
                }
                parts.add(end == i ? "" + steps.get(i) : steps.get(i) + "–" + steps.get(end));
                i = end + 1;
            }
            return String.join(", ", parts);
        }
    }

    private Contents() {}

    static List<Entry> of(Path path) {
        Map<String, List<Integer>> steps = new LinkedHashMap<>();
        int number = 0;
        for (Step step : path.steps()) {
            number++;
            steps.computeIfAbsent(step.technique().titleAndName(), name -> new ArrayList<>())
                    .add(number);
        }
        return steps.entrySet().stream()
                .map(entry -> new Entry(entry.getKey(), entry.getValue()))
                .toList();
    }
}
