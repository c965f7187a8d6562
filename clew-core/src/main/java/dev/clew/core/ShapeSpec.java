package dev.clew.core;

import dev.clew.core.Shape.House;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link Shape} is made of: a size, regions and extras. It knows the shape names and turns them into houses and
 * groups; a new variant by houses or distinct groups is one constant of {@link Extra}.
 *
 * @param boxRows rows of a box; 0 without rectangular boxes
 * @param boxColumns columns of a box; 0 without rectangular boxes
 * @param regions one letter a cell for a jigsaw, else empty
 * @param own the caller's own houses and groups
 */
record ShapeSpec(int size, int boxRows, int boxColumns, String regions, Set<Extra> extras, OwnGroups own) {
    private static final String LATIN = "latin";
    private static final String JIGSAW = "jigsaw";

    ShapeSpec(int size, int boxRows, int boxColumns, String regions) {
        this(size, boxRows, boxColumns, regions, Set.of(), OwnGroups.NONE);
    }

    /** Houses and groups beside rows, columns and boxes, in the order in which they are numbered and named. */
    enum Extra {
        DIAGONAL {
            @Override
            List<int[]> houses(ShapeSpec spec) {
                int side = spec.size;
                return List.of(
                        IntStream.range(0, side).map(i -> i * (side + 1)).toArray(),
                        IntStream.range(0, side)
                                .map(i -> (side - 1 - i) * side + i)
                                .toArray());
            }
        },
        WINDOKU {
            @Override
            void check(ShapeSpec spec) {
                if (spec.boxRows != spec.boxColumns || spec.boxRows < 2) {
                    throw new IllegalArgumentException("Windoku needs square boxes, as on 9x9 or 16x16; " + spec.size
                            + "x" + spec.size + " has none");
                }
            }

            @Override
            List<int[]> houses(ShapeSpec spec) {
                int box = spec.boxRows;
                List<int[]> windows = new ArrayList<>();
                for (int top = 1; top + box < spec.size; top += box + 1) {
                    for (int left = 1; left + box < spec.size; left += box + 1) {
                        windows.add(spec.block(top, left, box, box));
                    }
                }
                return windows;
            }

            @Override
            HouseKind kind() {
                return HouseKind.WINDOW;
            }
        },
        ANTIKNIGHT(1, 2),
        /** Rows and columns take care of a king's straight moves. */
        ANTIKING(1, 1);

        /** Cells so far apart one way and the other differ; 0 if there are none. */
        private final int near;

        private final int far;

        Extra() {
            this(0, 0);
        }

        Extra(int near, int far) {
            this.near = near;
            this.far = far;
        }

        /** Throws an {@link IllegalArgumentException} where the shape cannot have it. */
        void check(ShapeSpec spec) {}

        List<int[]> houses(ShapeSpec spec) {
            return List.of();
        }

        HouseKind kind() {
            return HouseKind.DIAGONAL;
        }

