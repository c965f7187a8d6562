package dev.clew.io.link;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Links and ids of SudokuPad, and its documents; written as links that hold the puzzle as f-puzzles does. */
public final class SudokuPadFormat extends FPuzzlesBased {
    private static final int CELLS = 81;

    /** The format. */
    public SudokuPadFormat() {
        super("sudokupad", "a link to sudokupad.app, which holds everything");
    }

    @Override
    public boolean isWhole(String line, @Nullable Shape shape) {
        return SudokuPadId.find(LinkText.line(line)) != null;
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return isWhole(text, shape) || isDocument(text);
    }

    private static boolean isDocument(String text) {
        return Documents.hasRows(text, "\"cells\"") || Documents.hasRows(text, "ce");
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        SudokuPadId id = SudokuPadId.find(LinkText.line(text));
        if (id == null) {
            return SclReader.read(ZippedJson.read(Documents.object(text)), shape);
        }
        return switch (id.kind()) {
            case SCL -> document(PackedJson.unpack(id.rest()), shape);
            case FPUZ -> FPuzzlesReader.read(Json.object(PackedJson.unpack(id.rest())), shape);
            case CLASSIC -> classic(ClassicCodec.unpack(Percent.decode(id.rest())), shape);
            case SCF -> features(Percent.decode(id.rest()), shape);
            case REMOTE ->
                throw new Complaint("SudokuPad keeps the puzzle \"" + Symbols.quote(id.rest())
                        + "\" on its server, which Clew does not ask; open it in a browser, take the long link from"
                        + " its menu and give that");
        };
    }

    private static Position document(String text, @Nullable Shape shape) throws Complaint {
        JsonValue.Fields document = ZippedJson.read(text);
        return document.get("grid") != null
                ? FPuzzlesReader.read(Json.object(text), shape)
                : SclReader.read(document, shape);
    }

    private static Position classic(String cells, @Nullable Shape shape) throws Complaint {
        Reading reading = FormatCatalog.standard().find("line").orElseThrow().read(cells, shape);
        if (reading instanceof Reading.Found found) {
            return found.position();
        }
        throw new Complaint(((Reading.Bad) reading).problem());
    }

    /** What follows the cells are rules and drawings, unless it is a title or an author. */
    private static Position features(String id, @Nullable Shape shape) throws Complaint {
        Position position =
                classic(ClassicCodec.newer(LinkText.upTo(id, "*"), CELLS).substring(0, CELLS), shape);
        String rest = id.substring(Math.min(id.length(), ClassicCodec.lengthOf(id, CELLS)));
        if (!rest.isEmpty() && !rest.startsWith("*t") && !rest.startsWith("*a")) {
            throw Complaint.unknownRules(List.of("SudokuPad's compact features"), position);
        }
        return position;
    }

    @Override
    protected String text(Position position) {
        return "https://sudokupad.app/fpuz" + Percent.encode(LzString.compress(FPuzzlesWriter.write(position)));
    }
}
