/** A key for what must be quick, wherever the focus is. It answers whether there was anything to do; then nobody else hears it. */
import { useLayoutEffect } from 'preact/hooks';

export function useKey(key: string, act: () => boolean): void {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== key || isTyping || event.ctrlKey || event.metaKey || event.altKey || !act()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  });
}
