package dev.clew.generate;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Row;
import dev.clew.logic.scale.ScoredRating;
import dev.clew.logic.scale.TableScale;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How hard a puzzle is to be on a scale; all of it at once. Immutable.
 *
 * @param scale the scale that all of it is meant on
 * @param levels its level
 * @param scores its score
 * @param uses techniques on the path that {@code explain} shows
 * @param needs techniques that are necessary: the puzzle can be solved with everything up to the hardest of them, and not
 *     when any one of them is taken away
 * @param without techniques that are not needed: it can be solved with all of them taken away
 * @param only if there are any, it can be solved with these alone, and with singles where none is among them
 * @since 0.2.0
 */
public record Difficulty(
        TableScale scale,
        LevelRange levels,
        ScoreRange scores,
        List<TechniqueInfo> uses,
        List<Technique> needs,
        List<Technique> without,
        List<Technique> only) {
    /** Keeps copies of the lists. */
    public Difficulty {
        if (!levels.levels().equals(scale.levels())) {
            throw new IllegalArgumentException(levels + " is not of the scale " + scale.id() + ", whose levels are "
                    + String.join(", ", scale.levels()));
        }
        uses = List.copyOf(uses);
        needs = List.copyOf(needs);
        without = List.copyOf(without);
        only = List.copyOf(only);
    }

    /** Anything. */
    public static Difficulty any(TableScale scale) {
        return new Difficulty(scale, LevelRange.any(scale), ScoreRange.ANY, List.of(), List.of(), List.of(), List.of());
    }

    /** How hard a puzzle with one solution is. */
    ScoredRating rate(Puzzle puzzle) {
        return scale.rate(board(puzzle), Budget.unlimited().start()).orElseThrow();
    }

    /** This with other levels. */
    Difficulty withLevels(LevelRange range) {
        return new Difficulty(scale, range, scores, uses, needs, without, only);
    }

    /** This with other scores. */
    Difficulty withScores(ScoreRange range) {
        return new Difficulty(scale, levels, range, uses, needs, without, only);
    }

    /** This with one more technique on the path, which may be a form of one. */
    Difficulty withUse(String technique) {
        return new Difficulty(scale, levels, scores, plus(uses, form(technique)), needs, without, only);
    }

    /** This with one more technique that is necessary. */
    Difficulty withNeed(String technique) {
        return new Difficulty(scale, levels, scores, uses, plus(needs, technique(technique)), without, only);
    }

    /** This with one more technique that is not needed. */
    Difficulty without(String technique) {
        return new Difficulty(scale, levels, scores, uses, needs, plus(without, technique(technique)), only);
    }

    /** This with one more technique of those that suffice. */
    Difficulty withOnly(String technique) {
        return new Difficulty(scale, levels, scores, uses, needs, without, plus(only, technique(technique)));
    }

    /** The technique that a text names or of which it names a form: one of the catalogue, or of the scale alone. */
    Technique technique(String text) {
        return TechniqueCatalog.standard()
                .find(text)
                .or(() -> own(text))
                .orElseGet(() -> TechniqueCatalog.standard().require(text));
    }

    private Optional<Technique> own(String id) {
        return scale.rows().stream()
                .map(Row::technique)
                .filter(technique -> technique.info().id().equals(id))
                .findFirst();
    }

    private TechniqueInfo form(String text) {
        return TechniqueCatalog.standard()
                .info(text)
                .orElseGet(() -> technique(text).info());
    }

    private static <T> List<T> plus(List<T> list, T more) {
        List<T> all = new ArrayList<>(list);
        all.add(more);
        return all;
    }

    /** The techniques that suffice: those that were named, and singles where none of them was. */
    List<Technique> allowed() {
        if (only.isEmpty() || only.stream().anyMatch(Difficulty::isSingle)) {
            return only;
        }
        return Stream.concat(
                        TechniqueCatalog.standard().techniques().stream().filter(Difficulty::isSingle), only.stream())
                .toList();
    }

    private static boolean isSingle(Technique technique) {
        return technique.info().family() == Family.SINGLES;
    }

    /** Whether nothing is asked for that takes a rating. */
    boolean isOpen() {
        return equals(any(scale));
    }

    /** Whether near misses are worth changing: a level alone is met by new drafts as quickly. */
    boolean isMadeToOrder() {
        boolean wanted = !needs.isEmpty() || !without.isEmpty() || !only.isEmpty() || !scores.equals(ScoreRange.ANY);
        return wanted && highestScore() < unfinished();
    }

    /** The highest score that is wanted. */
    private int highestScore() {
        int most = scores.most();
        if (!levels.isOpen()) {
            most = Math.min(most, scale.lowestScore(levels.next()) - 1);
        }
        return isCeilinged() ? Math.min(most, unfinished() - 1) : most;
    }

    /** The lowest score of a puzzle that the table does not finish. */
    int unfinished() {
        return scale.lowestScore(scale.levels().get(scale.levels().size() - 1));
    }

    private boolean isCeilinged() {
        return !needs.isEmpty() || !without.isEmpty() || !only.isEmpty();
    }

    /** The lowest score that is wanted. */
    private int lowestScore() {
        return Math.max(scores.least(), scale.lowestScore(levels.easiest()));
    }

    /** All scores that are wanted, which may be none. */
    boolean wants(ScoreRange reachable) {
        int least = lowestScore();
        int most = highestScore();
        return least <= most && new ScoreRange(least, most).meets(reachable);
    }

    /** A scale that rates what is not too hard as the whole one does, and gives up on anything else. */
    TableScale quick() {
        return scale.upTo(Math.min(highestScore(), hardestNeed()));
    }

    /** What must suffice: a puzzle that this does not solve is too hard. */
    TableScale ceiling() {
        TableScale left = quick().without(without);
        return only.isEmpty() ? left : left.only(allowed());
    }

    /** What must not suffice: a puzzle that one of these solves is too easy. */
    List<TableScale> floors() {
        List<TableScale> floors = new ArrayList<>();
        TableScale upToNeeds = scale.upTo(hardestNeed());
        needs.forEach(technique -> floors.add(upToNeeds.without(List.of(technique))));
        int bonus = scale.highestScore(0);
        if (lowestScore() > bonus) {
            floors.add(scale.upTo(lowestScore() - bonus - 1));
        }
        return floors;
    }

    private int hardestNeed() {
        return needs.stream()
                .mapToInt(technique -> scale.grade(technique).weight())
                .max()
                .orElse(Integer.MAX_VALUE);
    }

    /** What a puzzle with one solution lacks, in words; empty where it is as hard as it is to be. */
    List<String> misses(Puzzle puzzle, ScoredRating rating) {
        List<String> misses = new ArrayList<>();
        if (!levels.contains(rating.levelName())) {
            misses.add("it is " + rating.levelName() + " (" + rating.score() + "), not " + levels);
        }
        if (!scores.contains(rating.score())) {
            misses.add("its score is " + rating.score() + ", not " + scores);
        }
        unused(puzzle, rating).forEach(technique -> misses.add("its way does not use " + technique.name()));
        unneeded(puzzle)
                .forEach(technique ->
                        misses.add("it does not need " + technique.info().name()));
        if (misses.isEmpty() && isCeilinged() && !isSolved(ceiling(), puzzle)) {
            misses.add("it needs " + moreThanWanted());
        }
        return misses;
    }

    private String moreThanWanted() {
        if (!only.isEmpty()) {
            return "more than " + names(allowed());
        }
        String harder = needs.isEmpty() ? "" : "something harder than " + names(needs);
        return without.isEmpty() ? harder : names(without) + (harder.isEmpty() ? "" : " or " + harder);
    }

    /** The names of techniques for people. */
    static String names(Collection<Technique> techniques) {
        return techniques.stream().map(it -> it.info().name()).collect(Collectors.joining(", "));
    }

    /** What is to be necessary and is not. */
    private List<Technique> unneeded(Puzzle puzzle) {
        TableScale upToNeeds = scale.upTo(hardestNeed());
        return needs.stream()
                .filter(technique -> isSolved(upToNeeds.without(List.of(technique)), puzzle))
                .toList();
    }

    private static boolean isSolved(TableScale table, Puzzle puzzle) {
        Board board = board(puzzle);
        return table.advance(board, Budget.unlimited().start()) && board.isSolved();
    }

    static Board board(Puzzle puzzle) {
        return Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
    }

    /** What is asked for and not on the path; the rating, which is there already, spares most paths. */
    private List<TechniqueInfo> unused(Puzzle puzzle, ScoredRating rating) {
        Function<TechniqueInfo, String> id = form -> technique(form.id()).info().id();
        List<TechniqueInfo> unused =
                uses.stream().filter(form -> !rating.uses(id.apply(form))).toList();
        return uses.isEmpty() || !unused.isEmpty() ? unused : notOnPath(puzzle);
    }

    private List<TechniqueInfo> notOnPath(Puzzle puzzle) {
        Set<TechniqueInfo> shown = new HashSet<>();
        for (Move move : Path.of(scale, board(puzzle), Budget.unlimited()).moves()) {
            TechniqueInfo form = move.step().technique();
            shown.add(form);
            shown.add(technique(form.id()).info());
        }
        return uses.stream().filter(form -> !shown.contains(form)).toList();
    }

    /** How far a puzzle is from it: 0 where it is as hard as it is to be; steps of the level weigh most. */
    int distance(Puzzle puzzle, ScoredRating rating) {
        int needed = 50 * (unused(puzzle, rating).size() + unneeded(puzzle).size());
        return 100 * levels.distance(rating.levelName()) + scores.distance(rating.score()) + needed;
    }
}
