/**
 * The pictures made of a {@link dev.clew.press.diagram.Diagram}: whole steps with legend and text
 * ({@link dev.clew.press.StepPicture}), grids alone ({@link dev.clew.press.GridPicture}) and miniatures
 * ({@link dev.clew.press.Miniature}). Everything public is immutable and thread-safe unless its own documentation says
 * otherwise.
 */
@NullMarked
package dev.clew.press;

import org.jspecify.annotations.NullMarked;
