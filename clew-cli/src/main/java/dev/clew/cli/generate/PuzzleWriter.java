package dev.clew.cli.generate;

import dev.clew.cli.answer.CsvText;
import dev.clew.cli.shell.Lines;
import dev.clew.core.Position;
import dev.clew.core.format.text.GridDrawing;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.line.MadeLine;
import dev.clew.desk.make.GenerateAnswer;
import dev.clew.desk.make.Made;
import dev.clew.logic.scale.ScoredRating;
import java.util.Locale;

/** The forms in which new puzzles are written. */
public enum PuzzleWriter {
    /** The puzzle, and in a comment level, score, seed, version, and its shape where the puzzle does not show it. */
    LINE {
        @Override
        String write(Made made) {
            return MadeLine.of(made);
        }
    },
    /** One JSON object a line. */
    JSON {
        @Override
        String write(Made made) {
            throw new IllegalStateException("The document is about the whole answer");
        }

        @Override
        String write(GenerateAnswer answer, Made made) {
            return AnswerJson.text(answer);
        }
    },
    /** Comma-separated values; what a puzzle without a rating lacks is empty. */
    CSV {
        @Override
        public String header() {
            return "puzzle,shape,solution,clues,level,score,techniques,seed,version";
        }

        @Override
        String write(Made made) {
            ScoredRating rating = made.rating().orElse(null);
            return CsvText.row(
                    made.puzzle().toString(),
                    made.puzzle().shape().name(),
                    made.solution().toString(),
                    Integer.toString(made.clues()),
                    rating == null ? "" : rating.levelName(),
                    rating == null ? "" : Integer.toString(rating.score()),
                    rating == null ? "" : rating.techniques(),
                    made.seed(),
                    made.version());
        }
    },
    /** A drawn grid below a comment with everything else, and a blank line after it. */
    GRID {
        @Override
        String write(Made made) {
            String note = ShapeNote.of(made.puzzle().shape());
            return "# " + title(made) + (note.isEmpty() ? "" : " " + note) + "\n" + drawn(made) + "\n";
        }
    },
    /** The same for people, within the width of a screen. */
    SCREEN {
        @Override
        String write(Made made) {
            ScoredRating rating = made.rating().orElse(null);
            String title = title(made);
            String first = title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1);
            String needs = rating == null ? "" : Lines.wrap("Takes " + rating.techniques() + ".", "") + "\n";
            return first + "\n" + needs + shape(made) + "\n" + drawn(made) + "\n";
        }
    };

    /** What stands above the first puzzle; empty for nothing. */
    public String header() {
        return "";
    }

    /** The lines about one puzzle, without a final line break. */
    abstract String write(Made made);

    /** The lines about a puzzle that answers a question, without a final line break. */
    String write(GenerateAnswer answer, Made made) {
        return write(made);
    }

    private static String title(Made made) {
        ScoredRating rating = made.rating().orElse(null);
        return (rating == null ? "" : rating.levelName() + ", score " + rating.score() + ", ") + made.clues()
                + " clues, seed " + made.seed() + " of Clew " + made.version();
    }

    /** A jigsaw's name is longer than a line, but its drawing shows it. */
    private static String shape(Made made) {
        String note = ShapeNote.of(made.puzzle().shape());
        return note.isEmpty() || note.contains("jigsaw")
                ? ""
                : "Shape " + made.puzzle().shape().name() + "\n";
    }

    private static String drawn(Made made) {
        return GridDrawing.draw(Position.of(made.puzzle()));
    }
}
