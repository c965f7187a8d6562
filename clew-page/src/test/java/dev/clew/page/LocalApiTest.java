package dev.clew.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.desk.service.Reply;
import dev.clew.page.Questions.Question;
import dev.clew.page.engine.LocalApi;
import dev.clew.web.TestServer;
import dev.clew.web.WebServer;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the page's engine answers, on the JVM. */
class LocalApiTest {
    private final LocalApi api = new LocalApi(() -> 5);

    @Test
    void answersWithTheBytesOfTheServer() throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        try (WebServer server = TestServer.start()) {
            for (Question question : Questions.of(29, 150)) {
                HttpResponse<String> response = client.send(
                        request(server.address() + "api/v1/", question), HttpResponse.BodyHandlers.ofString());
                Reply reply = api.reply(question.name(), question.body(), progress -> {});
                assertThat(List.of(reply.status(), reply.body()))
                        .as("%s", question)
                        .isEqualTo(List.of(response.statusCode(), response.body()));
                assertThat(response.headers().firstValue("Content-Type").orElseThrow())
                        .startsWith(reply.type());
            }
        }
    }

    /** Lessons and drills are read from the address, everything else from a body. */
    private static HttpRequest request(String root, Question question) {
        HttpRequest.Builder request = HttpRequest.newBuilder();
        if (!question.name().startsWith("techniques")) {
            return request.uri(URI.create(root + question.name()))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(question.body()))
                    .build();
        }
        Matcher number = Pattern.compile("-?\\d+").matcher(question.body());
        String seed = number.find() ? number.group() : "";
        String query = seed.isEmpty() ? "" : "?seed=" + URLEncoder.encode(seed, StandardCharsets.UTF_8);
        return request.uri(URI.create(root + question.name() + query)).build();
    }

    @Test
    void tellsHowTheMakingOfAPuzzleGoes() {
        List<String> heard = new ArrayList<>();
        Reply reply = api.reply("generate", "{\"level\":\"easy\"}", heard::add);
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.body()).contains("\"outcome\":\"found\"").containsPattern("\"seed\":\"-?\\d+\"");
        assertThat(heard).isNotEmpty().first().isEqualTo("{\"attempts\":0}");
    }
}
