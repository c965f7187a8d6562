package dev.clew.print;

import dev.clew.press.picture.Face;
import dev.clew.print.canvas.Typeface;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The characters that can be printed. */
public final class Alphabet {
    private Alphabet() {}

    /** The characters of a text that the fonts of titles and of running text do not have, each once. */
    public static String missing(String text) {
        return Stream.of(Face.TITLE, Face.STRONG, Face.TEXT)
                .map(face -> Typeface.of(face).missing(text))
                .flatMapToInt(String::codePoints)
                .distinct()
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
