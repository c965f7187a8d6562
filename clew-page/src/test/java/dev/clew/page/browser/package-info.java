/** What needs a browser. */
@NullMarked
package dev.clew.page.browser;

import org.jspecify.annotations.NullMarked;
