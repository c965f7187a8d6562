package dev.clew.print.walkthrough;

import dev.clew.logic.Path;
import dev.clew.logic.text.StepText;
import dev.clew.press.Caption;
import dev.clew.press.StepPicture;
import dev.clew.press.diagram.StepDiagram;
import dev.clew.press.picture.Picture;
import dev.clew.press.style.Theme;
import java.util.function.BiConsumer;

/** The pictures of a path's steps, one after the other, so that only one is there at a time. */
final class StepPictures {
    private StepPictures() {}

    /** Hands on the number of each step, from 1, and its picture, under its number and name. */
    static void each(Path path, BiConsumer<Integer, Picture> action) {
        int[] number = {0};
        path.replay((board, step) -> {
            StepText text = StepText.of(board, step);
            String title = ++number[0] + "  " + text.title();
            Caption caption = new Caption(title, text.conclusions(), text.why());
            action.accept(number[0], StepPicture.draw(StepDiagram.of(board, step), caption, Theme.LIGHT));
        });
    }
}
