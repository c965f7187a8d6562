package dev.clew.core.internal.bulk;

import java.util.Optional;

/** Offers kernels beyond the plain ones, found by the service loader. Implementations are stateless and thread-safe. */
public interface KernelProvider {
    /** The kernels, or empty when this JVM or machine cannot run them. */
    Optional<Kernels> kernels();
}
