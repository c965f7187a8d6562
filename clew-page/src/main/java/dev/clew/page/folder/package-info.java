/** The page as a folder of static files: few files in place of many modules, named by their contents. */
@NullMarked
package dev.clew.page.folder;

import org.jspecify.annotations.NullMarked;
