import { Shape } from "../model/shape.js";

/** The shape of a board that has nothing to show yet. */
export const NINE = Shape.of("9x9");
