package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.logic.TechniqueCatalog;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Lessons and drills over HTTP. */
class LectureTest {
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

    static List<String> techniques() {
        return TechniqueCatalog.standard().techniques().stream()
                .map(technique -> technique.info().id())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void everyTechniqueIsTaughtWithAProvenExample(String id) {
        JsonNode lesson = get(id, 200);
        assertThat(lesson.get("sentence").asString()).isNotBlank();
        assertThat(lesson.get("relatives")).hasSize(3);
        assertThat(lesson.get("examples")).isNotEmpty().allSatisfy(example -> {
            assertThat(example.at("/step/checked").asBoolean()).isTrue();
            assertThat(example.at("/step/drawing").isObject()).isTrue();
        });
    }

    @Test
    void aDrillHasItsStepAmongTheAnswers() {
        JsonNode drill = get("x-wing/drill?seed=3", 200);
        assertThat(drill.at("/step/technique").asString()).isEqualTo("x-wing");
        assertThat(drill.get("answers")).contains(drill.at("/step/conclusions"));
        assertThat(get("x-wing/drill?seed=3", 200)).isEqualTo(drill);
        assertThat(get("x-wing/drill?seed=4", 200).get("position")).isNotEqualTo(drill.get("position"));
    }

    @Test
    void whatIsUnknownIsSaid() {
        assertThat(get("xwingg", 404).get("detail").asString())
                .isEqualTo("There is no technique \"xwingg\"; GET /api/v1/techniques lists them");
        assertThat(get("x-wing/drill?seed=many", 400).get("detail").asString()).contains("many");
    }

    private static JsonNode get(String path, int status) {
        HttpResponse<String> response = client.get("api/v1/techniques/" + path);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return Client.json(response.body());
    }
}
