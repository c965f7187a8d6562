/** The bulk engine's kernels on vectors, where the JVM was started with {@code --add-modules jdk.incubator.vector}. */
module dev.clew.vector {
    requires dev.clew.core;
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    provides dev.clew.core.internal.bulk.KernelProvider with
            dev.clew.vector.VectorKernelProvider;
}
