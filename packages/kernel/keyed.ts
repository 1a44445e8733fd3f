/** A value for each of some names, of the type that says so. */
export const keyed = <K extends string, V>(names: readonly K[], value: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map(name => [name, value(name)])) as Record<K, V>;
