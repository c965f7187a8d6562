package dev.clew.logic.technique;

/**
 * Which forms of patterns count. Immutable.
 *
 * @param twoCandidateRectangles whether an empty rectangle may consist of two candidates
 * @param missingCandidates whether a uniqueness pattern may lack some of its candidates
 * @since 0.2.0
 */
public record PatternLimits(boolean twoCandidateRectangles, boolean missingCandidates) {}
