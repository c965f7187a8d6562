/** What the commands about logic share: the state of a position, and paths, hints and steps as text and JSON. */
@NullMarked
package dev.clew.cli.logic;

import org.jspecify.annotations.NullMarked;
