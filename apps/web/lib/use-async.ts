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
