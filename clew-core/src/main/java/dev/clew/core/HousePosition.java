package dev.clew.core;

/**
 * A place inside a house: one row of the table cell → (house, position). Immutable.
 *
 * @param house the house's number: rows first, then columns, then boxes or regions, then extra houses
 * @param position the place inside it, from 0; in a box left to right, top to bottom
 */
public record HousePosition(int house, int position) {}
