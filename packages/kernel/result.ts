/** Expected failures as values, and assertions for what cannot fail. */
export type Result<T, F = string> = Success<T> | Failure<F>;

/** A success with its value. */
export type Success<T> = { readonly ok: true; readonly value: T };
/** A failure. The fault is a sentence unless the caller needs more. */
export type Failure<F = string> = { readonly ok: false; readonly fault: F };

/** Makes a success. */
export const success = <T>(value: T): Success<T> => ({ ok: true, value });
/** Makes a failure. */
export const failure = <F>(fault: F): Failure<F> => ({ ok: false, fault });

/** Returns the value, or whatever `otherwise` makes of the fault; it may throw. */
export const valueOr = <T, F, E>(result: Result<T, F>, otherwise: (fault: F) => E): T | E =>
  result.ok ? result.value : otherwise(result.fault);

/** Returns the value of a result that cannot fail here; throws otherwise. */
export const unwrap = <T, F>(result: Result<T, F>): T =>
  valueOr(result, (fault): never => {
    throw new Error(`internal error: ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`);
  });

/** Returns a value that cannot be missing here; throws at the defect instead of failing later. */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('internal error: expected a value, got undefined');
  return value;
}

/** Returns the item at an index the list must have; throws otherwise. */
export function itemAt<T>(list: ArrayLike<T | undefined>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`internal error: no item ${index} in a list of ${list.length}`);
  return item;
}
