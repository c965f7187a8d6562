package dev.clew.press.diagram;

import dev.clew.core.Candidate;
import dev.clew.core.HouseKind;
import dev.clew.core.Shape;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The rows and columns whose coordinates stand out. Immutable.
 *
 * @param rows their numbers, from 1
 * @param columns their numbers, from 1
 */
public record Coordinates(Set<Integer> rows, Set<Integer> columns) {

    /** Copies both sets. */
    public Coordinates {
        rows = Set.copyOf(rows);
        columns = Set.copyOf(columns);
    }

    /** The rows and columns that play a part; where none does, those of the cells that do. */
    static Coordinates namedBy(Diagram diagram) {
        Set<Integer> rows = new TreeSet<>();
        Set<Integer> columns = new TreeSet<>();
        Shape shape = diagram.shape();
        for (int house : diagram.houses().keySet()) {
            int cell = shape.cellAt(house, 0);
            if (shape.houseKind(house) == HouseKind.ROW) {
                rows.add(shape.row(cell) + 1);
            } else if (shape.houseKind(house) == HouseKind.COLUMN) {
                columns.add(shape.column(cell) + 1);
            }
        }
        if (rows.isEmpty() && columns.isEmpty()) {
            evidence(diagram).forEach(cell -> {
                rows.add(shape.row(cell) + 1);
                columns.add(shape.column(cell) + 1);
            });
        }
        return new Coordinates(rows, columns);
    }

    private static IntStream evidence(Diagram diagram) {
        IntStream linked = diagram.links().stream().flatMap(Link::candidates).mapToInt(Candidate::cell);
        IntStream roles = diagram.candidates().entrySet().stream()
                .filter(entry -> entry.getValue() != CandidateRole.REMOVED)
                .mapToInt(entry -> entry.getKey().cell());
        IntStream sets = diagram.cells().values().stream().flatMapToInt(set -> set.stream());
        return IntStream.concat(IntStream.concat(linked, roles), IntStream.concat(sets, diagram.deadly().stream()));
    }
}
