/** Plain data: what form it has, whether two pieces of it are alike, and how it is kept from being changed. */

/** Whether some JSON is an object, whose values have names. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether some JSON is a whole number from 0 on, below a limit. */
export const isCount = (value: unknown, limit: number = Number.POSITIVE_INFINITY): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;

/** Deep equality of plain data, whatever the order of the keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)));
}

/** Law 1: whoever mutates a frozen state is caught in the act. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
