package dev.clew.core.symmetry;

import dev.clew.core.CellSet;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The symmetries of a shape: the moves of its cells after which houses are houses and distinct groups are groups again.
 *
 * <p>Where rows, columns and boxes are all the rules there are, these are permutations of bands, of stacks, of the rows
 * in a band and the columns in a stack, and the transposition where boxes are square; {@link #random} takes each of them
 * equally often. On other shapes (jigsaw, diagonals, windows, chess moves) simple moves are tried, those that keep the
 * shape are kept, and a random symmetry is a long random product of these. Immutable.
 *
 * @since 0.2.0
 */
public final class Symmetries {
    /** Moves in a random product; generous for groups of thousands of symmetries. */
    private static final int PRODUCT_LENGTH = 64;

    /** Above this size only rotations and reflections are tried: exchanges of lines are too many. */
    private static final int LARGEST_SIZE_FOR_EXCHANGES = 36;

    private final Shape shape;
    private final Moves moves;

    private Symmetries(Shape shape, Moves moves) {
        this.shape = shape;
        this.moves = moves;
    }

    /** The symmetries of that shape. */
    public static Symmetries of(Shape shape) {
        return new Symmetries(shape, hasBoxesAlone(shape) ? BoxMoves.of(shape) : new ProductMoves(simpleMoves(shape)));
    }

    private static boolean hasBoxesAlone(Shape shape) {
        boolean isLatin = shape.region(0) < 0 && shape.houses() == 2 * shape.size();
        boolean isBoxes = shape.boxRows() > 0 && shape.houses() == 3 * shape.size();
        return (isLatin || isBoxes) && shape.distinctGroups().isEmpty();
    }

    @Override
    public String toString() {
        return "symmetries of a " + shape.name() + " grid";
    }

    /** The shape that they keep. */
    public Shape shape() {
        return shape;
    }

    /** A random symmetry with random names for the values. */
    public Transformation random(SeededRandom random) {
        Transformation names = lines(shape, false, identity(shape), identity(shape), names(random));
        return moves.random(shape, random).then(names);
    }

    private int[] names(SeededRandom random) {
        int[] names = IntStream.rangeClosed(1, shape.size()).toArray();
        random.shuffle(names);
        return IntStream.concat(IntStream.of(0), IntStream.of(names)).toArray();
    }

    /** Whether houses go to houses and distinct groups to distinct groups. */
    static boolean keepsShape(Transformation move) {
        return keepsShape(move, cellSets(move.shape()));
    }

    private static boolean keepsShape(Transformation move, Set<CellSet> sets) {
        int side = move.shape().size();
        return sets.stream()
                .allMatch(set -> sets.contains(
                        CellSet.of(side, set.stream().map(move::cell).toArray())));
    }

    /** Houses and groups; a group never has the cells of a house, so one set serves both. */
    private static Set<CellSet> cellSets(Shape shape) {
        Set<CellSet> sets = new HashSet<>(shape.distinctGroups());
        IntStream.range(0, shape.houses()).mapToObj(shape::houseCells).forEach(sets::add);
        return sets;
    }

    /** Rotations, reflections and exchanges of lines or blocks of lines that keep the shape. */
    private static List<Transformation> simpleMoves(Shape shape) {
        Set<CellSet> sets = cellSets(shape);
        List<Transformation> moves = new ArrayList<>(turns(shape));
        if (shape.size() <= LARGEST_SIZE_FOR_EXCHANGES) {
            moves.addAll(exchanges(shape));
        }
        moves.removeIf(move -> !keepsShape(move, sets));
        return List.copyOf(moves);
    }

    private static List<Transformation> turns(Shape shape) {
        int[] same = identity(shape);
        int[] reversed = IntStream.of(same).map(i -> shape.size() - 1 - i).toArray();
        List<Transformation> turns = new ArrayList<>();
        for (boolean transposed : new boolean[] {false, true}) {
            for (int[] rows : List.of(same, reversed)) {
                for (int[] columns : List.of(same, reversed)) {
                    turns.add(lines(shape, transposed, rows, columns));
                }
            }
        }
        return turns.subList(1, turns.size());
    }

    /** Two blocks of lines change places: rows alone, columns alone, both, and both with their mirror images. */
    private static List<Transformation> exchanges(Shape shape) {
        List<Transformation> moves = new ArrayList<>();
        int[] same = identity(shape);
        for (int length : IntStream.of(1, shape.boxRows(), shape.boxColumns())
                .filter(i -> i > 0)
                .distinct()
                .toArray()) {
            for (int i = 0; i + length <= shape.size(); i++) {
                for (int j = i + length; j + length <= shape.size(); j++) {
                    int[] exchanged = exchange(same, i, j, length);
                    int[] mirrored = exchange(exchanged, shape.size() - length - j, shape.size() - length - i, length);
                    moves.add(lines(shape, false, exchanged, same));
                    moves.add(lines(shape, false, same, exchanged));
                    moves.add(lines(shape, false, exchanged, exchanged));
                    moves.add(lines(shape, false, mirrored, mirrored));
                }
            }
        }
        return moves;
    }

    private static int[] exchange(int[] lines, int i, int j, int length) {
        int[] exchanged = lines.clone();
        for (int k = 0; k < length; k++) {
            exchanged[i + k] = lines[j + k];
            exchanged[j + k] = lines[i + k];
        }
        return exchanged;
    }

    private static int[] identity(Shape shape) {
        return IntStream.range(0, shape.size()).toArray();
    }

    private static Transformation lines(Shape shape, boolean transposed, int[] rows, int[] columns) {
        return lines(
                shape,
                transposed,
                rows,
                columns,
                IntStream.rangeClosed(0, shape.size()).toArray());
    }

    private static Transformation lines(Shape shape, boolean transposed, int[] rows, int[] columns, int[] values) {
        return new Transformation(shape, transposed, rows, columns, values);
    }

    /** How a random move of the cells is found. */
    private sealed interface Moves {
        Transformation random(Shape shape, SeededRandom random);
    }

    /** Any permutation of bands and stacks and of the lines in each; a Latin square is a single box of N × N. */
    private record BoxMoves(int bandRows, int stackColumns) implements Moves {
        static BoxMoves of(Shape shape) {
            return shape.boxRows() == 0
                    ? new BoxMoves(shape.size(), shape.size())
                    : new BoxMoves(shape.boxRows(), shape.boxColumns());
        }

        @Override
        public Transformation random(Shape shape, SeededRandom random) {
            boolean transposed = bandRows == stackColumns && random.nextBoolean();
            int[] rows = permutation(shape.size(), bandRows, random);
            int[] columns = permutation(shape.size(), stackColumns, random);
            return lines(shape, transposed, rows, columns);
        }

        private static int[] permutation(int size, int blockLength, SeededRandom random) {
            int[] to = new int[size];
            int[] blockTo = random.permutation(size / blockLength);
            for (int block = 0; block < blockTo.length; block++) {
                int[] lineTo = random.permutation(blockLength);
                for (int line = 0; line < blockLength; line++) {
                    to[block * blockLength + line] = blockTo[block] * blockLength + lineTo[line];
                }
            }
            return to;
        }
    }

    /** Products of known moves. */
    private record ProductMoves(List<Transformation> known) implements Moves {
        @Override
        public Transformation random(Shape shape, SeededRandom random) {
            Transformation product = Transformation.identity(shape);
            for (int i = 0; i < PRODUCT_LENGTH && !known.isEmpty(); i++) {
                // Half of the steps stay, so that products of an even and an odd number of moves both occur.
                product = random.nextBoolean() ? product.then(known.get(random.nextInt(known.size()))) : product;
            }
            return product;
        }
    }
}
