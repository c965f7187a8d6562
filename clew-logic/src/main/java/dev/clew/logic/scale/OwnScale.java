package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A scale made of rows by a caller. Immutable and thread-safe. */
final class OwnScale implements TableScale {
    /** What a guess is called; it is harder than every row. */
    private static final String GUESS = "guess";

    /** The level of a puzzle that the rows do not finish. */
    static final String UNSOLVED = "unsolved";

    private final String id;
    private final Table whole;
    private final Table table;
    private final boolean guess;

    private OwnScale(String id, Table whole, Table table, boolean guess) {
        this.id = id;
        this.whole = whole;
        this.table = table;
        this.guess = guess;
    }

    static OwnScale of(String name, List<Row> rows) {
        if (!name.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException(
                    "\"" + name + "\" cannot name a scale, for it names fields and columns, too;"
                            + " take small letters, digits and hyphens, such as my-scale");
        }
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("The scale " + name + " has no rows; give it at least one technique");
        }
        Table table = new Table(rows);
        return new OwnScale(name, table, table, false);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public List<Column> columns() {
        return TableRating.COLUMNS;
    }

    /** The rows of the path: a guess comes last. */
    private Table path() {
        if (!guess) {
            return table;
        }
        List<Row> rows = new ArrayList<>(table.rows());
        rows.add(new Row(TechniqueCatalog.guess(), new Grade(GUESS, unfinished())));
        return new Table(rows);
    }

    /** More than every row weighs, whatever is taken away. */
    private int unfinished() {
        return 1
                + whole.rows().stream()
                        .mapToInt(row -> row.grade().weight())
                        .max()
                        .orElse(0);
    }

    @Override
    public List<Row> rows() {
        return table.rows();
    }

    @Override
    public List<String> levels() {
        Stream<String> named = whole.rows().stream()
                .sorted(Comparator.comparingInt(row -> row.grade().weight()))
                .map(row -> row.grade().level());
        return Stream.concat(named, Stream.of(UNSOLVED)).distinct().toList();
    }

    @Override
    public int lowestScore(String level) {
        return level.equals(UNSOLVED)
                ? unfinished()
                : whole.rows().stream()
                        .map(Row::grade)
                        .filter(grade -> grade.level().equals(level))
                        .mapToInt(Grade::weight)
                        .min()
                        .orElseThrow(() -> new IllegalArgumentException("The scale " + id + " has no level \"" + level
                                + "\"; it has " + String.join(", ", levels())));
    }

    @Override
    public int highestScore(int weight, int alternatives) {
        return weight;
    }

    @Override
    public Run start(BoardView board, Meter meter) {
        return path().start(board, meter);
    }

    @Override
    public List<Move> all(BoardView board, Meter meter) {
        return path().all(board, meter);
    }

    @Override
    public Optional<TableRating> rate(BoardView board, Meter meter) {
        return new TableRounds(id, board.copy(), meter).rating(table, unfinished());
    }

    @Override
    public boolean advance(Board board, Meter meter) {
        return new TableRounds(id, board, meter).rating(table, unfinished()).isPresent();
    }

    @Override
    public OwnScale withoutUniqueness() {
        return keeping(row -> !row.technique().info().needsUniqueness());
    }

    @Override
    public OwnScale withGuess() {
        return new OwnScale(id, whole, table, true);
    }

    @Override
    public OwnScale without(Collection<? extends Technique> techniques) {
        Set<String> ids = ids(techniques);
        return keeping(row -> !ids.contains(row.technique().info().id()));
    }

    @Override
    public OwnScale only(Collection<? extends Technique> techniques) {
        Set<String> ids = ids(techniques);
        return keeping(row -> ids.contains(row.technique().info().id()));
    }

    private static Set<String> ids(Collection<? extends Technique> techniques) {
        return techniques.stream().map(Technique::info).map(TechniqueInfo::id).collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public OwnScale upTo(int weight) {
        return keeping(row -> row.grade().weight() <= weight);
    }

    private OwnScale keeping(Predicate<Row> wanted) {
        return new OwnScale(
                id, whole, new Table(table.rows().stream().filter(wanted).toList()), guess);
    }

    @Override
    public Grade grade(Technique technique) {
        String wanted = technique.info().id();
        return table.rows().stream()
                .filter(row -> row.technique().info().id().equals(wanted))
                .map(Row::grade)
                .reduce((one, other) -> other.weight() > one.weight() ? other : one)
                .orElseThrow(() -> new IllegalArgumentException(
                        "The scale " + id + " has no " + technique.info().name() + "; give it a row"));
    }

    @Override
    public String toString() {
        return "scale " + id + " of " + table.rows().size() + (table.rows().size() == 1 ? " row" : " rows");
    }
}
