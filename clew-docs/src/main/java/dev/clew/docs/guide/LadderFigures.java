package dev.clew.docs.guide;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.learn.Example;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Technique;
import dev.clew.press.DrawingJson;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.StepDiagram;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Every technique as a stamp, easy ones first. */
final class LadderFigures {
    private LadderFigures() {}

    static Page page() {
        List<Technique> techniques = TechniqueCatalog.standard().techniques().stream()
                .sorted(Comparator.comparingInt(ClewScale.standard()::weight))
                .toList();
        StringBuilder stamps = new StringBuilder();
        ClewLevel last = null;
        for (Technique technique : techniques) {
            ClewLevel level = ClewScale.standard().level(technique);
            stamps.append(stamp(technique, level, level != last));
            last = level;
        }
        return new Page(
                "ladder",
                Map.of("count", String.valueOf(techniques.size()), "stamps", Svg.broken(stamps.toString())),
                List.of());
    }

    private static String stamp(Technique technique, ClewLevel level, boolean first) {
        Example example = Examples.standard().example(technique.forms().get(0));
        Diagram diagram = StepDiagram.of(example.board(), example.step());
        int extent = DrawingJson.UNIT * diagram.shape().size();
        String head = first ? "<b class=\"level-%d\">%s</b>".formatted(level.ordinal(), level.id()) : "";
        return """
                <li>%s
                <svg viewBox="-4 -4 %d %d" role="img" aria-label="An example">
                %s
                </svg>
                <i class="dot level-%d"></i> %s</li>
                """.formatted(
                        head,
                        extent + 8,
                        extent + 8,
                        DrawingJson.miniature(diagram).replace("><", ">\n<"),
                        level.ordinal(),
                        shortName(technique.info().name()));
    }

    /** What is clear from the picture is left out of the name, so that it fits under a stamp. */
    private static String shortName(String name) {
        return name.replace("Locked Candidates Type ", "Locked ")
                .replace("Almost Locked Set XZ-Rule", "ALS-XZ")
                .replace("Bivalue Universal Grave", "BUG")
                .replace("Uniqueness Test", "Uniqueness")
                .replace("Quadruple", "Quad");
    }
}
