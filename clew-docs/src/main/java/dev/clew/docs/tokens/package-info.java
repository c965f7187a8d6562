/** Makes the page's colours from those of the pictures: {@code tools/tokens}. */
@NullMarked
package dev.clew.docs.tokens;

import org.jspecify.annotations.NullMarked;
