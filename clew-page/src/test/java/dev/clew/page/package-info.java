/** The engine in the browser and the page as a folder of static files. */
@NullMarked
package dev.clew.page;

import org.jspecify.annotations.NullMarked;
