/** What lies over a page for a moment: sheets and toasts. */
import { useModal } from '@parlour/board-kit/components/panels/dialog.tsx';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icon.tsx';
import styles from './share.module.css';
import { uiText } from './ui-text.ts';

type BottomSheetProps = { readonly title: string; close(): void; readonly children: ComponentChildren };

/** Rises from the bottom on phones and stands in the middle on wide screens. Escape and Back close it. */
export function BottomSheet({ title, close, children }: BottomSheetProps): JSX.Element {
  const dialog = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      class={styles.sheet}
      aria-label={title}
      ref={dialog}
      onClose={close}
      onClick={event => event.target === dialog.current && close()}
    >
      <div class={styles.content}>
        <header class={styles.head}>
          <h2>{title}</h2>
          <button type="button" class={styles.close} aria-label={uiText('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

type ToastProps = { readonly children: ComponentChildren; readonly action?: ComponentChildren };

/** A short message; render it empty first, so that screen readers hear the change. */
export const Toast = ({ children, action }: ToastProps): JSX.Element => (
  <div class={styles.toastPlace} role="status">
    {children ? (
      <div class={styles.toast}>
        {children}
        {action}
      </div>
    ) : null}
  </div>
);
