/** Tests of the page in a real browser. */
@NullMarked
package dev.clew.web.browser;

import org.jspecify.annotations.NullMarked;
