package dev.clew.web.api;

import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code convert}: the puzzle in another format. */
final class ConvertEndpoint implements Endpoint {
    private static final String TO = "to";

    @Override
    public String name() {
        return "convert";
    }

    @Override
    public Set<String> fields() {
        return Set.of(TO);
    }

    @Override
    public boolean isQuick(Request request) {
        return true;
    }

    @Override
    public Reply answer(Request request) {
        Position position = request.position();
        List<String> names = FormatCatalog.standard().formats().stream()
                .map(PuzzleFormat::name)
                .toList();
        PuzzleFormat format = FormatCatalog.standard()
                .find(request.fields().choice(TO, names, "json"))
                .orElseThrow();
        Optional<String> refusal = format.refusal(position);
        if (refusal.isPresent()) {
            throw Problem.refused(refusal.get());
        }
        return Reply.json(JsonText.object(json -> {
            json.writeStringProperty("format", format.name());
            json.writeStringProperty("text", format.write(position));
            JsonText.texts(json, "dropped", format.losses(position));
            JsonText.position(json, "position", position);
        }));
    }
}
