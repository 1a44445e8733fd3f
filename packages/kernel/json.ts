/** Plain JSON data. */

/** Whether JSON is an object or a list, with values by name. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether JSON is an integer from 0 up to, but not including, the limit. */
export const isCount = (value: unknown, limit: number = Number.POSITIVE_INFINITY): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;

/** Deep equality of plain data; the order of keys does not matter. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => Object.hasOwn(b, key) && deepEqual(Reflect.get(a, key), Reflect.get(b, key)));
}

/** Freezes plain data with all its parts (law 1: mutating a state throws). */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Builds an object from keys and a function of each key, typed by the keys. */
export const objectFromKeys = <K extends string, V>(names: readonly K[], value: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map(name => [name, value(name)])) as Record<K, V>;

/** Whether a value is plain JSON: no `undefined`, no class, no Map or Set. */
export function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value === 'object' && value !== null)
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
