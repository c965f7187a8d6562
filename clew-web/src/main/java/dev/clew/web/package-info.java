/** The web server: the page and the API in one process. {@link dev.clew.web.WebServer} starts it. */
@NullMarked
package dev.clew.web;

import org.jspecify.annotations.NullMarked;
