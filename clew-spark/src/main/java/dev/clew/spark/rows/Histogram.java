package dev.clew.spark.rows;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * How often each value of each kind was there. Mutable, for one thread.
 *
 * @param counts the counts by kind and value
 */
record Histogram(Map<List<String>, Long> counts) {
    /** By kind and value. */
    static final Comparator<List<String>> ORDER =
            Comparator.comparing((List<String> key) -> key.get(0)).thenComparing(key -> key.get(1));

    void add(String kind, String value) {
        counts.merge(List.of(kind, value), 1L, Long::sum);
    }
}
