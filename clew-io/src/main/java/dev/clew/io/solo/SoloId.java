package dev.clew.io.solo;

import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game id in its parts: {@code 3x3x:a5b7…} is boxes of 3×3 with diagonals, {@code 9j:…,…} a jigsaw whose regions
 * follow the numbers, {@code k} adds killer cages. Symmetry and difficulty, which only say how a puzzle was made, are
 * ignored.
 *
 * @param text the whole id
 * @param columns how many boxes stand side by side, which is also the height of a box; the side of a jigsaw
 * @param rows how many boxes stand above each other, which is also the width of a box; 1 for a jigsaw
 * @param letters what the kind of puzzle has beside boxes
 * @param fields the numbers, then regions, then cages and sums, with commas between; empty where a seed follows instead
 */
record SoloId(String text, int columns, int rows, String letters, String[] fields) {
    /** How far Solo goes. */
    static final int MAX_SIZE = 31;

    /** The size and the kind, then the description or a seed. */
    private static final Pattern ID = Pattern.compile("(?<![0-9A-Za-z_:/.])([1-9][0-9]?)(?:x([1-9][0-9]?))?"
            + "((?:[jxk]|md?[0-9]|r[0-9]|a|d[tbiaeu])*+)(?::([0-9a-z_,]++)|#([0-9]{6,20}+))(?![0-9A-Za-z_:])");

    /** All ids in a text. */
    static List<SoloId> in(String text) {
        List<SoloId> ids = new ArrayList<>();
        Matcher matcher = ID.matcher(text);
        while (matcher.find()) {
            boolean jigsaw = matcher.group(3).indexOf('j') >= 0;
            if (matcher.group(2) != null || jigsaw) {
                SoloId id = of(matcher, jigsaw);
                if (id.looksRight()) {
                    ids.add(id);
                }
            }
        }
        return ids;
    }

    /** Whether it is a seed, or fills a grid, or has numbers and fills half of one: {@code 9x9:diagonal} is a shape. */
    private boolean looksRight() {
        if (fields.length == 0) {
            return true;
        }
        int cells = SoloNumbers.count(fields[0]);
        int all = size() * size();
        return cells == all || 2 * cells >= all && fields[0].chars().anyMatch(Character::isDigit);
    }

    private static SoloId of(Matcher matcher, boolean jigsaw) {
        int columns = Integer.parseInt(matcher.group(1));
        int rows = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
        String letters = matcher.group(3).replaceAll("md?[0-9]|r[0-9]|a|d[tbiaeu]", "");
        String[] fields =
                matcher.group(4) == null ? new String[0] : matcher.group(4).split(",", -1);
        return new SoloId(matcher.group(), jigsaw ? columns * rows : columns, jigsaw ? 1 : rows, letters, fields);
    }

    int size() {
        return columns * rows;
    }

    boolean isJigsaw() {
        return rows == 1;
    }

    boolean isKiller() {
        return letters.indexOf('k') >= 0;
    }

    /** The shape that the id gives. */
    Shape shape() throws Complaint {
        int expected = 1 + (isJigsaw() ? 1 : 0) + (isKiller() ? 2 : 0);
        if (fields.length != expected) {
            throw new Complaint(
                    fields.length == 0
                            ? "The id \"" + Symbols.quote(text)
                                    + "\" is a random seed, which only Solo can turn into a "
                                    + "puzzle; copy the id with a colon from Solo's menu Game > Specific"
                            : "The id \"" + Symbols.quote(text) + "\" has " + fields.length
                                    + " parts behind the colon but needs " + expected + "; was the end cut off?");
        }
        if (columns < 2 || size() > MAX_SIZE) {
            throw new Complaint("The id \"" + Symbols.quote(text) + "\" is for a grid of " + size()
                    + " values; Solo has grids of 2 to " + MAX_SIZE);
        }
        Shape shape = isJigsaw() ? Shape.jigsaw(SoloRegions.read(columns, fields[1])) : Shape.boxes(columns, rows);
        return letters.indexOf('x') >= 0 ? shape.withDiagonals() : shape;
    }
}
