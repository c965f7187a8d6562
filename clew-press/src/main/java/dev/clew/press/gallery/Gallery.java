package dev.clew.press.gallery;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.press.StepDiagram;
import dev.clew.press.Theme;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** One proven example for every form of every technique, and the files made from them. Immutable and thread-safe. */
public final class Gallery {
    /** Where the examples are listed. */
    static final String EXAMPLES = "examples.txt";

    /** The folder of the pictures, within that of the documents. */
    static final String PICTURES = "techniques";

    private final Map<String, Example> examples;

    private Gallery(Map<String, Example> examples) {
        this.examples = examples;
    }

    /**
     * The gallery of the standard catalogue.
     *
     * @throws IllegalArgumentException if a form has no example, or an example does not hold
     */
    public static Gallery standard() {
        return of(lines());
    }

    /**
     * The example of one form, without a look at the others.
     *
     * @throws IllegalArgumentException if it has none, or it does not hold
     */
    public static Example exampleOf(TechniqueInfo form) {
        return lines().stream()
                .filter(line -> line.startsWith(form.id() + " "))
                .findFirst()
                .map(Example::parse)
                .orElseThrow(() -> missing(form));
    }

    private static List<String> lines() {
        InputStream stream = Objects.requireNonNull(Gallery.class.getResourceAsStream(EXAMPLES), EXAMPLES);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static IllegalArgumentException missing(TechniqueInfo form) {
        return new IllegalArgumentException("There is no example of " + form.id() + "; add a line");
    }

    /** A gallery of these examples, one a line. */
    static Gallery of(List<String> lines) {
        Map<String, Example> examples = new LinkedHashMap<>();
        for (String line : lines) {
            Example example = Example.parse(line);
            if (examples.put(example.form().id(), example) != null) {
                throw new IllegalArgumentException(
                        "There are two examples of " + example.form().id() + "; keep one");
            }
        }
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            for (TechniqueInfo form : technique.forms()) {
                if (!examples.containsKey(form.id())) {
                    throw missing(form);
                }
            }
        }
        return new Gallery(examples);
    }

    /** The example of a form. */
    public Example example(TechniqueInfo form) {
        return Objects.requireNonNull(examples.get(form.id()), form.id());
    }

    /** The content of every file, by its path in the folder of the documents. */
    Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        files.put("TECHNIQUES.md", new TechniquesPage(this).text());
        examples.values()
                .forEach(example -> files.put(
                        picture(example.form()),
                        StepDiagram.picture(example.board(), example.step(), Theme.LIGHT)
                                .toSvg()));
        return files;
    }

    /** The path of a form's picture. */
    static String picture(TechniqueInfo form) {
        return PICTURES + "/" + form.id() + ".svg";
    }
}
