package dev.clew.docs.guide;

import dev.clew.press.picture.Face;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/** The pages and the HTML file that binds them. Immutable. */
final class Guide {
    private static final String TITLE = "How Clew turns blanks into certainty";

    private final List<Page> pages;

    private Guide(List<Page> pages) {
        this.pages = List.copyOf(pages);
    }

    /** The guide, drawn anew from runs of the engine. */
    static Guide draw() {
        Sample sample = Sample.make();
        return new Guide(List.of(
                OverviewPage.page(),
                ModelPage.page(),
                CandidatesPage.page(),
                DeductionPage.page(sample),
                SearchPage.page(sample),
                BacktrackingPage.page(sample),
                CodeMapPage.page(sample),
                ProofPage.page(),
                LadderPage.page(),
                LevelsPage.page(),
                GenerationPage.page()));
    }

    List<Page> pages() {
        return pages;
    }

    /** The whole as one file that needs nothing else. */
    String html() {
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < pages.size(); i++) {
            body.append(section(i + 1, pages.get(i)));
        }
        return resource("guide.html")
                .replace("{title}", TITLE)
                .replace("{fonts}", fonts())
                .replace("{style}", resource("guide.css").strip())
                .replace("{pages}", body.toString().strip());
    }

    private static String section(int number, Page page) {
        String level = number == 1 ? "h1" : "h2";
        String lead = page.lead().isEmpty() ? "" : "<p class=\"lead\">" + escape(page.lead()) + "</p>\n";
        return "<section class=\"page %s\" id=\"%s\">\n"
                        .formatted(number == 1 ? "cover" : "leaf", page.name().replace(' ', '-'))
                + "<%s>%s</%s>\n".formatted(level, escape(page.title()), level)
                + lead
                + "<div class=\"picture\" tabindex=\"0\" role=\"group\" aria-label=\"The picture\">"
                + page.picture().toInlineSvg()
                + "</div>\n"
                + words(page)
                + "<footer>%02d / %s</footer>\n</section>\n".formatted(number, page.name());
    }

    /** The text of the picture once more, for windows that are too narrow for the picture's own. */
    private static String words(Page page) {
        StringBuilder text = new StringBuilder("<div class=\"words\">\n");
        for (Words.Paragraph paragraph : Words.of(page.picture()).paragraphs()) {
            String tag = paragraph.isHead() ? "h3" : "p";
            text.append("<%s>%s</%s>\n".formatted(tag, escape(paragraph.text()), tag));
        }
        return text.append("</div>\n").toString();
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
        String data = Base64.getEncoder().encodeToString(bytes("/dev/clew/press/fonts/" + file + ".woff2"));
        return "@font-face { font-family: '%s'; font-weight: %d; font-style: %s;\n  src: url(data:font/woff2;base64,%s) format('woff2'); }\n"
                .formatted(family, weight, style, data);
    }

    private static String face(Face face, String family) {
        return ".%s { font-family: %s; font-weight: %d; font-feature-settings: %s; }\n"
                .formatted(face.id(), family, face.weight(), face.features());
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
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
