package dev.clew.desk.logic;

import dev.clew.core.json.JsonWriter;
import dev.clew.logic.scale.Rater;
import dev.clew.logic.scale.Rating;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The ratings of a puzzle on one scale, or on several side by side. A scale that cannot rate it, or whose budget ends,
 * leaves its own part empty and says why. Immutable.
 *
 * @param parts the rating on each scale
 */
public record Ratings(List<Part> parts) {
    /** Keeps a copy of the list. */
    public Ratings {
        parts = List.copyOf(parts);
    }

    /**
     * The rating on one scale. Immutable.
     *
     * @param rater the scale
     * @param rating the rating, if there is one
     * @param reason why there is none, in words
     */
    public record Part(Rater rater, Optional<Rating> rating, String reason) {
        private String named(Function<Rating, String> words) {
            return rater.id() + ": " + rating.map(words).orElse(reason);
        }

        private List<String> paragraphs() {
            List<String> paragraphs =
                    new ArrayList<>(rating.map(Rating::paragraphs).orElseGet(() -> List.of(reason)));
            paragraphs.set(0, rater.id() + ": " + paragraphs.get(0));
            return paragraphs;
        }

        private List<String> cells() {
            return rating.map(Rating::cells)
                    .orElseGet(() -> Collections.nCopies(rater.columns().size(), ""));
        }
    }

    /** The rating where there is one scale, which always has one. */
    private Optional<Rating> only() {
        return parts.size() == 1 ? parts.get(0).rating() : Optional.empty();
    }

    /** The ratings that there are, by scale. */
    public List<Rating> all() {
        return parts.stream().flatMap(part -> part.rating().stream()).toList();
    }

    /** The ratings as a message. */
    public String words() {
        return joined(Rating::words);
    }

    /** What follows the puzzle on a line. */
    public String line() {
        return joined(Rating::line);
    }

    private String joined(Function<Rating, String> words) {
        return only().map(words)
                .orElseGet(() -> parts.stream().map(part -> part.named(words)).collect(Collectors.joining("; ")));
    }

    /** The ratings for people: a headline, then paragraphs. */
    public List<String> paragraphs() {
        return only().map(Rating::paragraphs)
                .orElseGet(() -> parts.stream()
                        .flatMap(part -> part.paragraphs().stream())
                        .toList());
    }

    /** What stands in the columns of the {@link Raters}. */
    public List<String> cells() {
        return only().map(Rating::cells).orElseGet(this::cellsOfAll);
    }

    private List<String> cellsOfAll() {
        List<String> cells = new ArrayList<>();
        parts.forEach(part -> cells.addAll(part.cells()));
        cells.add(parts.stream()
                .filter(part -> part.rating().isEmpty())
                .map(part -> part.named(Rating::words))
                .collect(Collectors.joining("; ")));
        return cells;
    }

    /** What the puzzle is counted by in statistics, on the first scale that rates it. */
    public Map<String, List<String>> groups() {
        return all().get(0).groups();
    }

    /** Writes every rating in its place as a field of an object that is open: {@code "ratings":{"clew":{…}}}. */
    public void write(JsonWriter json) {
        write(json, all());
    }

    /** Writes ratings in their places as a field of an object that is open. */
    public static void write(JsonWriter json, List<? extends Rating> ratings) {
        json.object("ratings");
        ratings.forEach(rating -> rating.writeNamed(json));
        json.end();
    }
}
