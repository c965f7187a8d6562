package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Notes, marks and removed candidates as the page sends them. */
class MarksApiTest {
    private static final String VINCENT =
            "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

    private static WebServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String position(String more) {
        return "{\"puzzle\":{\"givens\":\"" + VINCENT + "\"" + more + "},\"depth\":3}";
    }

    @Test
    void notesChangeNoHint() {
        JsonNode plain = client.ask("hint", position(""));
        JsonNode noted = client.ask("hint", position(",\"notes\":{\"r1c3\":[8],\"r2c2\":[1,4]}"));
        assertThat(noted.get("step")).isEqualTo(plain.get("step"));
        assertThat(noted.at("/position/notes/r2c2")).hasSize(2);
        assertThat(client.ask("hint", position(",\"marks\":{\"r1c3\":[8],\"r2c2\":[1,4]}"))
                        .get("step"))
                .as("a few marks are notes")
                .isEqualTo(plain.get("step"));
    }

    /** r1c3 is 6. Its 8 was struck rightly, so that it is a single; the 6 of r3c3 was, too, but r3c3 needs its 8. */
    @Test
    void whatIsRemovedIsEvidenceAndPutBackWhereItIsNeeded() {
        JsonNode removed = client.ask(
                "hint",
                position(",\"placed\":\"" + ".".repeat(26) + "7" + ".".repeat(54) + "\",\"removed\":{\"r1c3\":[8]}"));
        assertThat(removed.at("/step/conclusions/0").asString()).isEqualTo("r1c3=6");
        assertThat(removed.get("putBack").asInt()).isZero();
        JsonNode needed = client.ask("hint", position(",\"removed\":{\"r1c3\":[6]}"));
        assertThat(needed.get("outcome").asString()).isEqualTo("step");
        assertThat(needed.get("putBack").asInt()).isEqualTo(1);
        assertThat(needed.get("message").asString())
                .endsWith("(One struck candidate counts again because the solution needs it.)");
        assertThat(needed.at("/review/wronglyRemoved"))
                .as("a hint does not name it")
                .isEmpty();
        String check = "{\"puzzle\":{\"givens\":\"" + VINCENT + "\",\"removed\":{\"r1c3\":[6]}}}";
        assertThat(client.ask("check", check).at("/review/wronglyRemoved/0").asString())
                .isEqualTo("r1c3=6");
    }

    @Test
    void marksAndNotesTogetherAreRefused() {
        assertThat(client.post("hint", position(",\"notes\":{},\"marks\":{}")).statusCode())
                .isEqualTo(422);
    }

    /** A game with a few notes, some of them wrong: every hint is applied, and no hint comes twice. */
    @Test
    void hintsThatAreAppliedEndTheGame() {
        char[] placed = ".".repeat(81).toCharArray();
        Map<String, List<String>> removed = new TreeMap<>();
        List<String> seen = new ArrayList<>();
        JsonNode hint = ask(placed, removed);
        while (hint.get("outcome").asString().equals("step")) {
            assertThat(seen).doesNotContain(hint.at("/step/notation").asString());
            seen.add(hint.at("/step/notation").asString());
            for (JsonNode conclusion : hint.at("/step/conclusions")) {
                apply(conclusion.asString(), placed, removed);
            }
            hint = ask(placed, removed);
        }
        assertThat(hint.get("outcome").asString()).isEqualTo("solved");
    }

    private static JsonNode ask(char[] placed, Map<String, List<String>> removed) {
        StringBuilder struck = new StringBuilder();
        removed.forEach((cell, values) -> struck.append(struck.isEmpty() ? "" : ",")
                .append("\"" + cell + "\":[" + String.join(",", values) + "]"));
        return client.ask(
                "hint",
                position(",\"placed\":\"" + new String(placed)
                        + "\",\"notes\":{\"r1c3\":[6,8],\"r2c2\":[1,4],\"r9c3\":[2]},\"removed\":{" + struck + "}"));
    }

    private static void apply(String conclusion, char[] placed, Map<String, List<String>> removed) {
        String cell = conclusion.substring(0, 4);
        if (conclusion.charAt(4) == '=') {
            placed[(cell.charAt(1) - '1') * 9 + cell.charAt(3) - '1'] = conclusion.charAt(5);
        } else {
            removed.computeIfAbsent(cell, none -> new ArrayList<>()).add(conclusion.substring(6));
        }
    }
}
