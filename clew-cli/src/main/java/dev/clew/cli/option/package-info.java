/**
 * Options are defined once, as {@link dev.clew.cli.option.Option} values. A small parser reads the plain forms of a
 * command line; picocli, built from the same definitions, reads the rest and writes help, error messages and
 * completion.
 */
@NullMarked
package dev.clew.cli.option;

import org.jspecify.annotations.NullMarked;
