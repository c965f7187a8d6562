package dev.clew.logic.proof;

/**
 * A piece of a proof that names its parts, so that JSON, texts and pictures need not know its kind.
 *
 * @since 0.2.0
 */
public interface Evidence {
    /** The name of its kind: {@code house}, {@code locked-set}, {@code cover}. */
    String kind();

    /** Tells its parts, in the order in which they are written. */
    void tell(PartSink parts);
}
