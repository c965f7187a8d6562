/** What the server tells whoever runs it. */
@NullMarked
package dev.clew.web.log;

import org.jspecify.annotations.NullMarked;
