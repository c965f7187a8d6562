package dev.clew.web.doc;

import dev.clew.core.json.JsonWriter;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The description of the API as YAML, as JSON and as a page to read, all from one file. */
public final class ApiDocument {
    private ApiDocument() {}

    /** Made when the first reader comes. */
    private static final class Holder {
        static final String YAML = resource("openapi.yaml");
        static final Node ROOT = Node.document(
                new Load(LoadSettings.builder().setLabel("openapi.yaml").build()).loadFromString(YAML));
        static final String JSON = json(ROOT);
        static final String PAGE = new ApiPage(ROOT).write();
        static final String STYLE = resource("api.css");
        static final String SCRIPT = resource("try.js");
    }

    /** Adds the routes. */
    public static void addTo(RoutesConfig routes, String api) {
        routes.get(api + "/openapi.yaml", context -> send(context, "application/yaml", Holder.YAML));
        routes.get(api + "/openapi.json", context -> send(context, "application/json", Holder.JSON));
        routes.get("/api", context -> send(context, "text/html; charset=utf-8", Holder.PAGE));
        routes.get("/api/try.js", context -> send(context, "text/javascript; charset=utf-8", Holder.SCRIPT));
        routes.get("/api/api.css", context -> send(context, "text/css; charset=utf-8", Holder.STYLE));
    }

    private static void send(Context context, String type, String text) {
        context.header("Cache-Control", "no-cache");
        context.contentType(type).result(text.getBytes(StandardCharsets.UTF_8));
    }

    static String json(Node node) {
        JsonWriter json = new JsonWriter();
        node.write(json);
        return json.text();
    }

    private static String resource(String name) {
        try (InputStream in = ApiDocument.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("The build lacks " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
