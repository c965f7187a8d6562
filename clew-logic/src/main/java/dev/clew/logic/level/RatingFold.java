package dev.clew.logic.level;

import dev.clew.logic.board.BoardView;
import dev.clew.logic.internal.rating.Findings;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rounds of one path, folded into a rating at its end. Mutable, for one thread. */
final class RatingFold {
    private static final int EXAMPLES = 3;

    private static final Comparator<TechniqueInfo> BY_ID = Comparator.comparing(TechniqueInfo::id);

    private static final Comparator<LevelRating.Use> EASIEST_FIRST =
            Comparator.comparingInt(LevelRating.Use::rating).thenComparing(LevelRating.Use::technique, BY_ID);

    private final LevelScale scale;
    private final Map<String, LevelRating.Use> uses = new LinkedHashMap<>();
    private final List<Integer> ratings = new ArrayList<>();
    private final List<LevelRating.Use> found = new ArrayList<>();
    private int rating;
    private LevelRating.@Nullable Bottleneck narrowest;

    RatingFold(LevelScale scale) {
        this.scale = scale;
    }

    /** Goes to a rung of the ladder. */
    void begin(LevelScale.Rung rung) {
        rating = rung.rating();
        found.clear();
    }

    /** A technique of the rung draws a number of conclusions. */
    void note(TechniqueInfo technique, int conclusions) {
        if (conclusions > 0) {
            found.add(new LevelRating.Use(technique, rating, 1, conclusions));
        }
    }

    /** The round ends on this rung with these conclusions. */
    void end(Findings findings) {
        ratings.add(rating);
        for (LevelRating.Use use : found) {
            uses.merge(use.technique().id(), use, RatingFold::add);
        }
        boolean isNarrower = narrowest == null
                || rating > narrowest.rating()
                || rating == narrowest.rating() && findings.count() < narrowest.alternatives();
        if (isNarrower) {
            narrowest = new LevelRating.Bottleneck(
                    List.of(), rating, ratings.size(), findings.count(), 0, findings.conclusions(EXAMPLES));
        }
    }

    private static LevelRating.Use add(LevelRating.Use one, LevelRating.Use other) {
        return new LevelRating.Use(
                one.technique(), one.rating(), one.rounds() + other.rounds(), one.conclusions() + other.conclusions());
    }

    /** The rating of a path that ends on that board. */
    LevelRating rating(BoardView end) {
        Optional<LevelRating.Bottleneck> bottleneck =
                Optional.ofNullable(narrowest).map(this::complete);
        if (!end.isSolved()) {
            return rating(ClewLevel.BEYOND, scale.unfinishedScore(candidates(end)), bottleneck);
        }
        int score = bottleneck
                .map(it -> scale.score(it.rating(), it.hardSteps(), it.alternatives()))
                .orElse(0);
        return rating(scale.level(score), score, bottleneck);
    }

    private LevelRating rating(ClewLevel level, int score, Optional<LevelRating.Bottleneck> bottleneck) {
        List<LevelRating.Use> sorted = new ArrayList<>(uses.values());
        sorted.sort(EASIEST_FIRST);
        return new LevelRating(level, score, List.copyOf(sorted), bottleneck);
    }

    /** With all techniques of its weight, and the number of steps that are about as hard. */
    private LevelRating.Bottleneck complete(LevelRating.Bottleneck it) {
        int least = scale.leastHard(it.rating());
        int hard = 0;
        for (int one : ratings) {
            hard += one >= least ? 1 : 0;
        }
        List<TechniqueInfo> equal = new ArrayList<>();
        for (LevelRating.Use use : uses.values()) {
            if (use.rating() == it.rating()) {
                equal.add(use.technique());
            }
        }
        equal.sort(BY_ID);
        return new LevelRating.Bottleneck(
                List.copyOf(equal), it.rating(), it.round(), it.alternatives(), hard, it.examples());
    }

    private static int candidates(BoardView board) {
        int count = 0;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            count += board.candidateCount(cell);
        }
        return count;
    }
}
