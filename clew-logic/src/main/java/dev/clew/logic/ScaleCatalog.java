package dev.clew.logic;

import dev.clew.logic.level.ClewScale;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.scale.TableScale;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeScale;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The scales by their names; the first one is the default. A new scale is one class and one line here. Immutable and
 * thread-safe.
 *
 * @since 0.2.0
 */
public final class ScaleCatalog {
    private static final ScaleCatalog STANDARD = new ScaleCatalog(
            List.of(new Entry("clew", ClewScale::standard), new Entry("se", () -> new SeScale(SeFilter.NONE))));

    /**
     * A scale that is made when it is first asked for, so that listing the names loads none of them.
     *
     * @param id its name
     * @param scale gives the scale
     */
    private record Entry(String id, Supplier<? extends Scale> scale) {}

    private final List<Entry> entries;

    private ScaleCatalog(List<Entry> entries) {
        this.entries = entries;
    }

    /** The scales of this library. */
    public static ScaleCatalog standard() {
        return STANDARD;
    }

    @Override
    public String toString() {
        return String.join(", ", ids());
    }

    /** The default scale for making puzzles: the first with a table. */
    public TableScale forNewPuzzles() {
        return entries.stream()
                .map(entry -> entry.scale().get())
                .filter(TableScale.class::isInstance)
                .map(TableScale.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** The names. */
    public List<String> ids() {
        return entries.stream().map(Entry::id).toList();
    }

    /** The scale that a text names, in any case. */
    public Optional<Scale> find(String text) {
        String id = text.strip().toLowerCase(Locale.ROOT);
        return entries.stream()
                .filter(entry -> entry.id().equals(id))
                .<Scale>map(entry -> entry.scale().get())
                .findFirst();
    }

    /**
     * The scale of that name.
     *
     * @throws IllegalArgumentException if there is none; the message lists the names
     */
    public Scale require(String text) {
        return find(text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no scale \"" + text + "\"; known are " + String.join(", ", ids())));
    }
}
