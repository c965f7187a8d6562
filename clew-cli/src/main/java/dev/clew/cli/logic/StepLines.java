package dev.clew.cli.logic;

import dev.clew.cli.shell.Lines;
import dev.clew.logic.text.Clause;
import dev.clew.logic.text.StepText;
import java.util.ArrayList;
import java.util.List;

/** The argument of a step in lines for a terminal: as a paragraph, and the links of a long one as a numbered list. */
final class StepLines {
    private StepLines() {}

    static String why(StepText text, String indent) {
        List<String> lines = new ArrayList<>();
        List<String> paragraph = new ArrayList<>();
        int number = 0;
        for (Clause clause : text.because()) {
            if (clause.detail()) {
                flush(paragraph, indent, lines);
                String mark = ++number + ". ";
                lines.add(Lines.wrap(mark + clause.text(), indent + "  ", indent + "  " + " ".repeat(mark.length())));
            } else {
                paragraph.add(clause.text());
            }
        }
        paragraph.add(text.therefore().text());
        flush(paragraph, indent, lines);
        return String.join("\n", lines);
    }

    private static void flush(List<String> paragraph, String indent, List<String> lines) {
        if (!paragraph.isEmpty()) {
            lines.add(Lines.wrap(String.join(" ", paragraph), indent));
            paragraph.clear();
        }
    }
}
