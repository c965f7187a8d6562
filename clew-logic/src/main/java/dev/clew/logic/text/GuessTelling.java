package dev.clew.logic.text;

import java.util.List;

/** A value that was tried out: there is no reason to tell, and the text says so. */
record GuessTelling(Scene scene) implements Telling {
    @Override
    public String nudge() {
        return "No technique in the catalogue moves this position. What is left is trying out.";
    }

    @Override
    public Phrase where() {
        return Phrase.of(
                scene.name(), ": no technique moves this position. Take an open cell with few candidates and try one.");
    }

    @Override
    public List<Phrase> because() {
        return List.of(Phrase.of("This is a guess: no technique in the catalogue moves this position."));
    }

    @Override
    public Phrase therefore() {
        return Phrase.of("Trying out gives ", scene.effects(), ".");
    }

    @Override
    public String pattern() {
        return "guess";
    }
}
