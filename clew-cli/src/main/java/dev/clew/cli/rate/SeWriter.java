package dev.clew.cli.rate;

import dev.clew.cli.shell.Lines;
import dev.clew.cli.tell.CsvText;
import dev.clew.cli.tell.JsonLine;
import dev.clew.logic.scale.se.SeRating;

/** The forms in which ratings on Sudoku Explainer's scale are written. */
public enum SeWriter implements RatingForm<SeRating> {
    /** For people: which puzzle, its numbers, and the techniques behind them. */
    TEXT("") {
        @Override
        public String write(Rated<SeRating> rated) {
            SeRating rating = rated.rating();
            String prefix = rated.input().prefix();
            if (rating == null) {
                return Lines.wrap(prefix + rated.mark(), "", "  ");
            }
            return prefix + "ER " + rating.er() + ", EP " + rating.ep() + ", ED " + rating.ed() + "\n"
                    + row("Hardest step", rating.er())
                    + row("Up to the first placement", rating.ep())
                    + row("First step", rating.ed()).stripTrailing()
                    + (prefix.isEmpty() ? "" : "\n");
        }

        private static String row(String what, SeRating.Figure figure) {
            return figure.technique().isEmpty() ? "" : "  " + what + ": " + figure.technique() + "\n";
        }

        @Override
        public boolean isForPeople() {
            return true;
        }
    },
    /** The puzzle and its numbers: {@code ED=7.2/1.2/1.2}. */
    LINE("") {
        @Override
        public String write(Rated<SeRating> rated) {
            return rated.line();
        }
    },
    /** Comma-separated values; what a puzzle without a rating lacks is empty. */
    CSV("puzzle,shape,outcome,er,ep,ed,er_technique,ep_technique,ed_technique,reason") {
        @Override
        public String write(Rated<SeRating> rated) {
            SeRating rating = rated.rating();
            String start = CsvText.row(
                            rated.columns().line(),
                            rated.columns().shape(),
                            rated.verdict().id())
                    + ",";
            if (rating == null) {
                return start + ",,,,,," + CsvText.field(rated.reason());
            }
            return start + rating.er() + "," + rating.ep() + "," + rating.ed() + ","
                    + CsvText.field(rating.er().technique()) + ","
                    + CsvText.field(rating.ep().technique()) + ","
                    + CsvText.field(rating.ed().technique()) + ",";
        }
    },
    /** One JSON object a line. */
    JSON("") {
        @Override
        public String write(Rated<SeRating> rated) {
            return JsonLine.of(rated.input(), rated.answer());
        }
    };

    private final String header;

    SeWriter(String header) {
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
