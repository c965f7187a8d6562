package dev.clew.io.markup;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.OpenDocument;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.rule.RuleNote;
import dev.clew.core.format.rule.RuleWords;
import dev.clew.core.format.split.CodeGrids;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A document of elements while it is read. Its puzzles are the games of OpenSudoku, tables that look like grids, and texts
 * and attributes that are cells; all other texts are names. It ends with the line on which its last element closes.
 */
final class MarkupDocument implements OpenDocument, MarkupScanner.Parts {
    /** Deeper ones are not lists of puzzles. */
    static final int MAX_DEPTH = 256;

    private static final String TABLE = "table";

    /** Elements of web pages that are never closed. */
    private static final Set<String> VOID =
            Set.of("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr");

    private final MarkupScanner scanner = new MarkupScanner(this);
    private final List<OpenElement> open = new ArrayList<>();
    private final List<PuzzleText> ready = new ArrayList<>();
    private final CellTexts cells = new CellTexts(ready);
    private final LeafCells leaves = new LeafCells();
    private final StringBuilder table = new StringBuilder();
    private final Set<String> rules = new HashSet<>();
    private long tableLine;
    private int tableDepth;
    /** Whether the table whose end is taken is a grid. */
    private boolean gridEnded;

    private boolean refused;
    private boolean any;
    private boolean none;
    private long firstLine;
    private String first = "";

