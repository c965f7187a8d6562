package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Says whether puzzles need some techniques, by solving them with parts of the scale. Where all techniques that were named
 * are necessary, a puzzle could have been made to that order. Thread-safe.
 *
 * @since 0.2.0
 */
public final class NecessityRater implements Rater {
    private final TableScale scale;
    private final List<Technique> techniques;
    private final TableScale ceiling;

    /** A rater that asks about techniques on a scale; there has to be one. */
    public NecessityRater(TableScale scale, List<Technique> techniques) {
        this.scale = scale;
        this.techniques = techniques.stream().distinct().toList();
        int hardest = techniques.stream()
                .mapToInt(technique -> scale.grade(technique).weight())
                .max()
                .orElseThrow(() -> new IllegalArgumentException("No technique to take away; name one"));
        this.ceiling = scale.upTo(hardest);
    }

    @Override
    public String id() {
        return scale.id();
    }

    @Override
    public String obstacle(Position position) {
        return scale.obstacle(position);
    }

    @Override
    public List<Column> columns() {
        return Necessity.columns(scale.columns());
    }

    @Override
    public Optional<Necessity> rate(BoardView board, Meter meter) {
        OptionalInt aboveAll = open(ceiling, board, meter);
        TableScale less = scale.without(techniques);
        List<Necessity.Part> parts = new ArrayList<>();
        for (Technique technique : techniques) {
            OptionalInt open = open(ceiling.without(List.of(technique)), board, meter);
            open.ifPresent(count -> parts.add(new Necessity.Part(technique, count)));
        }
        OptionalInt openWithout = open(less, board, meter);
        Optional<? extends Rating> whole = scale.rate(board, meter);
        Optional<? extends Rating> without = less.rate(board, meter);
        return meter.isExhausted()
                ? Optional.empty()
                : Optional.of(new Necessity(
                        whole.orElseThrow(),
                        parts,
                        aboveAll.orElseThrow() > 0,
                        without.orElseThrow(),
                        openWithout.orElseThrow()));
    }

    /** How many cells a scale leaves open; empty where the budget ends before that is known. */
    private static OptionalInt open(TableScale scale, BoardView start, Meter meter) {
        Board board = start.copy();
        if (!scale.advance(board, meter)) {
            return OptionalInt.empty();
        }
        int open = 0;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            open += board.value(cell) == 0 ? 1 : 0;
        }
        return OptionalInt.of(open);
    }
}
