package dev.clew.web.api;

import dev.clew.core.Position;
import dev.clew.logic.Profile;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.Depth;
import dev.clew.press.Diagram;
import dev.clew.press.GridPicture;
import dev.clew.press.StepDiagram;
import dev.clew.press.Theme;
import dev.clew.press.picture.Picture;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** {@code render}: the position, or its next step, as a picture. */
final class RenderEndpoint implements Endpoint {
    static final String SVG = "image/svg+xml";

    private static final String THEME = "theme";
    private static final String STEP = "step";

    @Override
    public String name() {
        return "render";
    }

    @Override
    public Set<String> fields() {
        return Set.of(THEME, STEP);
    }

    @Override
    public Reply answer(Request request) {
        String name = request.fields().choice(THEME, List.of("light", "dark"), "light");
        Theme theme = Theme.valueOf(name.toUpperCase(Locale.ROOT));
        Position position = request.logicPosition();
        Picture picture = request.fields().flag(STEP)
                ? step(Hint.of(position, Profile.clew(), request.budget()), theme)
                : GridPicture.draw(
                        Diagram.of(position).build(), position.shape().name() + " Sudoku", theme);
        return Reply.text(SVG, picture.toSvg());
    }

    private static Picture step(Hint hint, Theme theme) {
        Step step = hint.step().orElseThrow(() -> Problem.refused(hint.words(Depth.WHY)));
        return StepDiagram.picture(hint.board(), step, theme);
    }
}
