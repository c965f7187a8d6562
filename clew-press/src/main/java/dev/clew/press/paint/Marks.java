package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.CellRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.Link;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Which marks a diagram shows where: those without a part, the large ones, the letters of sets. */
public final class Marks {
    private Marks() {}

    /** The marks of a cell that play no part. */
    public static List<Candidate> plain(Diagram diagram, int cell) {
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
    public static boolean isLarge(Diagram diagram, Candidate candidate) {
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

    /** The ends of links that are marks and play no other part. */
    public static List<Candidate> ends(Diagram diagram) {
        Set<Candidate> linked = linked(diagram);
        return IntStream.range(0, diagram.shape().cells())
                .mapToObj(cell -> plain(diagram, cell))
                .flatMap(List::stream)
                .filter(linked::contains)
                .toList();
    }

    /** The candidates at the ends of links that are drawn. */
    static Set<Candidate> linked(Diagram diagram) {
        return LinkPlan.visible(diagram).stream().flatMap(Link::candidates).collect(Collectors.toSet());
    }

    /** The place of the letter of each set: the first free corner of its first cells, else the first free slot. */
    public static Map<CellRole, Point> letters(Diagram diagram, GridLayout layout, List<Capsule> capsules) {
        Map<CellRole, Point> letters = new EnumMap<>(CellRole.class);
        int columns = layout.markColumns();
        int last = layout.slots() - 1;
        int[] corners = {0, columns - 1, last - columns + 1, last};
        int[] all = IntStream.rangeClosed(0, last).toArray();
        diagram.cells().forEach((role, cells) -> {
            if (role.letter().isPresent()) {
                List<Point> free = new ArrayList<>(free(diagram, layout, cells, corners));
                free.addAll(free(diagram, layout, cells, all));
                free.stream()
                        .filter(slot -> capsules.stream().allMatch(capsule -> capsule.isClearOf(slot)))
                        .findFirst()
                        .ifPresent(slot -> letters.put(role, slot));
            }
        });
        return letters;
    }

    private static List<Point> free(Diagram diagram, GridLayout layout, CellSet cells, int[] slots) {
        List<Point> free = new ArrayList<>();
        cells.forEach(cell -> {
            for (int slot : slots) {
                if (diagram.position().value(cell) == 0 && isFree(diagram, cell, slot + 1)) {
                    free.add(layout.slot(cell, slot));
                }
            }
        });
        return free;
    }

    private static boolean isFree(Diagram diagram, int cell, int value) {
        return value > diagram.shape().size()
                || !diagram.marks(cell).contains(value)
                        && !diagram.candidates().containsKey(diagram.shape().candidate(cell, value));
    }
}
