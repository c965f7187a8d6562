package dev.clew.cli.stream;

import java.util.List;

/**
 * What is to be said about one puzzle. Immutable.
 *
 * @param text lines for standard output without a final line break; empty for none
 * @param messages lines for standard error
 * @param good whether the exit code may still say that all is well
 */
public record Report(String text, List<String> messages, boolean good) {}
