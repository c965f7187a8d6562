package dev.clew.docs.gallery;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.learn.Example;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.logic.text.StepText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The text of {@code docs/TECHNIQUES.md}: an index, then the families, each in the order of the catalogue. */
final class TechniquesPage {
    private static final String HEAD = """
            # The techniques

            Every technique that Clew knows, by family, each with one step. The steps are proven: the same checker that \
            verifies every step of `clew explain` has verified the ones shown here. Levels and weights are those \
            of Clew's own scale. A technique is named on the command line by its id, its name, or its short name or code in \
            HoDoKu's library.

            This page and its pictures are made from the catalogue by `tools/gallery`.
            """;

    private static final String ROLES = """
            **How to read the pictures.** A disc is a candidate of the pattern; in a chain, a ring is a candidate that is \
            supposed false and a disc one that must then be true. Solid lines are strong links (one of the two is true), \
            dashed lines weak ones (not both are). A diamond is a fin, or a candidate of a pattern that would give a second \
            solution. A struck box is eliminated, a large ring is placed. A solid frame is a house in which the pattern lies, a \
            hatched one a house on which it acts. Every picture has its legend.
            """;

    private static final ClewScale SCALE = ClewScale.standard();

    private final Examples examples;
    private final StringBuilder page = new StringBuilder();

    TechniquesPage(Examples examples) {
        this.examples = examples;
    }

    String text() {
        Map<Family, List<Technique>> families = new EnumMap<>(Family.class);
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            families.computeIfAbsent(technique.info().family(), family -> new ArrayList<>())
                    .add(technique);
        }
        page.append(HEAD).append('\n').append(ROLES);
        writeIndex(families);
        families.forEach(this::writeFamily);
        return page.toString();
    }

    private void writeIndex(Map<Family, List<Technique>> families) {
        page.append("\n| technique | id | HoDoKu | level | weight |\n|---|---|---|---|---:|\n");
        families.forEach((family, rows) -> {
            page.append("| **").append(family.title()).append("** | | | | |\n");
            rows.forEach(this::writeIndexRow);
        });
    }

    private void writeIndexRow(Technique technique) {
        TechniqueInfo info = technique.info();
        page.append("| [%s](#%s) | `%s` | %s | %s | %d |\n"
                .formatted(
                        info.name(),
                        anchor(info),
                        info.id(),
                        hodoku(info),
                        SCALE.level(technique),
                        SCALE.weight(technique)));
    }

    private void writeFamily(Family family, List<Technique> techniques) {
        page.append("\n## ").append(family.title()).append('\n');
        techniques.forEach(this::writeTechnique);
    }

    private void writeTechnique(Technique technique) {
        TechniqueInfo info = technique.info();
        page.append("\n### <a id=\"%s\"></a>%s\n\n".formatted(anchor(info), info.title()));
        page.append("%s`%s` · %s%s, %d"
                .formatted(catalogue(info), info.id(), named(info), SCALE.level(technique), SCALE.weight(technique)));
        page.append(info.needsUniqueness() ? " · only where there is one solution\n\n" : "\n\n");
        page.append(info.description()).append('\n');
        for (TechniqueInfo form : technique.forms()) {
            if (!form.equals(info)) {
                page.append("\n#### %s\n\n%s`%s` · %s\n\n"
                        .formatted(form.title(), catalogue(form), form.id(), hodoku(form)));
                page.append(form.description()).append('\n');
            }
            writeExample(form);
        }
    }

    private void writeExample(TechniqueInfo form) {
        Example example = examples.example(form);
        StepText text = StepText.of(example.board(), example.step());
        page.append("\n![%s](%s)\n\n".formatted(form.name(), Gallery.picture(form)));
        page.append("`").append(text.notation()).append("`\n\n");
        page.append(text.why()).append('\n');
    }

    /** An anchor of our own: those that a viewer makes from headings differ from viewer to viewer. */
    private static String anchor(TechniqueInfo info) {
        return "t-" + info.id();
    }

    /** The name in the catalogue, where players say something else. */
    private static String catalogue(TechniqueInfo info) {
        return info.title().equalsIgnoreCase(info.name()) ? "" : info.name() + " · ";
    }

    private static String named(TechniqueInfo info) {
        String names = hodoku(info);
        return names.isEmpty() ? "" : "HoDoKu " + names + " · ";
    }

    private static String hodoku(TechniqueInfo info) {
        return info.shortName().isEmpty() ? "" : ("`" + info.shortName() + "` " + info.code()).strip();
    }
}
