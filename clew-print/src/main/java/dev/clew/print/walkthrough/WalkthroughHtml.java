package dev.clew.print.walkthrough;

import dev.clew.core.Position;
import dev.clew.logic.Path;
import dev.clew.press.GridPicture;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Face;
import dev.clew.press.style.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A way to a solution as a page of HTML that brings its fonts and runs nothing: the puzzle, a strip of contents by
 * technique that stays in view, and every step. {@link #HEAD}, a section for each puzzle, {@link #FOOT}.
 */
public final class WalkthroughHtml {
    /** What comes before the first puzzle. */
    public static final String HEAD =
            resource("head.html").replace("{fonts}", fonts()).stripTrailing();

    /** What comes after the last. */
    public static final String FOOT = "</body>\n</html>";

    private WalkthroughHtml() {}

    /**
     * The section of a puzzle.
     *
     * @param key sets the places of this section apart from those of others
     * @param ending how the path ends, in words
     */
    public static String section(String key, Position position, Path path, String ending) {
        String start = "w" + Integer.toHexString(key.hashCode());
        StringBuilder html = new StringBuilder("<section>\n<h1>The whole path</h1>\n<p class=\"lead\">");
        html.append(escape(ending)).append("</p>\n<nav>\n");
        for (Contents.Entry entry : Contents.of(path)) {
            html.append("<div><b>").append(escape(entry.name())).append("</b> ");
            for (int step : entry.steps()) {
                html.append("<a href=\"#%s-%d\">%d</a> ".formatted(start, step, step));
            }
            html.append("</div>\n");
        }
        html.append("</nav>\n<figure class=\"puzzle\">\n");
        html.append(
                GridPicture.draw(Diagram.of(position).build(), position.shape().name() + " Sudoku", Theme.LIGHT)
                        .toInlineSvg());
        html.append("</figure>\n<div class=\"steps\">\n");
        StepPictures.each(
                path,
                (number, picture) -> html.append("<figure id=\"%s-%d\">\n".formatted(start, number))
                        .append(picture.toInlineSvg())
                        .append("</figure>\n"));
        return html.append("</div>\n</section>").toString();
    }

    private static String fonts() {
        return font("Clew Text", 400, "clew-text-400")
                + font("Clew Text", 600, "clew-text-600")
                + font("Clew Title", 400, "clew-title-400")
                + font("Clew Code", 400, "clew-code-400")
                + face(Face.TEXT, "'Clew Text', system-ui, sans-serif")
                + face(Face.STRONG, "'Clew Text', system-ui, sans-serif")
                + face(Face.TITLE, "'Clew Title', Georgia, serif")
                + face(Face.CODE, "'Clew Code', ui-monospace, monospace");
    }

    private static String font(String family, int weight, String file) {
        String data = Base64.getEncoder().encodeToString(bytes("/dev/clew/print/fonts/" + file + ".ttf"));
        return "@font-face { font-family: '%s'; font-weight: %d; src: url(data:font/ttf;base64,%s); }\n"
                .formatted(family, weight, data);
    }

    private static String face(Face face, String family) {
        return ".%s { font-family: %s; font-weight: %d; }\n".formatted(face.id(), family, face.weight());
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String resource(String name) {
        return new String(bytes("/dev/clew/print/walkthrough/" + name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = WalkthroughHtml.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from the jar");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
