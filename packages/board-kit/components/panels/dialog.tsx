/** Modal dialogs over the table, like the sheet and the log. */
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import styles from './dialog.module.css';

type DialogProps = { readonly label: string; close(): void; readonly children: ComponentChildren };

export function Dialog({ label, close, children }: DialogProps): JSX.Element {
  const dialog = useModal();
  /** The press that opened the dialog may end beside it; that must not close it. */
  const isPressed = useRef(false);
  const press = (event: PointerEvent): void => {
    isPressed.current = event.target === dialog.current;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      class={styles.leaf}
      aria-label={label}
      ref={dialog}
      onClose={close}
      onPointerDown={press}
      onClick={event => isPressed.current && event.target === dialog.current && close()}
    >
      <div class={styles.page}>
        <header class={styles.head}>
          <span class={styles.label}>{label}</span>
          <button type="button" class={styles.close} onClick={close}>
            {boardText('close')}
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section class={styles.text} tabIndex={0} aria-label={label}>
          {children}
        </section>
      </div>
    </dialog>
  );
}

/** Shows a modal dialog while mounted, and restores the focus afterwards. The browser's Back button closes it. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const [shownDialog, before] = [dialog.current, document.activeElement];
    shownDialog?.showModal();
    const popHistoryState = pushHistoryState(() => shownDialog?.close());
    return () => {
      popHistoryState();
      shownDialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

const MODAL_STATE = 'open';

/** Pushes a history state, so Back closes the dialog. It is popped unless the user has navigated. */
function pushHistoryState(onBack: () => void): () => void {
  if (!location.protocol.startsWith('http')) return () => {};
  history.pushState(MODAL_STATE, '');
  addEventListener('popstate', onBack, { once: true });
  return () => {
    removeEventListener('popstate', onBack);
    if (history.state === MODAL_STATE) history.back();
  };
}
