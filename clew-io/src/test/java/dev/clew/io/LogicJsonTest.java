package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Review;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

class LogicJsonTest {
    private static final String VINCENT =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";
    private static final Scale SCALE = ClewScale.standard();

    private static @Nullable Object parse(String text) {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            return value(parser);
        }
    }

    private static @Nullable Object value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> object = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    assertThat(object).doesNotContainKey(name);
                    object.put(name, value(parser));
                }
                yield object;
            }
            case START_ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_NUMBER_INT -> parser.getIntValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> parser.getString();
        };
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(@Nullable Object value) {
        assertThat(value).isInstanceOf(Map.class);
        return (Map<String, Object>) Objects.requireNonNull(value);
    }

    @Test
    void aPathIsOneLineWithEveryStep() {
        Position position = Position.parse(VINCENT);
        Path path = Path.of(SCALE, position, Budget.unlimited());
        String line = new LogicJson()
                .position(position)
                .put("outcome", "x")
                .path(SCALE, path)
                .end();
        assertThat(line).doesNotContain("\n");
        Map<String, Object> json = object(parse(line));
        assertThat(json).containsKeys("schema", "position", "scale", "filled", "open", "guesses", "end", "steps");
        assertThat(json.get("schema")).isEqualTo(LogicJson.SCHEMA);
        List<?> steps = (List<?>) json.get("steps");
        assertThat(steps).hasSameSizeAs(path.steps());
        for (int i = 0; i < steps.size(); i++) {
            Map<String, Object> step = object(steps.get(i));
            Step told = path.steps().get(i);
            assertThat(step)
                    .containsEntry("technique", told.technique().id())
                    .containsEntry("name", told.technique().name())
                    .containsEntry("title", told.technique().title())
                    .containsKeys("proves", "action")
                    .containsEntry("level", path.moves().get(i).grade().level())
                    .containsEntry("weight", path.moves().get(i).grade().weight())
                    .containsEntry("guess", false)
                    .containsEntry(
                            "conclusions",
                            told.conclusions().stream()
                                    .map(Conclusion::toString)
                                    .toList());
            assertThat(object(step.get("proof"))).containsKey("kind");
            assertThat(object(step.get("texts"))).containsOnlyKeys("nudge", "where", "why");
            clausesMakeTheTexts(step);
        }
    }

    private static void clausesMakeTheTexts(Map<String, Object> step) {
        Map<String, Object> texts = object(step.get("texts"));
        List<Map<String, Object>> all = new ArrayList<>();
        ((List<?>) step.get("because")).forEach(clause -> all.add(object(clause)));
        all.add(object(step.get("therefore")));
        assertThat(all.stream().map(clause -> (String) clause.get("text")).collect(Collectors.joining(" ")))
                .isEqualTo(texts.get("why"));
        assertThat(object(step.get("look"))).containsEntry("text", texts.get("where"));
        for (Map<String, Object> clause : all) {
            assertThat(clause).containsOnlyKeys("text", "names", "cells", "candidates", "links", "detail");
            ((List<?>) clause.get("names"))
                    .forEach(name -> assertThat(object(name)).containsOnlyKeys("at", "text", "cells"));
        }
    }

    @Test
    void linksOfAChainAreWrittenWithTheirClause() {
        Position position =
                Position.parse("....93.7.43......96..8..31...6...9.....234.....1...2...69..7..35......87.1.48....");
        Path path = Path.of(SCALE, position, Budget.unlimited());
        String line = new LogicJson().path(SCALE, path).end();
        assertThat(line)
                .contains("\"links\":[{\"kind\":\"strong\",\"from\":[\"r")
                .contains("\"links\":[{\"kind\":\"weak\",\"from\":[\"r");
    }

    @Test
    void thePositionInsideIsReadAsOne() {
        Position position = Position.parse(VINCENT).withPlaced(2, 8);
        String line = new LogicJson().position(position).end();
        String inner = line.substring(line.indexOf("{", 1), line.length() - 1);
        assertThat(FormatCatalog.standard().read(inner)).isEqualTo(new Reading.Found(position));
    }

    private static String proof(Proof proof) {
        Board board = Board.of(Position.parse(VINCENT));
        Move any = SCALE.next(board, Budget.unlimited().start()).orElseThrow();
        Step step = new Step(any.step().technique(), any.step().conclusions(), proof);
        String line = new LogicJson().step(board, new Move(step, any.grade())).end();
        parse(line);
        return line.substring(line.indexOf("\"proof\":") + 8, line.indexOf(",\"notation\""))
                .replace('"', '\'');
    }

    @Test
    void coversAreWrittenInFull() {
        Board board = Board.of(Position.parse(VINCENT));
        Cover cover = new Cover(
                List.of(new Slot.InHouse(3, 9)),
                List.of(new Slot.InCell(0), new Slot.Among(CellSet.of(9, 1, 2), 5)),
                List.of(board.candidate(8, 2)));
        assertThat(proof(cover))
                .isEqualTo("{'kind':'cover','bases':[{'kind':'house','house':'row 4','value':9}],"
                        + "'covers':[{'kind':'cell','cell':'r1c1'},{'kind':'among','cells':['r1c2','r1c3'],'value':5}],"
                        + "'fins':['r1c9=2']}");
    }

    @Test
    void casesAreWrittenInFull() {
        Board board = Board.of(Position.parse(VINCENT));
        Branch branch = Branch.from(Claim.off(board.candidate(1, 5)))
                .last(Claim.on(board.candidate(2, 5)), new Slot.InHouse(0, 5))
                .sees(Claim.off(board.candidate(11, 5)))
                .then(Claim.on(board.candidate(12, 4)), new Reason.LockedSet(CellSet.of(9, 11, 12)), 0, 2)
                .emptying(new Slot.InCell(30));
        assertThat(proof(Cases.onOff(Branch.of(Claim.on(board.candidate(1, 5))), branch)))
                .isEqualTo("{'kind':'cases','branches':[{'assume':{'on':true,'candidates':['r1c2=5']},'then':[]},"
                        + "{'assume':{'on':false,'candidates':['r1c2=5']},'then':["
                        + "{'claim':{'on':true,'candidates':['r1c3=5']},"
                        + "'reason':{'kind':'last','slot':{'kind':'house','house':'row 1','value':5}},'from':[0]},"
                        + "{'claim':{'on':false,'candidates':['r2c3=5']},'reason':{'kind':'sees'},'from':[1]},"
                        + "{'claim':{'on':true,'candidates':['r2c4=4']},"
                        + "'reason':{'kind':'locked-set','cells':['r2c3','r2c4']},'from':[0,2]}],"
                        + "'emptied':{'kind':'cell','cell':'r4c4'}}]}");
    }

    @Test
    void deadlyPatternsAreWrittenInFull() {
        Board board = Board.of(Position.parse(VINCENT));
        int cell = 2;
        while (board.candidateCount(cell) < 3) {
            cell++;
        }
        int[] values = board.digits(cell).toArray();
        Deadly deadly = new Deadly(
                List.of(board.candidate(cell, values[0]), board.candidate(cell, values[1])),
                List.of(Branch.of(Claim.on(board.candidate(cell, values[2])))));
        String name = board.shape().cellName(cell) + "=";
        assertThat(proof(deadly))
                .isEqualTo("{'kind':'deadly','pattern':['" + name + values[0] + "','" + name + values[1]
                        + "'],'branches':[{'assume':{'on':true,'candidates':['" + name + values[2]
                        + "']},'then':[]}]}");
    }

    @Test
    void aReviewListsWhatIsWrong() {
        Position position = Position.parse(VINCENT);
        Review review = new Review(
                CellSet.of(9, 1), List.of(), List.of(position.shape().candidate(2, 5)), List.of(), List.of());
        assertThat(new LogicJson().review(review, position.shape()).end())
                .isEqualTo("{\"schema\":2,\"review\":{\"wrongEntries\":[\"r1c2\"],\"wrongMarks\":[],"
                        + "\"wronglyRemoved\":[\"r1c3=5\"],\"missingMarks\":[]}}");
    }
}
