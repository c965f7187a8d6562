package dev.clew.docs.guide;

/** The guide, drawn once for all tests: it takes seconds. */
final class Drawn {
    static final Guide GUIDE = Guide.draw();

    private Drawn() {}
}
