package dev.clew.bench.block;

/** A block of work that can be done again and again and is the same every time. Implementations may be mutable. */
public interface TimedBlock {
    /** Does the work. The sum of its answers shows that two programs have done the same, and that it was done at all. */
    long run();
}
