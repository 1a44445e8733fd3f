/** Loads a value asynchronously: undefined until it arrives. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function useAsync<T>(load: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  const result = useSignal<T | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void load().then(value => {
      if (isCurrent) result.value = value;
    });
    return () => {
      isCurrent = false;
    };
  }, deps);
  return result.value;
}

export type Preparable<T> = { prepare(id: string): Promise<T>; useValue(id: string): T | undefined };

/** Values that never change, by id. Prepared ones are there at the first render; others like those of `useAsync`. */
export function preparable<T>(load: (id: string) => Promise<T>): Preparable<T> {
  const values = new Map<string, T>();
  const prepare = async (id: string): Promise<T> => {
    const value = values.get(id) ?? (await load(id));
    values.set(id, value);
    return value;
  };
  return { prepare, useValue: id => useAsync(() => prepare(id), [id]) ?? values.get(id) };
}
