package dev.clew.logic.level;

import dev.clew.core.Budget;
import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.Column;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Row;
import dev.clew.logic.scale.Run;
import dev.clew.logic.scale.Table;
import dev.clew.logic.scale.TableScale;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Clew's own scale: one table of techniques and weights for paths and levels alike. A path takes the easiest step of the
 * table. A level folds all conclusions of the easiest weight that leads on, round after round, so that the order of
 * looking cannot matter: equivalent puzzles have one rating.
 *
 * <p>Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public final class ClewScale implements TableScale {
    static final String ID = "clew";

    private static final ClewScale STANDARD = new ClewScale(LevelScale.standard());

    private final LevelScale scale;
    private final List<LevelScale.Rung> rungs;
    private final Table table;

    ClewScale(LevelScale scale) {
        this(scale, scale.rungs(), new Table(scale.rows()));
    }

    private ClewScale(LevelScale scale, List<LevelScale.Rung> rungs, Table table) {
        this.scale = scale;
        this.rungs = rungs;
        this.table = table;
    }

    /** The scale with the numbers that everybody uses. */
    public static ClewScale standard() {
        return STANDARD;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Column> columns() {
        return LevelRating.COLUMNS;
    }

    @Override
    public List<Row> rows() {
        return table.rows();
    }

    @Override
    public Run start(BoardView board, Meter meter) {
        return table.start(board, meter);
    }

    @Override
    public List<Move> all(BoardView board, Meter meter) {
        return table.all(board, meter);
    }

    @Override
    public ClewScale withoutUniqueness() {
        return only(info -> !info.needsUniqueness());
    }

    /** This scale with every technique of its table replaced, such as by one that counts; levels are not changed by it. */
    public ClewScale with(UnaryOperator<Technique> change) {
        return new ClewScale(
                scale,
                rungs,
                new Table(rows().stream()
                        .map(row -> row.with(change.apply(row.technique())))
                        .toList()));
    }

    @Override
    public ClewScale without(Collection<? extends Technique> techniques) {
        Set<String> ids = ids(techniques);
        return only(info -> !ids.contains(info.id()));
    }

    @Override
    public ClewScale only(Collection<? extends Technique> techniques) {
        Set<String> ids = ids(techniques);
        return only(info -> ids.contains(info.id()));
    }

    private static Set<String> ids(Collection<? extends Technique> techniques) {
        return techniques.stream().map(technique -> technique.info().id()).collect(Collectors.toUnmodifiableSet());
    }

    private ClewScale only(Predicate<TechniqueInfo> wanted) {
        return new ClewScale(
                scale,
                rungs.stream()
                        .map(rung -> rung.only(
                                source -> wanted.test(source.technique().info())))
                        .toList(),
                new Table(rows().stream()
                        .filter(row -> wanted.test(row.technique().info()))
                        .toList()));
    }

    @Override
    public ClewScale withGuess() {
        List<Row> more = new ArrayList<>(rows());
        more.add(new Row(TechniqueCatalog.guess(), scale.ofGuess()));
        return new ClewScale(scale, rungs, new Table(more));
    }

    /**
     * A scale that gives up where a puzzle needs a step too hard for that level, and calls the puzzle beyond: quicker
     * when only the level matters. What it does finish it rates as this one does.
     */
    public ClewScale upTo(ClewLevel level) {
        return upTo(weight -> scale.isWithin(weight, level));
    }

    @Override
    public ClewScale upTo(int most) {
        return upTo((int weight) -> weight <= most);
    }

    private ClewScale upTo(IntPredicate wanted) {
        return new ClewScale(
                scale,
                rungs.stream().filter(rung -> wanted.test(rung.rating())).toList(),
                new Table(rows().stream()
                        .filter(row -> wanted.test(row.grade().weight()))
                        .toList()));
    }

    /** How hard steps of a technique are by themselves: the level whose scores its weight lies in. */
    public ClewLevel level(Technique technique) {
        return scale.levelOf(technique.info().id());
    }

    @Override
    public Grade grade(Technique technique) {
        return new Grade(level(technique).id(), weight(technique));
    }

    /** How hard steps of a technique are: the number in the table. */
    public int weight(Technique technique) {
        return scale.weightOf(technique.info().id());
    }

    @Override
    public List<String> levels() {
        return ClewLevel.ids();
    }

    @Override
    public int highestScore(int weight, int alternatives) {
        return scale.highestScore(weight, alternatives);
    }

    @Override
    public int lowestScore(String level) {
        return scale.lowestScore(ClewLevel.parse(level));
    }

    /** Rates a puzzle that is known to have one solution; any other has no meaningful rating. */
    public LevelRating rate(Puzzle puzzle) {
        return rate(Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS));
    }

    /** Rates a board as it is; the board is left as it is. */
    public LevelRating rate(BoardView start) {
        return rate(start, Budget.unlimited().start()).orElseThrow();
    }

    @Override
    public Optional<LevelRating> rate(BoardView start, Meter meter) {
        RatingRun run = new RatingRun(start.copy(), scale, meter);
        return run.rating(rungs);
    }

    /** {@code scale clew}, with the number of its rows. */
    @Override
    public String toString() {
        return "scale " + ID + " of " + rows().size() + " rows";
    }

    @Override
    public boolean advance(Board board, Meter meter) {
        return new RatingRun(board, scale, meter).rating(rungs).isPresent();
    }
}
