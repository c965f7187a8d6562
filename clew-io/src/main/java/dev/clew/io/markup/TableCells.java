package dev.clew.io.markup;

import java.util.ArrayList;
import java.util.List;

/** The rows of a table, cell by cell. Headings are left out where there are other cells. */
record TableCells(List<List<String>> rows) {
    private static final int FEWEST_ROWS = 4;
    private static final int LONGEST_CELL = 9;
    private static final int MOST_CELLS = 20_000;

    static TableCells of(String text) {
        Reader plain = new Reader(false);
        read(text, plain);
        if (plain.rows.isEmpty()) {
            plain = new Reader(true);
            read(text, plain);
        }
        return new TableCells(plain.rows);
    }

    private static void read(String text, Reader reader) {
        MarkupScanner scanner = new MarkupScanner(reader);
        scanner.take(1, text, true);
        scanner.end();
        reader.endRow();
    }

    /**
     * Whether most cells look like those of a puzzle, so that a table that is none is a mistake. A table of empty cells is a
     * grid only if its class says so: pages are laid out with such tables.
     *
     * @param named whether the table is named as a puzzle
     */
    boolean looksLikeGrid(boolean named) {
        int cells = 0;
        int like = 0;
        int filled = 0;
        int widest = 0;
        boolean square = true;
        for (List<String> row : rows) {
            widest = Math.max(widest, row.size());
            square &= row.size() == rows.size();
            for (String cell : row) {
                cells++;
                boolean fits = cell.length() <= LONGEST_CELL && cell.chars().allMatch(Character::isLetterOrDigit);
                like += cell.isEmpty() || cell.length() == 1 || fits && Character.isDigit(cell.charAt(0)) ? 1 : 0;
                filled += cell.isEmpty() ? 0 : 1;
            }
        }
        return rows.size() >= FEWEST_ROWS
                && widest >= FEWEST_ROWS
                && (filled > 0 || square && named)
                && 4 * like >= 3 * cells;
    }

    /** The rows as a grid of tokens, {@code .} for an empty cell. */
    String grid() {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            text.append(text.isEmpty() ? "" : "\n");
            for (int i = 0; i < row.size(); i++) {
                text.append(i == 0 ? "" : " ").append(row.get(i).isEmpty() ? "." : row.get(i));
            }
        }
        return text.toString();
    }

    private static final class Reader implements MarkupScanner.Parts {
        private final List<List<String>> rows = new ArrayList<>();
        private final boolean headings;
        private List<String> row = new ArrayList<>();
        private final StringBuilder cell = new StringBuilder();
        private boolean inCell;
        private int cells;

        Reader(boolean headings) {
            this.headings = headings;
        }

        @Override
        public void tag(long line, String raw) {
            Tag tag = Tag.of(raw);
            boolean isCell = tag.name().equals("td") || headings && tag.name().equals("th");
            if (isCell || tag.name().equals("th")) {
                endCell();
                inCell = isCell && !tag.closing();
            } else if (tag.name().equals("tr")) {
                endRow();
            } else if (tag.name().equals("input") && inCell) {
                cell.append(tag.attributes().getOrDefault("value", ""));
            }
        }

        @Override
        public void text(long line, String text) {
            if (inCell) {
                cell.append(Entities.decode(text));
            }
        }

        private void endCell() {
            if (inCell && cells++ < MOST_CELLS) {
                row.add(cell.toString().replaceAll("\\s", ""));
            }
            inCell = false;
            cell.setLength(0);
        }

        void endRow() {
            endCell();
            if (!row.isEmpty()) {
                rows.add(row);
                row = new ArrayList<>();
            }
        }
    }
}
