package dev.clew.desk.bulk;

/** A piece of what is read, as far as a pipeline has to know it. */
public interface Piece {
    /** How long its text is. */
    int length();

    /** How much memory it holds, in characters or bytes. */
    int room();
}
