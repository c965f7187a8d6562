package dev.clew.logic;

import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * One scale: which techniques are tried in which order, how they look, and how their steps are rated. Immutable and
 * thread-safe; the rows are those of the lists it was made from.
 */
public final class Profile {
    /**
     * One technique of a profile.
     *
     * @param technique what to try
     * @param rating how hard its steps are
     */
    public record Row(Technique technique, Rating rating) {}

    private static final Profile CLEW = new Profile(
            "clew",
            List.of(
                    row("full-house", Level.EASY, 4),
                    row("naked-single", Level.EASY, 4),
                    row("hidden-single", Level.EASY, 14),
                    row("locked-pair", Level.MEDIUM, 40),
                    row("locked-triple", Level.MEDIUM, 60),
                    row("lc1", Level.MEDIUM, 50),
                    row("lc2", Level.MEDIUM, 50),
                    row("naked-pair", Level.MEDIUM, 60),
                    row("naked-triple", Level.MEDIUM, 80),
                    row("hidden-pair", Level.MEDIUM, 70),
                    row("hidden-triple", Level.MEDIUM, 100),
                    row("naked-quadruple", Level.HARD, 120),
                    row("hidden-quadruple", Level.HARD, 150),
                    row("naked-subset", Level.HARD, 180),
                    row("hidden-subset", Level.HARD, 210),
                    row("x-wing", Level.HARD, 140),
                    row("swordfish", Level.HARD, 150),
                    row("jellyfish", Level.HARD, 160),
                    row("remote-pair", Level.HARD, 110),
                    row("bug1", Level.HARD, 100),
                    row("skyscraper", Level.HARD, 130),
                    row("2-string-kite", Level.HARD, 150),
                    row("turbot-fish", Level.HARD, 120),
                    row("empty-rectangle", Level.HARD, 120),
                    row("w-wing", Level.HARD, 150),
                    row("xy-wing", Level.HARD, 160),
                    row("xyz-wing", Level.HARD, 180),
                    row("u1", Level.HARD, 100),
                    row("u2", Level.HARD, 100),
                    row("u3", Level.HARD, 100),
                    row("u4", Level.HARD, 100),
                    row("hr", Level.HARD, 100),
                    row("finned-x-wing", Level.HARD, 130),
                    row("sashimi-x-wing", Level.HARD, 150),
                    row("finned-swordfish", Level.UNFAIR, 200),
                    row("sashimi-swordfish", Level.UNFAIR, 240),
                    row("finned-jellyfish", Level.UNFAIR, 250),
                    row("sashimi-jellyfish", Level.UNFAIR, 260),
                    row("simple-colors", Level.HARD, 150),
                    row("x-chain", Level.UNFAIR, 260),
                    row("xy-chain", Level.UNFAIR, 260),
                    row("nl", Level.UNFAIR, 280),
                    row("axz", Level.UNFAIR, 300),
                    row("squirmbag", Level.UNFAIR, 470),
                    row("whale", Level.UNFAIR, 470),
                    row("leviathan", Level.UNFAIR, 470),
                    row("large-fish", Level.UNFAIR, 470)));

    private static final Rating GUESS = new Rating(Level.EXTREME, 10_000);

    private final String name;
    private final List<Row> rows;

    private Profile(String name, List<Row> rows) {
        this.name = name;
        this.rows = List.copyOf(rows);
    }

    private static Row row(String technique, Level level, int score) {
        return new Row(TechniqueCatalog.standard().require(technique), new Rating(level, score));
    }

    /** Clew's own scale; its order, classes and scores follow HoDoKu's list. */
    public static Profile clew() {
        return CLEW;
    }

    /** The name. */
    public String name() {
        return name;
    }

    /** The techniques in the order in which they are tried. */
    public List<Row> rows() {
        return rows;
    }

    /** How its techniques look, before a run sets the meter. */
    public Search search() {
        return Search.standard();
    }

    /** This profile without the techniques that rest on there being one solution. */
    public Profile withoutUniqueness() {
        return new Profile(
                name,
                rows.stream()
                        .filter(row -> !row.technique().info().needsUniqueness())
                        .toList());
    }

    /** This profile with search as its last technique. */
    public Profile withSearch() {
        List<Row> more = new ArrayList<>(rows);
        more.add(new Row(TechniqueCatalog.search(), GUESS));
        return new Profile(name, more);
    }

    /**
     * How hard a step is.
     *
     * @throws IllegalArgumentException if the step's technique has no row here
     */
    public Rating rate(Step step) {
        return rows.stream()
                .filter(row -> row.technique().forms().contains(step.technique()))
                .findFirst()
                .map(Row::rating)
                .orElseThrow(() -> new IllegalArgumentException(
                        "The profile " + name + " has no " + step.technique().name()));
    }
}
