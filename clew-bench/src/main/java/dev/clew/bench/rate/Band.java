package dev.clew.bench.rate;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeRater;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Puzzles whose ERs have the same whole number. Immutable.
 *
 * @param number the whole number
 * @param puzzles the puzzles, in the order of their file
 */
record Band(int number, List<String> puzzles) {
    /** Sorts puzzles into bands and takes the first ones of each: fewer of the harder ones, which take far longer. */
    static List<Band> of(List<String> puzzles) {
        SeRater rater = new SeRater();
        SortedMap<Integer, List<String>> bands = new TreeMap<>();
        for (String puzzle : puzzles) {
            int band = rater.rate(puzzle, SeFilter.NONE, Budget.unlimited())
                            .orElseThrow()
                            .er()
                            .tenths()
                    / 10;
            List<String> members = bands.computeIfAbsent(band, number -> new ArrayList<>());
            if (members.size() < most(band)) {
                members.add(puzzle);
            }
        }
        return bands.entrySet().stream()
                .map(each -> new Band(each.getKey(), List.copyOf(each.getValue())))
                .toList();
    }

    private static int most(int band) {
        return band < 7 ? 100 : band < 9 ? 40 : band == 9 ? 20 : band == 10 ? 3 : 1;
    }

    /** How often a program is measured: what takes long varies little. */
    int rounds() {
        return number < 9 ? 5 : number == 9 ? 3 : 1;
    }
}
