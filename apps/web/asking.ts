/** An answer that comes later: undefined until it is there. Asked again when what it depends on changes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function useAsked<T>(ask: () => Promise<T>, on: readonly unknown[]): T | undefined {
  const answer = useSignal<T | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void ask().then(given => {
      if (isWanted) answer.value = given;
    });
    return () => {
      isWanted = false;
    };
  }, on);
  return answer.value;
}
