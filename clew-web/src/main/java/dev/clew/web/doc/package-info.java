/** The description of the API, and the page that shows it. */
@NullMarked
package dev.clew.web.doc;

import org.jspecify.annotations.NullMarked;
