package dev.clew.io.solo;

import dev.clew.core.HouseKind;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.Reading;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.TextFormat;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Game ids of Solo, alone or in a link to its page. */
public final class SoloFormat extends TextFormat {
    /** For the service loader. */
    public SoloFormat() {
        super("solo", "a game id of Solo in Simon Tatham's puzzle collection: 3x3:a5b7…, 3x3x:…, 9j:…,…");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.PLACED, Loss.MARKS, Loss.NOTES, Loss.REMOVED);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return !SoloId.in(text).isEmpty();
    }

    @Override
    public List<String> embedded(String line) {
        return SoloId.in(line).stream().map(SoloId::text).toList();
    }

    @Override
    protected Position position(String text, @Nullable Shape asked) throws Complaint {
        List<SoloId> ids = SoloId.in(text);
        if (ids.size() != 1) {
            throw new Complaint(ids.size() + " game ids in one text; give them one at a time");
        }
        SoloId id = ids.get(0);
        Shape shape = id.shape();
        if (asked != null && !asked.equals(shape)) {
            throw new Complaint("The game id is for a grid of shape " + shape.name() + " but the shape asked for is "
                    + asked.name() + "; leave it out");
        }
        Position position = Position.of(Puzzle.of(shape, SoloNumbers.read(shape, id.fields()[0])));
        if (id.isKiller()) {
            Reading.Bad bad = Reading.Bad.unknownRules(List.of("killer cages"), position);
            throw new Complaint(bad.problem(), bad.without());
        }
        return position;
    }

    @Override
    protected String text(Position position) {
        Shape shape = position.shape();
        boolean jigsaw = shape.boxRows() == 0;
        StringBuilder id = new StringBuilder();
        id.append(jigsaw ? shape.size() + "j" : shape.boxRows() + "x" + shape.boxColumns());
        id.append(hasDiagonals(shape) ? "x:" : ":").append(SoloNumbers.write(position));
        return jigsaw ? id.append(',').append(SoloRegions.write(shape)).toString() : id.toString();
    }

    private static boolean hasDiagonals(Shape shape) {
        for (int house = 0; house < shape.houses(); house++) {
            if (shape.houseKind(house) == HouseKind.DIAGONAL) {
                return true;
            }
        }
        return false;
    }

    /** The id holds everything about the shape. */
    @Override
    protected boolean tells(String text, Shape shape) {
        return true;
    }

    @Override
    protected @Nullable String noted(String text) {
        return null;
    }

    @Override
    public Optional<String> refusal(Position position) {
        Shape shape = position.shape();
        if (shape.size() < 2 || shape.size() > SoloId.MAX_SIZE) {
            return Optional.of("The format solo holds grids of 2 to " + SoloId.MAX_SIZE + " values, not " + shape.name()
                    + "; use json");
        }
        try {
            boolean same = SoloId.in(text(position)).get(0).shape().equals(shape);
            return same ? Optional.empty() : refusalOf(shape);
        } catch (Complaint | IllegalArgumentException notOfSolo) {
            return refusalOf(shape);
        }
    }

    private static Optional<String> refusalOf(Shape shape) {
        return Optional.of("The format solo holds boxes, jigsaws of connected regions, and diagonals, not "
                + shape.name() + "; use json");
    }
}
