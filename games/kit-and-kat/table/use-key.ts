/** A key for what must be quick, wherever the focus is. */
import { useEffect } from 'preact/hooks';

export function useKey(key: string, act: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isTyping = (event.target as Element).matches('input, textarea, select');
      if (event.key === key && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
