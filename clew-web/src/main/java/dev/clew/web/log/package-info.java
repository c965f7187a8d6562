/** What the server tells its operator. */
@NullMarked
package dev.clew.web.log;

import org.jspecify.annotations.NullMarked;
