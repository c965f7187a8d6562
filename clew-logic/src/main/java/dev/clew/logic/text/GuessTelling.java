package dev.clew.logic.text;

/** A value that was tried out: there is no reason to tell, and the text says so. */
record GuessTelling(Scene scene) implements Telling {
    @Override
    public String nudge() {
        return "No technique in the catalogue moves this position. What is left is trying out.";
    }

    @Override
    public String where() {
        return scene.name() + ": no technique moves this position. Take an open cell with few candidates and try one.";
    }

    @Override
    public String why() {
        return "This is a guess: no technique in the catalogue moves this position, and trying out gives "
                + scene.effects() + ".";
    }

    @Override
    public String pattern() {
        return "guess";
    }
}
