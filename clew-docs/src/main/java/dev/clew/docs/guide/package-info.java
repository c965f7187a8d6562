/**
 * The illustrated guide: one HTML file whose figures and numbers come from runs of the engine, so that none of them can go
 * stale. Words and layout of a page are a template among the resources; a class computes what it leaves open, and
 * {@link dev.clew.docs.guide.Guide} binds the pages. The tool {@code tools/guide} writes the guide and prints it; a test
 * fails when the file is stale.
 */
@NullMarked
package dev.clew.docs.guide;

import org.jspecify.annotations.NullMarked;
