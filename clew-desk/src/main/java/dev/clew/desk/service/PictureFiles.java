package dev.clew.desk.service;

import dev.clew.press.picture.Picture;
import java.util.Optional;

/** Makes files of pictures, of the kinds that the desk leaves to others. Implementations are thread-safe. */
@FunctionalInterface
public interface PictureFiles {
    /** For a surface that draws nothing but SVG. */
    PictureFiles NONE = (picture, format, dpi) -> Optional.empty();

    /**
     * The reply with the file; empty where there is none of that kind here.
     *
     * @param format the kind, as {@link dev.clew.desk.form.RenderQuestion#FORMAT} names it
     * @param dpi the dots to the inch, for a kind that has them
     */
    Optional<Reply> file(Picture picture, String format, int dpi);
}
