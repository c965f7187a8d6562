package dev.clew.web.doc;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes the description of the API as one HTML page: no script, nothing from elsewhere. Mutable, for one page. */
final class ApiPage {
    private static final String HEAD = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Clew: the API</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="/api/api.css">
            <script type="module" src="/api/try.js"></script>
            </head>
            <body>
            <header><a href="/">Clew</a></header>
            """;

    private final Node document;
    private final String root;
    private final StringBuilder html = new StringBuilder();

    ApiPage(Node document) {
        this.document = document;
        this.root = document.get("servers").items().get(0).get("url").text();
    }

    String write() {
        Node info = document.get("info");
        html.append(HEAD);
        contents();
        html.append("<main>\n<h1>The API</h1>\n");
        element("p", "lead", words(info.get("summary")));
        element("p", "", words(info.get("description")));
        html.append("<p>As a document: <a href=\"")
                .append(root)
                .append("/openapi.yaml\">OpenAPI in YAML</a>, <a href=\"")
                .append(root)
                .append("/openapi.json\">in JSON</a>.</p>\n");
        document.get("tags").items().forEach(this::tag);
        html.append("</main>\n</body>\n</html>\n");
        return html.toString();
    }

    private void contents() {
        html.append("<nav aria-label=\"Endpoints\">\n");
        for (Node tag : document.get("tags").items()) {
            element("h2", "", escape(title(tag)));
            html.append("<ul>\n");
            operations(tag)
                    .forEach(operation -> html.append("<li><a href=\"#")
                            .append(operation.id())
                            .append("\">")
                            .append(escape(operation.path().substring(1)))
                            .append("</a></li>\n"));
            html.append("</ul>\n");
        }
        html.append("</nav>\n");
    }

    /** One method of one path. */
    private record Operation(String path, String method, Node node) {
        String id() {
            return node.get("operationId").text();
        }
    }

    private List<Operation> operations(Node tag) {
        List<Operation> operations = new ArrayList<>();
        document.get("paths")
                .entries()
                .forEach((path, methods) -> methods.entries().forEach((method, node) -> {
                    if (node.get("tags")
                            .items()
                            .get(0)
                            .text()
                            .equals(tag.get("name").text())) {
                        operations.add(new Operation(path, method.toUpperCase(Locale.ROOT), node));
                    }
                }));
        return operations;
    }

    private static String title(Node tag) {
        String name = tag.get("name").text();
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private void tag(Node tag) {
        html.append("<section>\n");
        element("h2", "", escape(title(tag)));
        element("p", "", words(tag.get("description")));
        operations(tag).forEach(this::operation);
        html.append("</section>\n");
    }

    private void operation(Operation operation) {
        Node node = operation.node();
        html.append("<article id=\"").append(operation.id()).append("\">\n");
        element("h3", "", escape(node.get("summary").text()));
        element(
                "p",
                "address",
                "<b>" + operation.method() + "</b> <code>" + escape(root + operation.path()) + "</code>");
        if (!node.get("description").isMissing()) {
            element("p", "", words(node.get("description")));
        }
        Node body = node.get("requestBody").get("content").get("application/json");
        List<Field> fields = body.isMissing() ? Field.ofParameters(node) : Field.ofSchema(body.get("schema"));
        fields(fields);
        body.get("examples").entries().forEach((name, example) -> example(operation, name, example));
        tryIt(operation, body);
        answers(node);
        html.append("</article>\n");
    }

    private void fields(List<Field> fields) {
        if (fields.isEmpty()) {
            return;
        }
        html.append(
                "<table>\n<thead><tr><th scope=\"col\">Field</th><th scope=\"col\">Holds</th></tr></thead>\n<tbody>\n");
        for (Field field : fields) {
            html.append("<tr><th scope=\"row\"><code>")
                    .append(escape(field.name()))
                    .append("</code>")
                    .append(field.required() ? " <em>required</em>" : "")
                    .append("</th><td>")
                    .append(words(field.type() + (field.description().isEmpty() ? "" : ": " + field.description())))
                    .append("</td></tr>\n");
        }
        html.append("</tbody>\n</table>\n");
    }

    private void example(Operation operation, String name, Node example) {
        html.append("<figure>\n<figcaption>")
                .append(escape(example.get("summary").text()));
        html.append("</figcaption>\n");
        pre("Request: " + example.get("summary").text(), curl(operation, ApiDocument.json(example.get("value"))));
        for (Map.Entry<String, Node> response :
                operation.node().get("responses").entries().entrySet()) {
            for (Node content : response.getValue().get("content").entries().values()) {
                Node answer = content.get("examples").get(name);
                if (!answer.get("value").isMissing()) {
                    pre(
                            "Answer: " + example.get("summary").text(),
                            response.getKey() + " " + ApiDocument.json(answer.get("value")));
                }
            }
        }
        html.append("</figure>\n");
    }

    /** The page fills in where the server is; a quote ends the text for the shell, so that one inside is written apart. */
    private String curl(Operation operation, String body) {
        return "curl -s http://localhost:7272" + root + operation.path() + " -H 'Content-Type: application/json' -d '"
                + body.replace("'", "'\\''") + "'";
    }

    /** A form that sends a body, to begin with that of the first example; it takes a script to do so. */
    private void tryIt(Operation operation, Node body) {
        if (body.isMissing()) {
            return;
        }
        String first = ApiDocument.json(
                body.get("examples").entries().values().iterator().next().get("value"));
        html.append("<form class=\"try\" data-address=\"")
                .append(escape(root + operation.path()))
                .append("\" hidden>\n<label>Try it<textarea rows=\"3\" spellcheck=\"false\">")
                .append(escape(first))
                .append("</textarea></label>\n<button type=\"submit\">Send</button>\n<output></output>\n</form>\n");
    }

    private void answers(Node node) {
        html.append("<dl>\n");
        node.get("responses").entries().forEach((status, response) -> {
            String types = String.join(", ", response.get("content").entries().keySet());
            html.append("<dt>").append(status).append("</dt><dd>");
            html.append(words(response.get("description"))).append(" <span>").append(escape(types));
            html.append("</span></dd>\n");
        });
        html.append("</dl>\n");
    }

    /** Code that may be wider than the page: it scrolls on its own, so the keyboard must be able to reach it. */
    private void pre(String label, String text) {
        html.append("<pre tabindex=\"0\" role=\"region\" aria-label=\"")
                .append(escape(label))
                .append("\">");
        html.append(escape(text)).append("</pre>\n");
    }

    private void element(String name, String style, String content) {
        html.append('<').append(name).append(style.isEmpty() ? "" : " class=\"" + style + "\"");
        html.append('>').append(content).append("</").append(name).append(">\n");
    }

    private static String words(Node text) {
        return words(text.text());
    }

    /** Text with code between back quotes. */
    private static String words(String text) {
        return escape(text).replaceAll("`([^`]*)`", "<code>$1</code>");
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
