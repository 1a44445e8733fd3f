/** What lies over everything as long as it is there; put away, it gives the focus back. Going back puts it away, too. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const [opened, before] = [dialog.current, document.activeElement];
    opened?.showModal();
    const stepBack = stepForward(() => opened?.close());
    return () => {
      stepBack();
      opened?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

const OPEN = 'open';

/** One step further in the history, so that the way back leads here; taken back unless somebody has gone elsewhere. */
function stepForward(back: () => void): () => void {
  if (!location.protocol.startsWith('http')) return () => {};
  history.pushState(OPEN, '');
  addEventListener('popstate', back, { once: true });
  return () => {
    removeEventListener('popstate', back);
    if (history.state === OPEN) history.back();
  };
}
