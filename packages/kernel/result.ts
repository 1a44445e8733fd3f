/** What can fail: the value, or the fault that kept it from being. A fault is a sentence unless more is to be known of it. */
export type Result<T, F = string> = Success<T> | Failure<F>;

/** It was done. */
export type Success<T> = { readonly ok: true; readonly value: T };
/** It could not be done, and why. */
export type Failure<F = string> = { readonly ok: false; readonly fault: F };

/** Says that it was done. */
export const success = <T>(value: T): Success<T> => ({ ok: true, value });
/** Says that it could not be done. */
export const failure = <F>(fault: F): Failure<F> => ({ ok: false, fault });

/** The value; whoever has no way on with a fault makes something else of it, or throws. */
export const valueOr = <T, F, E>(result: Result<T, F>, otherwise: (fault: F) => E): T | E =>
  result.ok ? result.value : otherwise(result.fault);

/** The value of what cannot fail here; a fault is a defect of ours. */
export const sure = <T, F>(result: Result<T, F>): T =>
  valueOr(result, (fault): never => {
    throw new Error(`a defect: ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`);
  });
