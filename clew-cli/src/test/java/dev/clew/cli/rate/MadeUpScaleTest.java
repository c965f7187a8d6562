package dev.clew.cli.rate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.cli.read.Input;
import dev.clew.core.Budget;
import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.form.RenderQuestion;
import dev.clew.desk.line.RateLine;
import dev.clew.desk.logic.ExplainQuestion;
import dev.clew.desk.logic.Game;
import dev.clew.desk.logic.HintQuestion;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.logic.Raters;
import dev.clew.desk.logic.StepsQuestion;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.review.StepFinder;
import dev.clew.logic.scale.Column;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Rating;
import dev.clew.logic.scale.Row;
import dev.clew.logic.scale.Run;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.scale.Table;
import dev.clew.logic.text.Depth;
import dev.clew.press.style.Theme;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An unknown scale is asked and shown like every other: no surface knows which scale it shows. */
class MadeUpScaleTest {
    private static final String KLEIN =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Position PUZZLE = Position.parse(KLEIN);
    private static final Scale COINS = new Coins();
    private static final Game GAME = new Game(PUZZLE, Optional.empty());
    private static final Budget BUDGET = Budget.unlimited();

    /** Every naked single costs two coins, and there is nothing else. */
    private static final class Coins implements Scale {
        private final Table table = new Table(
                List.of(new Row(TechniqueCatalog.standard().require("naked-single"), new Grade("silver", 2))));

        @Override
        public String id() {
            return "coins";
        }

        @Override
        public Run start(BoardView board, Meter meter) {
            return table.start(board, meter);
        }

        @Override
        public List<Move> all(BoardView board, Meter meter) {
            return table.all(board, meter);
        }

        @Override
        public Optional<Price> rate(BoardView board, Meter meter) {
            Run run = start(board, meter);
            int price = 0;
            for (Optional<Move> move = run.next(); move.isPresent(); move = run.next()) {
                price += move.get().grade().weight();
                run.apply(move.get());
            }
            return meter.isExhausted() ? Optional.empty() : Optional.of(new Price(price));
        }

        @Override
        public List<Column> columns() {
            return List.of(Column.whole("price"), Column.text("currency"), Column.text("reason"));
        }

        @Override
        public Scale withoutUniqueness() {
            return this;
        }

        @Override
        public Scale withGuess() {
            return this;
        }
    }

    private record Price(int coins) implements Rating {
        @Override
        public String scale() {
            return "coins";
        }

        @Override
        public String line() {
            return "$" + coins;
        }

        @Override
        public String words() {
            return coins + " coins";
        }

        @Override
        public List<String> paragraphs() {
            return List.of(words(), "All of them silver");
        }

        @Override
        public List<String> cells() {
            return List.of(String.valueOf(coins), "silver", "");
        }

        @Override
        public Map<String, List<String>> groups() {
            return Map.of("price", List.of(String.valueOf(coins)));
        }

        @Override
        public void writeTo(JsonWriter json) {
            json.put("price", coins);
        }
    }

    private static String written(RatingWriter.Kind kind, Raters scales) {
        RatingWriter writer = new RatingWriter(kind, scales);
        Rated rated = Rated.of(new Input("", 1, KLEIN, true), new RateQuestion(PUZZLE, scales, BUDGET).answer(), 0);
        return writer.header() + "\n" + writer.write(rated);
    }

    @Test
    void rateTellsItInEveryForm() {
        Raters scales = Raters.of(COINS);
        assertThat(AnswerJson.text(new RateQuestion(PUZZLE, scales, BUDGET).answer()))
                .contains("\"message\":\"102 coins\"", "\"ratings\":{\"coins\":{\"price\":102}}");
        assertThat(RateLine.of(new RateQuestion(PUZZLE, scales, BUDGET).answer()))
                .isEqualTo(KLEIN + " $102");
        assertThat(written(RatingWriter.Kind.CSV, scales))
                .isEqualTo("puzzle,shape,outcome,price,currency,reason\n" + KLEIN + ",9x9,unique,102,silver,");
        assertThat(written(RatingWriter.Kind.TEXT, scales)).contains("102 coins\n  All of them silver");
        assertThat(written(RatingWriter.Kind.LINE, scales)).endsWith(KLEIN + " $102");
    }

    @Test
    void rateTellsItBesideOthers() {
        Raters scales = new Raters(List.of(ClewScale.standard(), COINS));
        assertThat(AnswerJson.text(new RateQuestion(PUZZLE, scales, BUDGET).answer()))
                .contains("\"ratings\":{\"clew\":{\"level\":\"beginner\",", "},\"coins\":{\"price\":102}}");
        assertThat(written(RatingWriter.Kind.CSV, scales))
                .contains(",clew_reasons,coins_price,coins_currency,coins_reason,reason\n")
                .endsWith(",102,silver,,");
        assertThat(written(RatingWriter.Kind.LINE, scales)).endsWith("; coins: $102");
    }

    @Test
    void aScaleOfRowsNeedsNothingMore() {
        Scale rows = Scale.of(
                "metal", List.of(new Row(TechniqueCatalog.standard().require("naked-single"), new Grade("silver", 2))));
        assertThat(RateLine.of(new RateQuestion(PUZZLE, Raters.of(rows), BUDGET).answer()))
                .isEqualTo(KLEIN + " silver 2 Naked Single ×10");
        assertThat(written(RatingWriter.Kind.CSV, Raters.of(rows)))
                .isEqualTo("puzzle,shape,outcome,level,weight,solved,reasons\n" + KLEIN
                        + ",9x9,unique,silver,2,true,Naked Single ×10");
        assertThat(AnswerJson.text(new HintQuestion(GAME, Depth.WHY, rows, false, BUDGET).answer()))
                .contains("\"scale\":\"metal\"", "\"level\":\"silver\"", "naked-single");
    }

    @Test
    void theOtherQuestionsWalkIt() {
        StepFinder finder = new StepFinder(COINS, List.of(), BUDGET);
        assertThat(AnswerJson.text(new ExplainQuestion(GAME, COINS, false, BUDGET).answer()))
                .contains("\"scale\":\"coins\"", "\"level\":\"silver\",\"weight\":2")
                .doesNotContain("hidden-single");
        assertThat(AnswerJson.text(new HintQuestion(GAME, Depth.WHY, COINS, false, BUDGET).answer()))
                .contains("\"scale\":\"coins\"", "\"level\":\"silver\"", "naked-single");
        assertThat(AnswerJson.text(new StepsQuestion(GAME, finder, 1000, false).answer()))
                .contains("\"scale\":\"coins\"", "\"level\":\"silver\"")
                .doesNotContain("hidden-single");
        assertThat(AnswerJson.text(new RenderQuestion(PUZZLE, "step", Theme.LIGHT, true, COINS, BUDGET).answer()))
                .contains("Naked single", "<svg");
    }
}
