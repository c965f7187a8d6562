package dev.clew.press.diagram;

import dev.clew.press.style.Token;
import java.util.Optional;

/** What part a set of cells plays in a step. Immutable. */
public enum CellRole {
    /** The cells of a chain or pattern: a tint and nothing more. */
    CHAIN(Token.BECAUSE_TINT, Token.BECAUSE, ""),
    /** The first set: a tint, a solid outline and the letter A. */
    SET_A(Token.BECAUSE_TINT, Token.BECAUSE, "A"),
    /** The second set: a tint, a dotted outline and the letter B. */
    SET_B(Token.FIN_TINT, Token.FIN, "B"),
    /** The third set: a tint, a dashed outline and the letter C. */
    SET_C(Token.COVER_TINT, Token.COVER_TEXT, "C");

    private final Token tint;
    private final Token ink;
    private final String letter;

    CellRole(Token tint, Token ink, String letter) {
        this.tint = tint;
        this.ink = ink;
        this.letter = letter;
    }

    /** The letter that marks the set, if it has one. */
    public Optional<String> letter() {
        return letter.isEmpty() ? Optional.empty() : Optional.of(letter);
    }

    public Token tint() {
        return tint;
    }

    public Token ink() {
        return ink;
    }
}
