package dev.clew.cli.bench;

/**
 * How much searching a puzzle takes, on average. It does not depend on the machine: the same code needs the same work.
 * Immutable.
 *
 * @param guesses guesses a puzzle; below 0 if not counted
 * @param sweeps passes over search nodes a puzzle; below 0 if not counted
 */
record Work(double guesses, double sweeps) {}