        private List<int[]> groups(ShapeSpec spec) {
            if (near == far) {
                return near == 0 ? List.of() : spec.pairs(new int[][] {{near, -far}, {near, far}});
            }
            return spec.pairs(new int[][] {{near, -far}, {near, far}, {far, -near}, {far, near}});
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Every two cells that are one of the moves apart; all moves lead down. */
    private List<int[]> pairs(int[][] moves) {
        List<int[]> pairs = new ArrayList<>();
        for (int cell = 0; cell < size * size; cell++) {
            for (int[] move : moves) {
                int row = cell / size + move[0];
                int column = cell % size + move[1];
                if (row < size && column >= 0 && column < size) {
                    pairs.add(new int[] {cell, row * size + column});
                }
            }
        }
        return pairs;
    }

    static ShapeSpec classic(int size) {
        checkSize(size);
        if (!hasBoxes(size)) {
            throw new IllegalArgumentException(
                    "A side of " + size + " is prime, so it has no box layout; name the shape " + size + "x" + size
                            + ":latin for a grid without boxes");
        }
        return boxes(classicBoxRows(size), size / classicBoxRows(size));
    }

    static boolean hasBoxes(int size) {
        return size == 1 || size >= 1 && size <= Shape.MAX_SIZE && classicBoxRows(size) > 1;
    }

    private static int classicBoxRows(int size) {
        int rows = (int) Math.sqrt(size);
        while (size % rows != 0) {
            rows--;
        }
        return rows;
    }

    static ShapeSpec boxes(int boxRows, int boxColumns) {
        if (boxRows < 1 || boxColumns < 1) {
            throw new IllegalArgumentException("A box has at least one row and one column, not " + boxRows + "x"
                    + boxColumns + "; write box rows x box columns, such as 6x6:2x3");
        }
        checkSize((long) boxRows * boxColumns);
        return new ShapeSpec(boxRows * boxColumns, boxRows, boxColumns, "");
    }

    static ShapeSpec latin(int size) {
        checkSize(size);
        return new ShapeSpec(size, 0, 0, "");
    }

    static ShapeSpec jigsaw(String regions) {
        int size = (int) Math.sqrt(regions.length());
        if (size * size != regions.length()) {
            throw new IllegalArgumentException("A jigsaw needs one region letter a cell; " + regions.length()
                    + " letters make no square (9x9 needs 81)");
        }
        checkSize(size);
        Shape.group(regions.chars().toArray()).forEach((letter, cells) -> {
            if (cells.size() != size) {
                throw new IllegalArgumentException("Region " + (char) (int) letter + " has " + cells.size()
                        + " cells but a " + size + "x" + size + " jigsaw needs " + size + " in each");
            }
        });
        return new ShapeSpec(size, 0, 0, canonicalRegions(regions));
    }

    /** Letters in order of first appearance, so that equal layouts have equal names. */
    private static String canonicalRegions(String regions) {
        StringBuilder text = new StringBuilder();
        StringBuilder seen = new StringBuilder();
        for (char letter : regions.toCharArray()) {
            if (seen.indexOf(String.valueOf(letter)) < 0) {
                seen.append(letter);
            }
            int region = seen.indexOf(String.valueOf(letter));
            text.append((char) (region < 26 ? 'A' + region : region < 52 ? 'a' + region - 26 : 'À' + region - 52));
        }
        return text.toString();
    }

    private static void checkSize(long size) {
        if (size < 1 || size > Shape.MAX_SIZE) {
            throw new IllegalArgumentException("A grid has a side from 1 to " + Shape.MAX_SIZE + ", not " + size);
        }
    }

    ShapeSpec with(Extra extra) {
        extra.check(this);
        EnumSet<Extra> all = EnumSet.of(extra);
        all.addAll(extras);
        return new ShapeSpec(size, boxRows, boxColumns, regions, all, own);
    }

    /** This and more houses and groups; those that say nothing new are left out. */
    ShapeSpec with(OwnGroups more) {
        ShapeSpec plain = new ShapeSpec(size, boxRows, boxColumns, regions, extras, OwnGroups.NONE);
        return new ShapeSpec(
                size, boxRows, boxColumns, regions, extras, own.and(more).beside(plain));
    }

    static ShapeSpec parse(String name) {
        String[] parts = name.strip().split(":", -1);
        Matcher sides = sides(parts[0]);
        if (!sides.matches() || !sides.group(1).equals(sides.group(2))) {
            throw new IllegalArgumentException("Shape \"" + name
                    + "\" does not begin with a square size; write 9x9, 6x6:2x3, 7x7:latin, 9x9:diagonal …");
        }
        int size = Integer.parseInt(sides.group(1));
        checkSize(size);
        ShapeSpec spec = null;
        EnumSet<Extra> extras = EnumSet.noneOf(Extra.class);
        OwnGroups own = OwnGroups.NONE;
        for (int i = 1; i < parts.length; i++) {
            String word = parts[i].strip();
            Extra extra = extraNamed(word);
            if (extra != null) {
                extras.add(extra);
                continue;
            }
            if (OwnGroups.isWord(word)) {
                own = own.and(OwnGroups.parse(size, word, ++i < parts.length ? parts[i].strip() : ""));
                continue;
            }
            if (spec != null) {
                throw new IllegalArgumentException("Shape \"" + name + "\" has two layouts; keep one of them");
            }
            spec = word.equalsIgnoreCase(JIGSAW)
                    ? jigsawOf(size, name, ++i < parts.length ? parts[i].strip() : "")
                    : layout(size, name, word);
        }
        ShapeSpec result = spec != null ? spec : classic(size);
        for (Extra extra : extras) {
            result = result.with(extra);
        }
        return own.isEmpty() ? result : result.with(own);
    }

    private static Matcher sides(String text) {
        return Pattern.compile("(\\d{1,4})[x×](\\d{1,4})", Pattern.CASE_INSENSITIVE)
                .matcher(text);
    }

    private static ShapeSpec jigsawOf(int size, String name, String regions) {
        if (regions.length() != size * size) {
            throw new IllegalArgumentException("Shape \"" + name + "\" has " + regions.length()
                    + " region letters but a " + size + "x" + size + " jigsaw needs " + size * size);
        }
        return jigsaw(regions);
    }

    private static ShapeSpec layout(int size, String name, String word) {
        if (word.equalsIgnoreCase(LATIN)) {
            return latin(size);
        }
        Matcher box = sides(word);
        if (!box.matches()) {
            throw new IllegalArgumentException(
                    "Shape \"" + name + "\" has an unknown part \"" + word
                            + "\"; known are box rows x columns, latin, diagonal, windoku, antiknight, antiking, jigsaw:<letters>, house:<cells>, distinct:<cells>");
        }
        int rows = Integer.parseInt(box.group(1));
        int columns = Integer.parseInt(box.group(2));
        if ((long) rows * columns != size) {
            throw new IllegalArgumentException("Boxes of " + rows + "x" + columns + " hold " + (long) rows * columns
                    + " cells but a " + size + "x" + size + " grid needs " + size);
        }
        return boxes(rows, columns);
    }

    private static @Nullable Extra extraNamed(String word) {
        for (Extra extra : Extra.values()) {
            if (extra.word().equalsIgnoreCase(word)) {
                return extra;
            }
        }
        return null;
    }

    boolean isClassic() {
        return boxRows > 0 && extras.isEmpty() && own.isEmpty() && hasBoxes(size) && boxRows == classicBoxRows(size);
    }

    String name() {
        StringBuilder text = new StringBuilder().append(size).append('x').append(size);
        if (!regions.isEmpty()) {
            text.append(':').append(JIGSAW).append(':').append(regions);
        } else if (boxRows == 0) {
            text.append(':').append(LATIN);
        } else if (!hasBoxes(size) || boxRows != classicBoxRows(size)) {
            text.append(':').append(boxRows).append('x').append(boxColumns);
        }
        for (Extra extra : extras) {
            text.append(':').append(extra.word());
        }
        return text.append(own.name()).toString();
    }

    House[] houses() {
        List<House> houses = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            houses.add(new House(HouseKind.ROW, row + 1, block(row, 0, 1, size)));
        }
        for (int column = 0; column < size; column++) {
            houses.add(new House(HouseKind.COLUMN, column + 1, block(0, column, size, 1)));
        }
        int[] regionOfCell = regionOfCell();
        if (regionOfCell[0] >= 0) {
            HouseKind kind = boxRows > 0 ? HouseKind.BOX : HouseKind.REGION;
            for (int region = 0; region < size; region++) {
                houses.add(new House(kind, region + 1, cellsOf(region, regionOfCell)));
            }
        }
        for (Extra extra : extras) {
            int number = 1;
            for (int[] cells : extra.houses(this)) {
                houses.add(new House(extra.kind(), number++, cells));
            }
        }
        int number = 1;
        for (CellSet cells : own.houses()) {
            houses.add(new House(HouseKind.EXTRA, number++, cells.toArray()));
        }
        return houses.toArray(new House[0]);
    }

