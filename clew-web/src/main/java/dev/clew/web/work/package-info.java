/** How much a request may ask for, and how work waits its turn. */
@NullMarked
package dev.clew.web.work;

import org.jspecify.annotations.NullMarked;