    /** Whether a text begins with an element, a comment or a declaration; comments of a line each may stand above. */
    static boolean begins(String text) {
        int at = text.startsWith("\uFEFF") ? 1 : 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '<') {
                char next = at + 1 < text.length() ? text.charAt(at + 1) : '!';
                return next == '!' || next == '?' || next == '/' || Character.isLetter(next) && !isAddress(text, at);
            } else if (c == '#') {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (!Character.isWhitespace(c)) {
                return false;
            } else {
                at++;
            }
        }
        return false;
    }

    /** Whether it is an address in angle brackets, {@code <https://…>}. */
    private static boolean isAddress(String text, int at) {
        int end = Math.min(text.length(), at + 12);
        return text.substring(at, end).contains("://");
    }

    @Override
    public Taken take(long line, String piece, boolean endsLine, Consumer<PuzzleText> found) {
        if (first.isEmpty()) {
            firstLine = line;
            first = piece.length() > 200 ? piece.substring(0, 200) : piece;
        }
        if (!refused) {
            scanner.take(line, piece, endsLine);
            append(tableDepth > 0 && endsLine && scanner.isBetweenTags() ? "\n" : "");
        }
        give(found);
        return endsLine && open.isEmpty() && scanner.isBetweenTags() && !refused ? Taken.LAST : Taken.MORE;
    }

    private void give(Consumer<PuzzleText> found) {
        ready.forEach(found);
        ready.clear();
    }

    @Override
    public void end(Consumer<PuzzleText> found) {
        if (!refused) {
            scanner.end();
            endTable();
        }
        // A document without any puzzle was not meant to be read.
        none = any && !cells.some();
        if (none) {
            cells.add(firstLine, first);
        }
        give(found);
    }

    /** Whether the document has ended without any puzzle, and what was given out is its beginning. */
    boolean hasNone() {
        return none;
    }

    @Override
    public boolean isRaw() {
        return !open.isEmpty() && open.get(open.size() - 1).isScript();
    }

    @Override
    public void tag(long line, String raw) {
        if (refused) {
            return;
        }
        if (isRaw() && !Tag.of(raw).ends(OpenElement.SCRIPT)) {
            open.get(open.size() - 1).add(line, raw);
            return;
        }
        if (raw.startsWith("<!")) {
            boolean page = raw.regionMatches(true, 2, "DOCTYPE html", 0, 12) && raw.indexOf('[') < 0;
            refuse(line, page || !raw.regionMatches(true, 2, "DOCTYPE", 0, 7) ? "" : raw);
            return;
        }
        any |= !raw.startsWith("</");
        Tag tag = Tag.of(raw);
        if (tableDepth > 0 || tag.name().equals(TABLE) && !tag.closing()) {
            record(line, raw, tag);
        }
        if (tag.closing()) {
            close(line, tag.name());
        } else {
            element(line, raw, tag);
        }
    }

    private void refuse(long line, String raw) {
        if (!raw.isEmpty()) {
            refused = true;
            cells.add(line, raw.length() > 200 ? raw.substring(0, 200) : raw);
        }
    }

    /** Elements may be rules that Clew does not know; each is named once, in its place among the puzzles. */
    private void rule(long line, Tag tag) {
        String rule = RuleWords.named(tag.name());
        boolean holds = !tag.empty() || !tag.attributes().isEmpty();
        if (rule != null && holds && rules.add(rule)) {
            cells.add(line, RuleNote.of(List.of(rule)));
        }
    }

    private void element(long line, String raw, Tag tag) {
        rule(line, tag);
        int before = ready.size();
        if (OpenSudokuFormat.isGame(raw) && tag.attributes().containsKey(OpenSudokuFormat.DATA)) {
            cells.add(line, raw.strip());
        } else {
            cells.attributes(line, tag.attributes());
        }
        endTableBefore(before);
        if (!open.isEmpty()) {
            open.get(open.size() - 1).child();
        }
        if (tag.empty() || VOID.contains(tag.name())) {
            leaves.leaf(tag.name(), "", tag.attributes());
        } else if (open.size() == MAX_DEPTH) {
            refuse(line, raw);
        } else {
            open.add(new OpenElement(tag, line));
            cells.begin();
            leaves.begin();
        }
    }

    /** Closes the element of that name and all that were left open inside it. */
    private void close(long line, String name) {
        int last = open.size() - 1;
        while (last >= 0 && !open.get(last).name().equals(name)) {
            last--;
        }
        while (last >= 0 && open.size() > last) {
            OpenElement closed = open.remove(open.size() - 1);
            boolean table = gridEnded && open.size() == last;
            if (holdsGrid(closed, table) || closed.isScript() || table) {
                cells.endTable();
            } else {
                cells.end(line, tableDepth > 0);
            }
        }
        gridEnded = false;
    }

    /** Gives the puzzles that an element holds as code or as cells; false where its texts may still be one. */
    private boolean holdsGrid(OpenElement closed, boolean table) {
        if (closed.isScript()) {
            CodeGrids.in(new PuzzleText(closed.line(), closed.text()))
                    .forEach(found -> cells.add(found.firstLine(), found.text()));
        }
        if (!closed.isParent()) {
            leaves.endLeaf(closed.name(), closed.text(), closed.attributes());
            return false;
        }
        String grid = leaves.end();
        if (grid == null || table || tableDepth != 0) {
            return false;
        }
        cells.grid(closed.line(), grid);
        return true;
    }

    /** Keeps a table as it is written. */
    private void record(long line, String raw, Tag tag) {
        if (tableDepth == 0) {
            tableLine = line;
            table.setLength(0);
        }
        append(raw);
        tableDepth += !tag.name().equals(TABLE) || tag.empty() ? 0 : tag.closing() ? -1 : 1;
        if (tableDepth == 0) {
            tableDepth = 1;
            endTable();
        }
    }

    private void append(String raw) {
        int room = FormatCatalog.MAX_TEXT + 1 - table.length();
        table.append(raw, 0, Math.min(raw.length(), room));
    }

    private void endTable() {
        if (tableDepth > 0) {
            tableDepth = 0;
            String text = table.toString();
            table.setLength(0);
            gridEnded = TableCells.of(text).looksLikeGrid(HtmlFormat.isNamed(text));
            if (gridEnded) {
                cells.add(tableLine, text.strip());
            }
        }
    }

    @Override
    public void text(long line, String text) {
        if (refused) {
            return;
        }
        if (tableDepth > 0) {
            append(text);
        }
        if (!open.isEmpty()) {
            open.get(open.size() - 1).add(line, text);
        }
        if (!isRaw()) {
            int before = ready.size();
            cells.text(line, Entities.decode(text));
            endTableBefore(before);
        }
    }

    /** A table that was not closed stands before the puzzles that are found in it. */
    private void endTableBefore(int count) {
        if (tableDepth > 0 && ready.size() > count) {
            List<PuzzleText> inside = List.copyOf(ready.subList(count, ready.size()));
            ready.subList(count, ready.size()).clear();
            endTable();
            ready.addAll(inside);
        }
    }
}
