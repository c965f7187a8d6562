package dev.clew.logic.internal.explanation;

import dev.clew.logic.internal.words.Effects;
import dev.clew.logic.internal.words.Phrase;
import dev.clew.logic.internal.words.Scene;
import java.util.List;

/**
 * A value that was tried out: there is no reason to give, and the text says so.
 *
 * @param scene the step on its board
 */
public record GuessExplanation(Scene scene) implements Explanation {
    @Override
    public String nudge() {
        return "No technique in the catalogue applies here. All that is left is trial and error.";
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.title(), ": no technique applies here. Take an open cell with few candidates and try one.");
    }

    @Override
    public List<Phrase> because() {
        return List.of(Phrase.of("This is a guess: no technique in the catalogue applies here."));
    }

    @Override
    public Phrase therefore() {
        return new Effects(scene).therefore();
    }

    @Override
    public String pattern() {
        return "guess";
    }
}
