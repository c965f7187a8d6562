/** The API over HTTP: routes, and lanes in which heavy work waits its turn. */
@NullMarked
package dev.clew.web.api;

import org.jspecify.annotations.NullMarked;
