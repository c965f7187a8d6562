package dev.clew.press.gallery;

import dev.clew.logic.Profile;
import dev.clew.logic.Rating;
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
            verifies every step of `clew explain` has verified the ones shown here. The scores and classes are those of the \
            profile `clew`. A technique is named on the command line by its id, its name, or its short name or code in \
            HoDoKu's library.

            This page and its pictures are made from the catalogue by `tools/gallery`.
            """;

    private static final String ROLES = """
            **How to read the pictures.** A disc is a candidate of the pattern; in a chain, a ring is a candidate that is \
            supposed false and a disc one that must then be true. Solid lines are strong links (one of the two is true), \
            dashed lines weak ones (not both are). A diamond is a fin, or a candidate of a pattern that would give a second \
            solution. A struck box goes, a large ring is placed. A solid frame is a house in which the pattern lies, a \
            hatched one a house on which it acts. Every picture has its legend.
            """;

    private final Gallery gallery;
    private final StringBuilder page = new StringBuilder();

    TechniquesPage(Gallery gallery) {
        this.gallery = gallery;
    }

    String text() {
        Map<Family, List<Profile.Row>> families = new EnumMap<>(Family.class);
        for (Profile.Row row : Profile.clew().rows()) {
            families.computeIfAbsent(row.technique().info().family(), family -> new ArrayList<>())
                    .add(row);
        }
        page.append(HEAD).append('\n').append(ROLES);
        writeIndex(families);
        families.forEach(this::writeFamily);
        return page.toString();
    }

    private void writeIndex(Map<Family, List<Profile.Row>> families) {
        page.append("\n| technique | id | HoDoKu | class | score |\n|---|---|---|---|---:|\n");
        families.forEach((family, rows) -> {
            page.append("| **").append(family.title()).append("** | | | | |\n");
            rows.forEach(this::writeIndexRow);
        });
    }

    private void writeIndexRow(Profile.Row row) {
        TechniqueInfo info = row.technique().info();
        page.append("| [%s](#%s) | `%s` | %s | %s | %d |\n"
                .formatted(
                        info.name(),
                        anchor(info),
                        info.id(),
                        hodoku(info),
                        word(row.rating()),
                        row.rating().score()));
    }

    private void writeFamily(Family family, List<Profile.Row> rows) {
        page.append("\n## ").append(family.title()).append('\n');
        rows.forEach(this::writeTechnique);
    }

    private void writeTechnique(Profile.Row row) {
        Technique technique = row.technique();
        TechniqueInfo info = technique.info();
        page.append("\n### <a id=\"%s\"></a>%s\n\n".formatted(anchor(info), info.name()));
        page.append("`%s` · %s%s, %d"
                .formatted(
                        info.id(), named(info), word(row.rating()), row.rating().score()));
        page.append(info.needsUniqueness() ? " · only where there is one solution\n\n" : "\n\n");
        page.append(info.description()).append('\n');
        for (TechniqueInfo form : technique.forms()) {
            if (!form.equals(info)) {
                page.append("\n#### %s\n\n`%s` · %s\n\n".formatted(form.name(), form.id(), hodoku(form)));
                page.append(form.description()).append('\n');
            }
            writeExample(form);
        }
    }

    private void writeExample(TechniqueInfo form) {
        Example example = gallery.example(form);
        StepText text = StepText.of(example.board(), example.step());
        page.append("\n![%s](%s)\n\n".formatted(form.name(), Gallery.picture(form)));
        page.append("`").append(text.notation()).append("`\n\n");
        page.append(text.why()).append('\n');
    }

    /** An anchor of our own: those that a viewer makes from headings differ from viewer to viewer. */
    private static String anchor(TechniqueInfo info) {
        return "t-" + info.id();
    }

    private static String named(TechniqueInfo info) {
        String names = hodoku(info);
        return names.isEmpty() ? "" : "HoDoKu " + names + " · ";
    }

    private static String hodoku(TechniqueInfo info) {
        return info.shortName().isEmpty() ? "" : ("`" + info.shortName() + "` " + info.code()).strip();
    }

    private static String word(Rating rating) {
        return rating.level().title();
    }
}
