/** What was last touched, by finger or by key. */
import { useEffect, useRef } from 'preact/hooks';

const TOUCHABLE = 'button, [data-card], input, [data-drop]';

export function useTouched(): { readonly current: Element | null } {
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (target instanceof Element) touched.current = target.closest(TOUCHABLE) ?? target;
    };
    addEventListener('pointerdown', note, true);
    addEventListener('keydown', note, true);
    return () => {
      removeEventListener('pointerdown', note, true);
      removeEventListener('keydown', note, true);
    };
  }, []);
  return touched;
}
