package dev.clew.web.api;

import java.util.List;
import java.util.function.LongSupplier;

/** The endpoints that take a request. A new one is one class and one line here. */
final class EndpointCatalog {
    private EndpointCatalog() {}

    /** All of them; the seeds are for those who need chance. */
    static List<Endpoint> all(LongSupplier seeds) {
        return List.of(
                new SolveEndpoint(),
                new CheckEndpoint(),
                new CountEndpoint(),
                new HintEndpoint(),
                new StepsEndpoint(),
                new ExplainEndpoint(),
                new RateEndpoint(),
                new GenerateEndpoint(seeds),
                new ConvertEndpoint(),
                new RenderEndpoint(),
                new CanonEndpoint());
    }
}
