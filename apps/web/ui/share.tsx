/** Shares a text with a link: by the share sheet, else the clipboard, else a dialog. */

import { useModal } from '@parlour/board-kit/components/panels/dialog.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shareResultText } from '../history/finished-games.ts';
import { encodeSharedGame } from '../lib/link-payload.ts';
import { useAsync } from '../lib/use-async.ts';
import type { StoredRecord } from '../worker/store.ts';
import copiedStyles from './copied.module.css';
import inviteLinkStyles from './invite-link.module.css';
import styles from './share.module.css';

export type SharedLink = { readonly text: string; readonly link: string };

/** The link holds the whole record: it is long, but it needs no storage and never expires. */
export const replayLinkFor = async (record: StoredRecord): Promise<SharedLink> => ({
  text: `${shareResultText(record)} Watch the game:`,
  link: `${location.origin}/replay#${await encodeSharedGame(record)}`,
});

export type Sharing = {
  /** The outcome, for an element with `role="status"`. */
  readonly message: string;
  /** Not null only if nothing else worked; render it anywhere. */
  readonly dialog: JSX.Element | null;
  share(shared: SharedLink): Promise<void>;
  showMessage(words: string): void;
};

export const COPIED_MESSAGE = 'Copied.';

/** Browsers have no clipboard on pages without HTTPS, and may refuse it. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

type ShareOutcome = 'shared' | 'copied' | 'refused';

const joinTextAndLink = ({ text, link }: SharedLink): string => `${text}${text.includes('\n') ? '\n' : ' '}${link}`;

async function shareOrCopy(shared: SharedLink): Promise<ShareOutcome> {
  if (navigator.share === undefined) return copyText(joinTextAndLink(shared));
  try {
    await navigator.share({ text: shared.text, url: shared.link });
    return 'shared';
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? 'shared' : copyText(joinTextAndLink(shared));
  }
}

export function useSharing(): Sharing {
  const message = useSignal('');
  const notCopied = useSignal<SharedLink | undefined>(undefined);
  return {
    message: message.value,
    dialog: notCopied.value ? <CopyDialog {...notCopied.value} close={() => (notCopied.value = undefined)} /> : null,
    share: async shared => {
      message.value = '';
      const outcome = await shareOrCopy(shared);
      if (outcome === 'copied') message.value = COPIED_MESSAGE;
      if (outcome === 'refused') notCopied.value = shared;
    },
    showMessage: words => {
      message.value = words;
    },
  };
}

/** The button uses `execCommand`, which needs no permission. */
function CopyDialog({ text, link, close }: SharedLink & { close(): void }): JSX.Element {
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const message = useSignal('');
  const id = useId();
  const select = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  const copy = (): void => {
    select();
    message.value = document.execCommand('copy')
      ? COPIED_MESSAGE
      : 'Copy the selected link with Ctrl+C, or press and hold it.';
  };
  useEffect(select, []);
  return (
    <dialog ref={dialog} class={styles.dialog} aria-label="Share" onClose={close}>
      <p>{text}</p>
      <label for={id}>Link</label>
      <input id={id} ref={field} class={styles.link} readOnly value={link} onFocus={select} />
      <div class={styles.ways}>
        <ActionButton tone="main" onAct={copy}>
          Copy
        </ActionButton>
        <ActionButton onAct={close}>Close</ActionButton>
      </div>
      <p role="status">{message.value}</p>
    </dialog>
  );
}

type CopyFieldProps = { readonly label: string; readonly text: string };

/** A long text, shown in full, with a button to copy it. */
export function CopyField({ label, text }: CopyFieldProps): JSX.Element {
  const status = useSignal('');
  const copy = async (): Promise<void> => {
    status.value = (await copyText(text)) === 'copied' ? COPIED_MESSAGE : 'Select the text above and copy it.';
  };
  return (
    <div class={copiedStyles.copied}>
      <p class={copiedStyles.text}>{text}</p>
      <ActionButton onAct={() => void copy()}>{label}</ActionButton>
      <span role="status">{status.value}</span>
    </div>
  );
}

type InviteLinkProps = {
  readonly link: string;
  readonly title: string;
  readonly children?: ComponentChildren;
};

/** A link to invite others, with a share button and a QR code. */
export function InviteLink({ link, title, children }: InviteLinkProps): JSX.Element {
  const sharing = useSharing();
  const qrCode = useAsync(async () => (await import('qrcode')).toString(link, { type: 'svg', margin: 1 }), [link]);
  return (
    <div class={inviteLinkStyles.invitation}>
      <div>
        {children}
        <p class={inviteLinkStyles.link}>{link}</p>
        <ActionButton onAct={() => void sharing.share({ text: `${title}:`, link })}>Share the link</ActionButton>
        <p role="status">{sharing.message}</p>
        {sharing.dialog}
      </div>
      {qrCode && (
        <div
          class={inviteLinkStyles.picture}
          role="img"
          aria-label="The link as a picture for a camera"
          dangerouslySetInnerHTML={{ __html: qrCode }}
        />
      )}
    </div>
  );
}
