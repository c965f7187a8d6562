package dev.clew.cli.canon;

import dev.clew.cli.solve.CsvText;
import dev.clew.cli.solve.JsonText;
import dev.clew.cli.stream.Report;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.format.PuzzleLine;
import dev.clew.core.symmetry.Transformation;
import java.util.stream.IntStream;

/** The forms in which equivalent puzzles are written, one line each. */
public enum ImageWriter {
    /** The puzzle alone. */
    LINE {
        @Override
        String write(Image image, String name) {
            return image.puzzle() == null ? image.mark() : PuzzleLine.of(Position.of(image.puzzle()), "");
        }
    },
    /** Comma-separated values; what could not be found is empty. */
    CSV {
        @Override
        public String header(String name) {
            return "puzzle,shape," + name + ",automorphisms,transformation,reason";
        }

        @Override
        String write(Image image, String name) {
            Transformation way = image.transformation();
            return CsvText.row(
                    image.entry().document().line(),
                    image.entry().document().shape(),
                    image.puzzle() == null ? "" : image.puzzle().toString(),
                    image.automorphisms() == 0 ? "" : Integer.toString(image.automorphisms()),
                    way == null ? "" : way.toString(),
                    image.reason().isEmpty() ? "" : image.mark());
        }
    },
    /** One JSON object a line. */
    JSON {
        @Override
        String write(Image image, String name) {
            JsonText json = image.entry().document().begin();
            Puzzle puzzle = image.puzzle();
            Transformation way = image.transformation();
            if (puzzle != null && way != null) {
                json.put(name, puzzle.toString()).put("transformation", transformation(way));
            }
            if (image.automorphisms() > 0) {
                json.put("automorphisms", image.automorphisms());
            }
            if (!image.reason().isEmpty()) {
                json.put("outcome", image.verdict().id()).put("reason", image.reason());
            }
            return image.entry().document().end(json);
        }
    };

    /**
     * What stands above the first line; empty for nothing.
     *
     * @param name what the equivalent puzzle is called
     */
    public String header(String name) {
        return "";
    }

    /** The line about one puzzle. */
    abstract String write(Image image, String name);

    /** What is to be said about one puzzle. */
    Report report(Image image, String name) {
        String line = write(image, name);
        return image.reason().isEmpty()
                ? new Report(line, image.entry().warnings(), true)
                : image.entry().refusal(line, image.reason());
    }

    /** Numbers from 1, as players count. */
    private static JsonText transformation(Transformation way) {
        return new JsonText()
                .put("transpose", way.isTransposed())
                .put("rows", IntStream.of(way.rowTo()).map(to -> to + 1).toArray())
                .put("columns", IntStream.of(way.columnTo()).map(to -> to + 1).toArray())
                .put("values", way.valueTo());
    }
}
