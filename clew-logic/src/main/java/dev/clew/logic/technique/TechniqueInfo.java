package dev.clew.logic.technique;

import dev.clew.logic.internal.table.TechniqueTable;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is known of a technique beside how it is found. Immutable.
 *
 * @param id the name in lower case with hyphens, such as {@code x-wing}
 * @param name the name for people, HoDoKu's where it has one, such as {@code X-Wing}
 * @param shortName HoDoKu's short name, such as {@code bf2}; empty where it has none
 * @param code HoDoKu's library code, such as {@code 0300}; empty where it has none
 * @param family the family it belongs to
 * @param description what it does, in one or two plain sentences
 * @param needsUniqueness whether it holds only where one solution is known
 * @param spoken what one step of it is called within a sentence, such as {@code pointing step}
 * @param title what players call it, such as {@code Pointing}
 * @since 0.2.0
 */
public record TechniqueInfo(
        String id,
        String name,
        String shortName,
        String code,
        Family family,
        String description,
        boolean needsUniqueness,
        String spoken,
        String title) {

    /**
     * A technique's or form's row in the table of techniques.
     *
     * @throws IllegalArgumentException if it has no row of that id
     */
    public static TechniqueInfo of(String id) {
        return TechniqueTable.standard().row(id).info();
    }

    /** A technique that holds whether or not there is one solution; its id follows from its name. */
    public static TechniqueInfo of(String name, String shortName, String code, Family family, String description) {
        String spoken = spokenOf(name);
        String title = Character.toUpperCase(spoken.charAt(0)) + spoken.substring(1);
        return new TechniqueInfo(idOf(name), name, shortName, code, family, description, false, spoken, title);
    }

    /** The same technique, which holds only where one solution is known. */
    public TechniqueInfo needingUniqueness() {
        return new TechniqueInfo(id, name, shortName, code, family, description, true, spoken, title);
    }

    /** The same technique, a step of which is called something else within a sentence. */
    public TechniqueInfo called(String other) {
        return new TechniqueInfo(id, name, shortName, code, family, description, needsUniqueness, other, title);
    }

    /** The same technique, which players call something else. */
    public TechniqueInfo titled(String other) {
        return new TechniqueInfo(id, name, shortName, code, family, description, needsUniqueness, spoken, other);
    }

    /** The same technique under another id. */
    public TechniqueInfo withId(String other) {
        return new TechniqueInfo(other, name, shortName, code, family, description, needsUniqueness, spoken, title);
    }

    /** What players call it, with its name in the catalogue where that says more. */
    public String titleAndName() {
        return title.equalsIgnoreCase(name) ? title : title + " · " + name;
    }

    /** Several steps of it within a sentence: {@code skyscrapers}, {@code swordfish}. */
    public String spokenMany() {
        return spoken.endsWith("fish") || spoken.endsWith("s") ? spoken : spoken + "s";
    }

    /** Whole words begin with a small letter, abbreviations stay: {@code finned X-Wing}. */
    private static String spokenOf(String name) {
        return Stream.of(name.split(" "))
                .map(word -> word.contains("-") ? word : word.toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    private static String idOf(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    /** Whether a text names this technique: by id, name, title, short name or code. */
    public boolean isNamed(String text) {
        String word = text.strip();
        return id.equals(idOf(word))
                || name.equalsIgnoreCase(word)
                || title.equalsIgnoreCase(word)
                || !shortName.isEmpty() && shortName.equalsIgnoreCase(word)
                || !code.isEmpty() && code.equalsIgnoreCase(word);
    }

    @Override
    public String toString() {
        return name;
    }
}
