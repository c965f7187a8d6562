package dev.clew.cli.rate;

import dev.clew.cli.shell.Lines;
import dev.clew.cli.tell.CsvText;
import dev.clew.cli.tell.JsonLine;
import dev.clew.logic.level.LevelRating;

/** The forms in which ratings are written; but for people, one line a puzzle. */
public enum RatingWriter implements RatingForm<LevelRating> {
    /** For people: which puzzle, its level and its score, then the reasons. */
    TEXT("") {
        @Override
        public String write(Rated<LevelRating> rated) {
            LevelRating rating = rated.rating();
            String prefix = rated.input().prefix();
            if (rating == null) {
                return Lines.wrap(prefix + rated.mark(), "", INDENT);
            }
            String bottleneck = rating.bottleneck()
                    .map(it -> "\n" + Lines.wrap("Bottleneck: " + it, INDENT, INDENT + INDENT))
                    .orElse("");
            return prefix + rating.level() + ", score " + rating.score() + "\n"
                    + Lines.wrap("Techniques: " + rating.techniques(), INDENT, INDENT + INDENT) + bottleneck
                    + (prefix.isEmpty() ? "" : "\n");
        }

        @Override
        public boolean isForPeople() {
            return true;
        }
    },
    /** The puzzle, its level, its score, and the reasons. */
    LINE("") {
        @Override
        public String write(Rated<LevelRating> rated) {
            return rated.line();
        }
    },
    /** Comma-separated values; what a puzzle without a rating lacks is empty. */
    CSV("puzzle,shape,outcome,level,score,hardest,hard_steps,alternatives,reasons") {
        @Override
        public String write(Rated<LevelRating> rated) {
            LevelRating rating = rated.rating();
            String start = CsvText.row(
                            rated.columns().line(),
                            rated.columns().shape(),
                            rated.verdict().id())
                    + ",";
            if (rating == null) {
                return start + ",,,,," + CsvText.field(rated.reason());
            }
            String hardest = rating.bottleneck()
                    .map(it -> CsvText.field(it.techniqueNames()) + "," + it.hardSteps() + "," + it.alternatives())
                    .orElse(",,");
            return start + rating.level() + "," + rating.score() + "," + hardest + ","
                    + CsvText.field(rating.reasons());
        }
    },
    /** One JSON object a line. */
    JSON("") {
        @Override
        public String write(Rated<LevelRating> rated) {
            return JsonLine.of(rated.input(), rated.answer());
        }
    };

    private static final String INDENT = "  ";

    private final String header;

    RatingWriter(String header) {
        this.header = header;
    }

    @Override
    public String header() {
        return header;
    }

    @Override
    public boolean isForPeople() {
        return false;
    }
}
