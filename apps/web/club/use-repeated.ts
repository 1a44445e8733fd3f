/** What changes while one looks at it: asked again and again, while the page is seen. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function useRepeated<T>(ask: () => Promise<T>, every: number): T | undefined {
  const answer = useSignal<T | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const again = async (): Promise<void> => {
      const given = document.hidden && answer.peek() !== undefined ? answer.peek() : await ask();
      if (!isWanted) return;
      answer.value = given;
      timer = setTimeout(() => void again(), every);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    void again();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return answer.value;
}
