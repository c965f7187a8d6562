/** The engine as the page runs it: the API without a server. */
@NullMarked
package dev.clew.page.engine;

import org.jspecify.annotations.NullMarked;
