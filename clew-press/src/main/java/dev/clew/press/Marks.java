package dev.clew.press;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Which marks a diagram shows where: those without a part, the large ones, the letters of sets. */
final class Marks {
    private Marks() {}

    /** The marks of a cell that play no part. */
    static List<Candidate> plain(Diagram diagram, int cell) {
        boolean hidden = diagram.candidates().keySet().stream()
                .anyMatch(candidate -> candidate.cell() == cell && isLarge(diagram, candidate));
        if (hidden) {
            return List.of();
        }
        return diagram.marks(cell).stream()
                .mapToObj(value -> diagram.shape().candidate(cell, value))
                .filter(candidate -> !diagram.candidates().containsKey(candidate))
                .toList();
    }

    /** A placed candidate is as large as its cell, unless another candidate or a link needs the cell too. */
    static boolean isLarge(Diagram diagram, Candidate candidate) {
        if (diagram.candidates().get(candidate) != CandidateRole.PLACED) {
            return false;
        }
        boolean alone = diagram.candidates().keySet().stream()
                .noneMatch(other -> other.cell() == candidate.cell() && !other.equals(candidate));
        return alone
                && diagram.links().stream()
                        .flatMap(Link::candidates)
                        .noneMatch(other -> other.cell() == candidate.cell());
    }

    /** Where the letter of each set goes: the first free corner of its first cells, else the first free slot. */
    static Map<CellRole, Point> letters(Diagram diagram, GridLayout layout) {
        Map<CellRole, Point> letters = new EnumMap<>(CellRole.class);
        diagram.cells().forEach((role, cells) -> {
            if (role.letter().isPresent()) {
                int columns = layout.markColumns();
                int last = layout.slots() - 1;
                firstFree(diagram, layout, cells, 0, columns - 1, last - columns + 1, last)
                        .or(() -> firstFree(
                                diagram,
                                layout,
                                cells,
                                IntStream.rangeClosed(0, last).toArray()))
                        .ifPresent(slot -> letters.put(role, slot));
            }
        });
        return letters;
    }

    private static Optional<Point> firstFree(Diagram diagram, GridLayout layout, CellSet cells, int... slots) {
        for (int cell : cells.toArray()) {
            for (int slot : slots) {
                if (diagram.position().value(cell) == 0 && isFree(diagram, cell, slot + 1)) {
                    return Optional.of(layout.slot(cell, slot));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isFree(Diagram diagram, int cell, int value) {
        return value > diagram.shape().size()
                || !diagram.marks(cell).contains(value)
                        && !diagram.candidates().containsKey(diagram.shape().candidate(cell, value));
    }
}
