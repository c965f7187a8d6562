/**
 * The illustrated guide: one HTML file whose pages are drawn from runs of the engine, so that no number on them can go
 * stale. Every page is a class; a {@link dev.clew.docs.guide.Sheet} is the paper it draws on, and
 * {@link dev.clew.docs.guide.Guide} binds the pages. The tool {@code tools/guide} writes the guide and prints it; a test
 * fails when the file is stale.
 */
@NullMarked
package dev.clew.docs.guide;

import org.jspecify.annotations.NullMarked;
