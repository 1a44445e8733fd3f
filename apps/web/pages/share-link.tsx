/** Sharing a text with a link: the device's share sheet, else the clipboard, else a dialog to copy it from. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { useModal } from '@parlour/board-kit/use-modal';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { KeptRecord } from '../host/store.ts';
import { sharedResult } from '../my-games.ts';
import { pack } from '../share.ts';
import styles from './share-link.module.css';

export type SharedLink = { readonly text: string; readonly link: string };

/** The link holds the whole record: it is long, but nothing has to be stored for it and it never expires. */
export const sharedGame = async (record: KeptRecord): Promise<SharedLink> => ({
  text: `${sharedResult(record)} Watch the game:`,
  link: `${location.origin}/replay#${await pack(record)}`,
});

export type LinkSharing = {
  /** What came of it, for a line with `role="status"`. */
  readonly says: string;
  /** Shown only where nothing else worked; place it anywhere. */
  readonly dialog: JSX.Element | null;
  share(shared: SharedLink): Promise<void>;
  say(words: string): void;
};

export const COPIED = 'Copied.';

/** Browsers have no clipboard on pages without HTTPS, and may refuse it. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

type Outcome = 'shared' | 'copied' | 'refused';

/** A text of several lines has its link on a line of its own. */
const whole = ({ text, link }: SharedLink): string => `${text}${text.includes('\n') ? '\n' : ' '}${link}`;

async function send(shared: SharedLink): Promise<Outcome> {
  if (navigator.share === undefined) return copyText(whole(shared));
  try {
    await navigator.share({ text: shared.text, url: shared.link });
    return 'shared';
  } catch (fault) {
    const isCancelled = fault instanceof DOMException && fault.name === 'AbortError';
    return isCancelled ? 'shared' : copyText(whole(shared));
  }
}

export function useSharing(): LinkSharing {
  const says = useSignal('');
  const refused = useSignal<SharedLink | undefined>(undefined);
  return {
    says: says.value,
    dialog: refused.value ? <CopyDialog {...refused.value} close={() => (refused.value = undefined)} /> : null,
    share: async shared => {
      says.value = '';
      const outcome = await send(shared);
      if (outcome === 'copied') says.value = COPIED;
      if (outcome === 'refused') refused.value = shared;
    },
    say: words => {
      says.value = words;
    },
  };
}

/** The link is selected, so that any way of copying works; the button uses the oldest one, which needs no permission. */
function CopyDialog({ text, link, close }: SharedLink & { close(): void }): JSX.Element {
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const says = useSignal('');
  const id = useId();
  const select = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  const copy = (): void => {
    select();
    says.value = document.execCommand('copy') ? COPIED : 'Copy the selected link with Ctrl+C, or press and hold it.';
  };
  useEffect(select, []);
  return (
    <dialog ref={dialog} class={styles.dialog} aria-label="Share" onClose={close}>
      <p>{text}</p>
      <label for={id}>Link</label>
      <input id={id} ref={field} class={styles.link} readOnly value={link} onFocus={select} />
      <div class={styles.ways}>
        <Action tone="main" onAct={copy}>
          Copy
        </Action>
        <Action onAct={close}>Close</Action>
      </div>
      <p role="status">{says.value}</p>
    </dialog>
  );
}
