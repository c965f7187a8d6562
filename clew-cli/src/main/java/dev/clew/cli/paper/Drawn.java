package dev.clew.cli.paper;

import dev.clew.cli.pipeline.Report;
import java.util.List;

/**
 * What is drawn about one puzzle. Immutable.
 *
 * @param report what is to be said beside it
 * @param parts the parts that go on paper; none where there is nothing to draw
 */
public record Drawn<P>(Report report, List<P> parts) {}
