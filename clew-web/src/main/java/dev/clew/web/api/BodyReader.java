package dev.clew.web.api;

import dev.clew.web.work.Limits;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads a body: one object whose fields hold texts, numbers or truth values, and under {@code puzzle} perhaps an object,
 * which is kept as text for the format that reads it. Immutable and thread-safe.
 */
final class BodyReader {
    private static final int MAX_MESSAGE = 160;

    private final JsonFactory factory;

    BodyReader(Limits limits) {
        factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(limits.nesting())
                        .maxStringLength(limits.bodyBytes())
                        .maxDocumentLength(limits.bodyBytes())
                        .maxNameLength(200)
                        .maxNumberLength(100)
                        .build())
                .build();
    }

    Fields read(String body) {
        if (body.isBlank()) {
            throw Problem.badRequest("The body is empty; send a JSON object such as {\"puzzle\":\"…\"}");
        }
        try (JsonParser json = factory.createParser(ObjectReadContext.empty(), body)) {
            return object(json, body);
        } catch (JacksonException broken) {
            throw Problem.badRequest(words(broken));
        }
    }

    private static Fields object(JsonParser json, String body) {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw Problem.badRequest("The body is no JSON object; send one such as {\"puzzle\":\"…\"}");
        }
        Map<String, String> fields = new LinkedHashMap<>();
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = json.currentName();
            JsonToken token = json.nextToken();
            if (fields.containsKey(name)) {
                throw Problem.badRequest("The field \"" + Fields.printable(name) + "\" is there twice; keep one");
            }
            if (token == JsonToken.VALUE_NULL) {
                continue;
            }
            fields.put(name, value(json, token, name, body));
        }
        if (json.nextToken() != null) {
            throw Problem.badRequest("Something follows the JSON object; send one object and nothing else");
        }
        return new Fields(fields);
    }

    private static String value(JsonParser json, JsonToken token, String name, String body) {
        if (token.isScalarValue()) {
            return json.getString();
        }
        if (!name.equals(Request.PUZZLE) || token != JsonToken.START_OBJECT) {
            throw Problem.badRequest("The field \"" + Fields.printable(name) + "\" must hold one value, not "
                    + (token == JsonToken.START_ARRAY ? "an array" : "an object"));
        }
        int start = (int) json.currentTokenLocation().getCharOffset();
        json.skipChildren();
        return body.substring(start, (int) json.currentLocation().getCharOffset());
    }

    /** The library's complaint on one line, with its place. */
    private static String words(JacksonException broken) {
        String message = String.valueOf(broken.getOriginalMessage()).replaceAll("[\\p{C}\\p{Z}]+", " ");
        String cut = message.length() > MAX_MESSAGE ? message.substring(0, MAX_MESSAGE) + "…" : message;
        String place = broken.getLocation() == null
                ? ""
                : " at line " + broken.getLocation().getLineNr() + ", column "
                        + broken.getLocation().getColumnNr();
        return "The JSON is broken" + place + ": " + cut;
    }
}
