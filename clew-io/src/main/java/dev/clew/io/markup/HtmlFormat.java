package dev.clew.io.markup;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Loss;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.Reading;
import dev.clew.core.format.rule.RuleNote;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextFormat;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tables of web pages, and any other document of elements with a puzzle in a text or an attribute. */
public final class HtmlFormat extends TextFormat {
    private static final String TABLE = "<table class=\"sudoku\">";

    /** For the service loader. */
    public HtmlFormat() {
        super("html", "a table of a web page; any XML with a puzzle in an element or an attribute is read");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.PLACED, Loss.MARKS, Loss.NOTES, Loss.REMOVED);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return MarkupDocument.begins(text);
    }

    /** Comments of a page are its own. */
    @Override
    protected @Nullable String noted(String text) {
        return text.stripLeading().startsWith("<") ? null : ShapeNote.find(text);
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        return found(text, shape).position();
    }

    @Override
    protected Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        String document = text.substring(Math.max(0, text.indexOf('<')));
        if (document.regionMatches(true, 0, "<!DOCTYPE", 0, 9) && !document.regionMatches(true, 10, "html", 0, 4)) {
            throw new Complaint("The document begins with \"" + Symbols.quote(document)
                    + "\", a DOCTYPE, which is not read; remove it, and write what its entities stand for");
        }
        List<PuzzleText> puzzles = new ArrayList<>();
        MarkupDocument reader = new MarkupDocument();
        reader.take(1, document, true, puzzles::add);
        reader.end(puzzles::add);
        List<String> rules = new ArrayList<>();
        puzzles.forEach(puzzle -> rules.addAll(RuleNote.find(puzzle.text())));
        puzzles.removeIf(puzzle -> RuleNote.isAlone(puzzle.text()));
        boolean refused = puzzles.size() == 1 && puzzles.get(0).text().startsWith("<") && !isTable(puzzles.get(0));
        if (puzzles.isEmpty() || reader.hasNone() || refused) {
            throw new Complaint("There is no puzzle in \"" + Symbols.quote(document)
                    + "\": no table of a grid, and no text or attribute of 81 cells");
        }
        if (puzzles.size() > 1) {
            throw new Complaint(puzzles.size() + " puzzles in one document; give them one at a time, or as a file");
        }
        Reading.Found found = found(puzzles.get(0), shape);
        if (!rules.isEmpty()) {
            throw Complaint.unknownRules(rules, found.position());
        }
        return found;
    }

    /** Whether a table is one that Clew has written, or another page has named so, and may be empty. */
    static boolean isNamed(String table) {
        String tag = table.substring(0, table.indexOf('>') + 1);
        return tag.toLowerCase(Locale.ROOT).contains("sudoku");
    }

    private static boolean isTable(PuzzleText puzzle) {
        return puzzle.text().regionMatches(true, 0, "<table", 0, 6);
    }

    private static Reading.Found found(PuzzleText puzzle, @Nullable Shape shape) throws Complaint {
        String cells = isTable(puzzle) ? TableCells.of(puzzle.text()).grid() : puzzle.text();
        if (cells.indexOf('<') >= 0) {
            throw new Complaint("The table holds more than values and marks; give it without tags inside its cells");
        }
        Reading reading = FormatCatalog.standard().read(cells, shape);
        if (reading instanceof Reading.Bad bad) {
            throw new Complaint(bad.problem(), bad.without());
        }
        return (Reading.Found) reading;
    }

    @Override
    public Optional<String> refusal(Position position) {
        int size = position.shape().size();
        return size >= 4 && size <= 25
                ? Optional.empty()
                : Optional.of("The format html holds grids of 4 to 25 values, not "
                        + position.shape().name() + "; use json");
    }

    @Override
    protected String text(Position position) {
        int size = position.shape().size();
        StringBuilder text = new StringBuilder(TABLE);
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            text.append(cell % size == 0 ? "\n<tr>" : "").append("<td>");
            text.append(position.value(cell) == 0 ? "" : String.valueOf(position.value(cell)))
                    .append("</td>");
            text.append(cell % size == size - 1 ? "</tr>" : "");
        }
        return text.append("\n</table>").toString();
    }
}
