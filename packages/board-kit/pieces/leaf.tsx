/** A leaf of paper over the table: the sheet, the log, whatever is read and put away again. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useModal } from '../use-modal.ts';
import styles from './leaf.module.css';

type LeafProps = { readonly label: string; close(): void; readonly children: ComponentChildren };

export function Leaf({ label, close, children }: LeafProps): JSX.Element {
  const dialog = useModal();
  /** The finger that has opened it lets go beside it, and that is no wish to close it. */
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
            Put away
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
