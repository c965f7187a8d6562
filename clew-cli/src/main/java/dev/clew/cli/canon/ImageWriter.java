package dev.clew.cli.canon;

import dev.clew.cli.answer.CsvText;
import dev.clew.cli.answer.JsonLine;
import dev.clew.cli.pipeline.Report;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.line.CanonLine;

/** The forms in which equivalent puzzles are written, one line each. */
public enum ImageWriter {
    /** The puzzle alone. */
    LINE {
        @Override
        String write(Entry entry, CanonAnswer answer) {
            return CanonLine.of(answer);
        }

        @Override
        String write(Entry entry, Refusal refusal) {
            return CanonLine.of(refusal);
        }
    },
    /** Comma-separated values; what could not be found is empty. */
    CSV {
        @Override
        public String header(CanonAnswer.Kind kind) {
            return "puzzle,shape," + kind.field() + ",automorphisms,transformation,reason";
        }

        @Override
        String write(Entry entry, CanonAnswer answer) {
            return row(
                    entry,
                    answer.puzzle().toString(),
                    answer.automorphisms() == 0 ? "" : Integer.toString(answer.automorphisms()),
                    answer.transformation().toString(),
                    "");
        }

        @Override
        String write(Entry entry, Refusal refusal) {
            return row(entry, "", "", "", OneLine.mark(refusal.verdict(), refusal.message()));
        }

        private static String row(Entry entry, String image, String automorphisms, String way, String reason) {
            return CsvText.row(entry.columns().line(), entry.columns().shape(), image, automorphisms, way, reason);
        }
    },
    /** One JSON object a line. */
    JSON {
        @Override
        String write(Entry entry, CanonAnswer answer) {
            return JsonLine.of(entry.input(), answer);
        }

        @Override
        String write(Entry entry, Refusal refusal) {
            return JsonLine.of(entry.input(), refusal);
        }
    };

    /** What stands above the first line; empty for nothing. */
    public String header(CanonAnswer.Kind kind) {
        return "";
    }

    abstract String write(Entry entry, CanonAnswer answer);

    abstract String write(Entry entry, Refusal refusal);

    /** The report on one puzzle. */
    Report report(Entry entry, CanonAnswer answer) {
        return new Report(write(entry, answer), entry.warnings(), true);
    }

    /** The report on a puzzle that has no image. */
    Report report(Entry entry, Refusal refusal) {
        return entry.refuse(write(entry, refusal), refusal);
    }
}
