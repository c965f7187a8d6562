/** The page as a folder. */
@NullMarked
package dev.clew.page.folder;

import org.jspecify.annotations.NullMarked;
