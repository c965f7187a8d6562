package dev.clew.docs.guide;

import dev.clew.docs.tokens.TokenSheet;
import dev.clew.press.picture.Face;
import dev.clew.press.style.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The pages and the HTML file that binds them. Immutable. */
final class Guide {
    private static final String TITLE = "How Clew turns blanks into certainty";

    private final List<Page> pages;

    private Guide(List<Page> pages) {
        this.pages = List.copyOf(pages);
    }

    /** The guide, drawn from fresh runs of the engine. */
    static Guide draw() {
        Sample sample = Sample.make();
        return new Guide(List.of(
                OverviewFigures.page(),
                ModelFigures.page(),
                CandidateFigures.page(),
                DeductionFigures.page(sample),
                SearchFigures.page(sample),
                BacktrackingFigures.page(sample),
                EngineFigures.page(sample),
                new Page("code map", Map.of(), List.of()),
                ProofFigures.page(),
                LadderFigures.page(),
                LevelFigures.page(),
                GenerationFigures.page()));
    }

    List<Page> pages() {
        return pages;
    }

    /** The whole as one file that needs nothing else. */
    String html() {
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < pages.size(); i++) {
            body.append(pages.get(i).html(i + 1));
        }
        return resource("guide.html")
                .replace("{title}", TITLE)
                .replace("{fonts}", fonts())
                .replace("{style}", style())
                .replace("{pages}", body.toString().strip());
    }

    private static String style() {
        return TokenSheet.colours(Theme.LIGHT, ":root")
                + TokenSheet.colours(Theme.DARK, ".cover")
                + TokenSheet.paints()
                + resource("guide.css").strip();
    }

    private static String fonts() {
        return font("Clew Text", 400, "normal", "clew-text-400")
                + font("Clew Text", 600, "normal", "clew-text-600")
                + font("Clew Title", 400, "normal", "clew-title-400")
                + font("Clew Code", 400, "normal", "clew-code-400")
                + face(Face.TEXT, "'Clew Text', system-ui, sans-serif")
                + face(Face.STRONG, "'Clew Text', system-ui, sans-serif")
                + face(Face.TITLE, "'Clew Title', Georgia, serif")
                + face(Face.CODE, "'Clew Code', ui-monospace, monospace");
    }

    private static String font(String family, int weight, String style, String file) {
        // A backslash at the end of a line lets a string of CSS continue on the next.
        Base64.Encoder lines = Base64.getMimeEncoder(Svg.WIDEST, "\\\n".getBytes(StandardCharsets.US_ASCII));
        String data = lines.encodeToString(bytes("/dev/clew/press/fonts/" + file + ".woff2"));
        return "@font-face { font-family: '%s'; font-weight: %d; font-style: %s; src: url(\"data:font/woff2;base64,\\\n%s\"); }\n"
                .formatted(family, weight, style, data);
    }

    private static String face(Face face, String family) {
        return ".%s { font-family: %s; font-weight: %d; font-feature-settings: %s; }\n"
                .formatted(face.id(), family, face.weight(), face.features());
    }

    static String resource(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream stream = Objects.requireNonNull(Guide.class.getResourceAsStream(name), name)) {
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
