/** What must be there. If it is not, that is a defect of ours, and it shows where it is instead of somewhere later. */

/** The value, which cannot be missing here. */
export function must<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('a defect: what must be there is missing');
  return value;
}

/** The item at a place that the list has. */
export function nth<T>(list: ArrayLike<T | undefined>, place: number): T {
  const item = list[place];
  if (item === undefined) throw new Error(`a defect: nothing at place ${place} of ${list.length}`);
  return item;
}
