package dev.clew.logic.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a text names, read as a player would: cells, houses and conclusions. */
final class Named {
    private static final String NUMBERS = "(\\d(?:[\\d/]*\\d)?)";
    private static final Pattern CELLS = Pattern.compile("r" + NUMBERS + "c" + NUMBERS);
    private static final Pattern EFFECT = Pattern.compile("r" + NUMBERS + "c" + NUMBERS + "(=|<>)(\\d+)");
    private static final String CELL = "r\\d[\\d/]*c\\d[\\d/]*";
    private static final Pattern PLACED = Pattern.compile("(\\d+) in (r\\d+c\\d+)");
    private static final Pattern REMOVED = Pattern.compile(
            "(\\d+(?:, \\d+)*(?: and \\d+)?) from (" + CELL + "(?:, " + CELL + ")*(?: and " + CELL + "(?! from))?)");
    private static final Pattern HOUSES =
            Pattern.compile("\\b(row|column|box|region|diagonal|window)(s|es)? \\d+(, \\d+)*( and \\d+)?");

    private Named() {}

    /** Every cell, one by one: r12c4 names r1c4 and r2c4, and above nine values the cell in row 12. */
    static Set<String> cells(String text, int side) {
        Set<String> cells = new HashSet<>();
        Matcher matcher = CELLS.matcher(text);
        while (matcher.find()) {
            for (String row : numbers(matcher.group(1), side)) {
                numbers(matcher.group(2), side).forEach(column -> cells.add("r" + row + "c" + column));
            }
        }
        return cells;
    }

    /** Every conclusion in notation, one by one. */
    static Set<String> conclusions(String text, int side) {
        Set<String> conclusions = new HashSet<>();
        Matcher matcher = EFFECT.matcher(text);
        while (matcher.find()) {
            String cells = text.substring(matcher.start(), matcher.start(3));
            cells(cells, side).forEach(cell -> conclusions.add(cell + matcher.group(3) + matcher.group(4)));
        }
        return conclusions;
    }

    /**
     * Every conclusion in words, one by one: {@code Place 5 in r3c7}, {@code Eliminate 3 and 7 from r7c1; 2 from r8c45 and
     * r9c1}.
     */
    static Set<String> effects(String text, int side) {
        Set<String> conclusions = new HashSet<>();
        Matcher placed = PLACED.matcher(text);
        while (placed.find()) {
            conclusions.add(placed.group(2) + "=" + placed.group(1));
        }
        Matcher removed = REMOVED.matcher(text);
        while (removed.find()) {
            Set<String> cells = cells(removed.group(2), side);
            for (String value : removed.group(1).split(", | and ")) {
                cells.forEach(cell -> conclusions.add(cell + "<>" + value));
            }
        }
        return conclusions;
    }

    /** The text without cells and houses; what figures are left are digits or counts. */
    static String withoutPlaces(String text) {
        return HOUSES.matcher(CELLS.matcher(text).replaceAll("")).replaceAll("");
    }

    private static List<String> numbers(String text, int side) {
        if (side > 9 || text.contains("/")) {
            return List.of(text.split("/"));
        }
        return text.chars().mapToObj(Character::toString).toList();
    }
}
