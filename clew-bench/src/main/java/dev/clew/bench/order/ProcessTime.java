package dev.clew.bench.order;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** The CPU time of this process: all its threads, those that compile and collect garbage included. */
final class ProcessTime {
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final long start = SYSTEM.getProcessCpuTime();

    /** Seconds since this was made. */
    double seconds() {
        return (SYSTEM.getProcessCpuTime() - start) / 1e9;
    }
}
