/** One declaration of each kind, as test input. */

/** A shape. */
export type Shape = { readonly sides: number };

/** Counts. */
export function count(shape: Shape): number {
  return shape.sides;
}

export const twice = (shape: Shape): number => 2 * count(shape);

/** Four sides. */
export const square: Shape = { sides: 4 };
