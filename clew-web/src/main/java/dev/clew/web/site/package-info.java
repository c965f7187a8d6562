/** The files of the page. */
@NullMarked
package dev.clew.web.site;

import org.jspecify.annotations.NullMarked;
