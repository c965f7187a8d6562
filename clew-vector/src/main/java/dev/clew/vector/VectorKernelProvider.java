package dev.clew.vector;

import dev.clew.core.internal.bulk.KernelProvider;
import dev.clew.core.internal.bulk.Kernels;
import java.util.Optional;

/** Offers the vector kernels where the JVM has resolved the incubator module. Immutable and thread-safe. */
public final class VectorKernelProvider implements KernelProvider {
    private static final String MODULE = "jdk.incubator.vector";

    /** For the service loader. */
    public VectorKernelProvider() {}

    @Override
    public Optional<Kernels> kernels() {
        // Asked before VectorKernels is touched, which cannot be linked without the module.
        if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
            return Optional.empty();
        }
        Kernels kernels = CountingKernels.bitCount().isPresent() ? new CountingKernels() : new VectorKernels();
        return kernels.words() >= 4 ? Optional.of(kernels) : Optional.empty();
    }
}
