package dev.clew.core;

import dev.clew.core.Shape.House;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Houses and distinct groups added to a shape. In the shape's name each has a word and its cells: {@code
 * :house:r1c2r2c4…}, {@code :distinct:r1c1r5c5}. Immutable.
 *
 * @param houses sets of N cells that hold every value once
 * @param groups sets of cells that hold no value twice
 */
record OwnGroups(List<CellSet> houses, List<CellSet> groups) {
    static final OwnGroups NONE = new OwnGroups(List.of(), List.of());

    private static final String HOUSE = "house";
    private static final String DISTINCT = "distinct";

    /** One further house. */
    static OwnGroups house(CellSet cells) {
        int size = cells.side();
        if (cells.size() != size) {
            throw new IllegalArgumentException("A house of a " + size + "x" + size + " grid has " + size
                    + " different cells, not " + cells.size()
                    + (cells.isEmpty() ? "" : " (" + cells + ")")
                    + (cells.size() < size ? "; cells that only have to differ make a distinct group" : ""));
        }
        return new OwnGroups(List.of(cells), List.of());
    }

    /** One further group; of N cells that differ, every value is in one, so they are a house. */
    static OwnGroups distinct(CellSet cells) {
        int size = cells.side();
        if (cells.size() < 2 || cells.size() > size) {
            throw new IllegalArgumentException("A distinct group of a " + size + "x" + size + " grid has 2 to " + size
                    + " different cells, not " + cells.size() + (cells.isEmpty() ? "" : " (" + cells + ")"));
        }
        return cells.size() == size ? house(cells) : new OwnGroups(List.of(), List.of(cells));
    }

    static boolean isWord(String word) {
        return word.equalsIgnoreCase(HOUSE) || word.equalsIgnoreCase(DISTINCT);
    }

    /** The group of a word and its cells, such as {@code r1c1r5c5}, as the name of a shape has them. */
    static OwnGroups parse(int size, String word, String cells) {
        CellSet set = cells(size, word, cells);
        return word.equalsIgnoreCase(HOUSE) ? house(set) : distinct(set);
    }

    private static CellSet cells(int size, String word, String text) {
        Matcher matcher = Pattern.compile("r(\\d{1,3})c(\\d{1,3})").matcher(text); // here: start-up compiles none
        CellSet set = CellSet.of(size);
        int at = 0;
        while (at < text.length()) {
            if (!matcher.find(at) || matcher.start() != at) {
                throw new IllegalArgumentException("\"" + text.substring(at) + "\" behind " + word
                        + ": does not begin with a cell; write cells one behind the other, such as r1c1r5c5");
            }
            int row = Integer.parseInt(matcher.group(1));
            int column = Integer.parseInt(matcher.group(2));
            if (row < 1 || row > size || column < 1 || column > size) {
                throw new IllegalArgumentException("There is no cell " + matcher.group() + " on a " + size + "x" + size
                        + " grid; rows and columns are numbered from 1 to " + size);
            }
            set = set.with((row - 1) * size + column - 1);
            at = matcher.end();
        }
        return set;
    }

    boolean isEmpty() {
        return houses.isEmpty() && groups.isEmpty();
    }

    OwnGroups and(OwnGroups more) {
        return new OwnGroups(concat(houses, more.houses), concat(groups, more.groups));
    }

    private static List<CellSet> concat(List<CellSet> some, List<CellSet> more) {
        List<CellSet> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    /**
     * What says something new beside a shape, in the order of the cells, so that equal shapes have equal names: no house
     * that is there, and no group whose cells differ already because they lie in one house or group.
     */
    OwnGroups beside(ShapeSpec shape) {
        List<CellSet> known = new ArrayList<>();
        for (House house : shape.houses()) {
            known.add(CellSet.of(shape.size(), house.cells()));
        }
        for (int[] group : shape.distinctGroups()) {
            known.add(CellSet.of(shape.size(), group));
        }
        List<CellSet> newHouses = fresh(houses, known::contains);
        known.addAll(newHouses);
        List<CellSet> candidates = fresh(groups, group -> contain(known, group));
        List<CellSet> newGroups = fresh(
                candidates,
                group -> candidates.stream().anyMatch(other -> !other.equals(group) && other.containsAll(group)));
        return new OwnGroups(newHouses, newGroups);
    }

    private static boolean contain(List<CellSet> sets, CellSet group) {
        return sets.stream().anyMatch(set -> set.containsAll(group));
    }

    private static List<CellSet> fresh(List<CellSet> sets, Predicate<CellSet> isKnown) {
        return sets.stream()
                .distinct()
                .filter(isKnown.negate())
                .sorted(Comparator.comparing(OwnGroups::cells))
                .toList();
    }

    /** What the name of a shape has of them: words and cells, each with a colon before it. */
    String name() {
        StringBuilder text = new StringBuilder();
        houses.forEach(cells -> append(text, HOUSE, cells));
        groups.forEach(cells -> append(text, DISTINCT, cells));
        return text.toString();
    }

    private static void append(StringBuilder text, String word, CellSet cells) {
        text.append(':').append(word).append(':').append(cells(cells));
    }

    private static String cells(CellSet cells) {
        StringBuilder text = new StringBuilder();
        int side = cells.side();
        cells.forEach(
                cell -> text.append('r').append(cell / side + 1).append('c').append(cell % side + 1));
        return text.toString();
    }
}
