package dev.clew.cli.paper;

import dev.clew.cli.pipeline.Report;
import java.util.List;

/**
 * What is drawn about one puzzle. Immutable.
 *
 * @param report the messages about it
 * @param parts the parts for the page; none where there is nothing to draw
 */
public record Drawn<P>(Report report, List<P> parts) {}
