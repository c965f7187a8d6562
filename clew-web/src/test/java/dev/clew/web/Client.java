package dev.clew.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.opentest4j.AssertionFailedError;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A client as programs are: sends JSON, reads JSON. */
public final class Client {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String address;

    /** A client of a server. */
    public Client(WebServer server) {
        address = server.address();
    }

    /** Posts a body to an endpoint. */
    public HttpResponse<String> post(String endpoint, String body) {
        return send(HttpRequest.newBuilder(URI.create(address + "api/v1/" + endpoint))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** Posts a body to an endpoint and reads the answer, which has to be good. */
    public JsonNode ask(String endpoint, String body) {
        HttpResponse<String> response = post(endpoint, body);
        if (response.statusCode() != 200) {
            throw new AssertionFailedError(response.statusCode() + ": " + response.body());
        }
        return json(response.body());
    }

    /** Gets what lies at an address. */
    public HttpResponse<String> get(String path, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + path)).GET();
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    /** Sends any request. */
    public HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionFailedError("No answer: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionFailedError("Interrupted", e);
        }
    }

    /** Reads JSON. */
    public static JsonNode json(String text) {
        return MAPPER.readTree(text);
    }
}
