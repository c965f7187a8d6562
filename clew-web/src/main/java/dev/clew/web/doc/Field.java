package dev.clew.web.doc;

import java.util.ArrayList;
import java.util.List;

/**
 * A field of a request as the page lists it. Immutable.
 *
 * @param type what it holds, in a word or two, with what holds when it is missing
 * @param description what it means; may be empty
 */
record Field(String name, boolean required, String type, String description) {
    /** The fields of an object, also of one that is put together of several. */
    static List<Field> ofSchema(Node schema) {
        List<Field> fields = new ArrayList<>();
        List<String> required =
                schema.get("required").items().stream().map(Node::text).toList();
        schema.get("properties").entries().forEach((name, property) -> {
            String type = schema.get("properties").reference(name);
            fields.add(new Field(name, required.contains(name), type(property, type), description(property)));
        });
        schema.get("allOf").items().forEach(part -> fields.addAll(ofSchema(part)));
        return fields;
    }

    /** The parameters of a request without a body. */
    static List<Field> ofParameters(Node operation) {
        return operation.get("parameters").items().stream()
                .map(parameter -> new Field(
                        parameter.get("name").text(),
                        false,
                        type(parameter.get("schema"), ""),
                        description(parameter).isEmpty()
                                ? description(parameter.get("schema"))
                                : description(parameter)))
                .toList();
    }

    private static String description(Node node) {
        return node.get("description").text();
    }

    private static String type(Node property, String reference) {
        List<String> choices =
                property.get("enum").items().stream().map(Node::text).toList();
        if (!choices.isEmpty()) {
            return "one of " + String.join(", ", choices) + standard(property);
        }
        if (!property.get("anyOf").isMissing()) {
            return "text or an object";
        }
        String type = property.get("type")
                .joined(Node::text)
                .replace("string", "text")
                .replace("boolean", "true or false");
        return (type.isEmpty() ? reference : type) + range(property) + standard(property);
    }

    private static String range(Node property) {
        return property.get("minimum").isMissing()
                ? ""
                : " from " + property.get("minimum").text() + " to "
                        + property.get("maximum").text();
    }

    private static String standard(Node property) {
        return property.get("default").isMissing()
                ? ""
                : ", " + property.get("default").text() + " by default";
    }
}
