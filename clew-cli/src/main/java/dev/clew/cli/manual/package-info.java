/** What packages bring along for the shell: man pages, and completion for fish. */
@NullMarked
package dev.clew.cli.manual;

import org.jspecify.annotations.NullMarked;