    private int[] cellsOf(int region, int[] regionOfCell) {
        int[] cells = new int[size];
        int count = 0;
        for (int cell = 0; cell < regionOfCell.length; cell++) {
            if (regionOfCell[cell] == region) {
                cells[count++] = cell;
            }
        }
        return cells;
    }

    int[][] distinctGroups() {
        List<int[]> groups = new ArrayList<>();
        for (Extra extra : extras) {
            groups.addAll(extra.groups(this));
        }
        own.groups().forEach(cells -> groups.add(cells.toArray()));
        return groups.toArray(new int[0][]);
    }

    int[] regionOfCell() {
        int[] regionOfCell = new int[size * size];
        for (int cell = 0; cell < regionOfCell.length; cell++) {
            regionOfCell[cell] = !regions.isEmpty()
                    ? regionNumber(regions.charAt(cell))
                    : boxRows == 0 ? -1 : cell / size / boxRows * boxRows + cell % size / boxColumns;
        }
        return regionOfCell;
    }

    private static int regionNumber(char letter) {
        return letter >= 'À' ? letter - 'À' + 52 : letter >= 'a' ? letter - 'a' + 26 : letter - 'A';
    }

    private int[] block(int top, int left, int rows, int columns) {
        int[] cells = new int[rows * columns];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (top + i / columns) * size + left + i % columns;
        }
        return cells;
    }
}
