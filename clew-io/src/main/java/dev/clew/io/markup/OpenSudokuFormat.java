package dev.clew.io.markup;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.OpenDocument;
import dev.clew.core.format.text.Complaint;
import dev.clew.io.format.Classic9Format;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Files of OpenSudoku: folders of games, each an element with the cells in an attribute. */
public final class OpenSudokuFormat extends Classic9Format {
    static final String GAME = "game";
    static final String DATA = "data";

    /** For the service loader. */
    public OpenSudokuFormat() {
        super(
                "opensudoku",
                "a file of OpenSudoku: <game data=\"…\"/> with 81 digits, or values, notes and what is given");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.NOTES_EVERYWHERE, Loss.REMOVED_BESIDE_NOTES);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return MarkupDocument.begins(text)
                && text.contains("<game")
                && !games(text).isEmpty();
    }

    @Override
    public @Nullable OpenDocument opens(String line) {
        return MarkupDocument.begins(line) ? new MarkupDocument() : null;
    }

    private static List<String> games(String text) {
        List<String> games = new ArrayList<>();
        MarkupScanner scanner = new MarkupScanner(new MarkupScanner.Parts() {
            @Override
            public void tag(long line, String raw) {
                String data = isGame(raw) ? Tag.of(raw).attributes().get(DATA) : null;
                if (data != null) {
                    games.add(data);
                }
            }

            @Override
            public void text(long line, String between) {
                // Names and authors.
            }
        });
        scanner.take(1, text, true);
        scanner.end();
        return games;
    }

    static boolean isGame(String raw) {
        return raw.regionMatches(true, 1, GAME, 0, GAME.length());
    }

    @Override
    protected @Nullable String noted(String text) {
        return null;
    }

    @Override
    protected Position position(String text, @Nullable Shape asked) throws Complaint {
        List<String> games = games(text);
        if (games.size() != 1) {
            throw new Complaint(
                    games.isEmpty()
                            ? "There is no <game data=\"…\"/> in the text; a game has 81 digits there"
                            : games.size() + " games in one text; give them one at a time, or as a file");
        }
        return OpenSudokuData.read(shape(asked), games.get(0));
    }

    @Override
    public String header() {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>";
    }

    @Override
    public String footer() {
        return "</opensudoku>";
    }

    @Override
    protected String text(Position position) {
        return "<game data=\"" + OpenSudokuData.write(position, written(position)) + "\"/>";
    }

    @Override
    public Optional<String> refusal(Position position) {
        Optional<String> refusal = super.refusal(position);
        if (refusal.isPresent() || position.hasNotes() || !position.hasPencilEvidence()) {
            return refusal;
        }
        Digits[] written = written(position);
        for (int cell = 0; cell < CELLS; cell++) {
            if (position.value(cell) == 0 && written[cell].isEmpty()) {
                return refusalOfEmptyCell(position, cell);
            }
        }
        return Optional.empty();
    }

    /**
     * What is noted in each cell: notes, unless they are everywhere and would be read as candidates; else the candidates of
     * every open cell if anything is known about one.
     */
    private static Digits[] written(Position position) {
        Digits[] written = position.candidates();
        boolean notes =
                position.hasNotes() && Loss.NOTES_EVERYWHERE.words(position).isEmpty();
        boolean candidates = !position.hasNotes() && position.hasPencilEvidence();
        for (int cell = 0; cell < CELLS; cell++) {
            boolean open = position.value(cell) == 0;
            Digits marks = position.marks(cell).orElse(Digits.NONE);
            Digits listed = marks.isEmpty() ? written[cell] : position.allowed(cell);
            written[cell] = open && notes ? marks : open && candidates ? listed : Digits.NONE;
        }
        return written;
    }
}
