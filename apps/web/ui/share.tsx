/** Shares a text with a link: by the share sheet, else the clipboard, else a dialog. */

import { useModal } from '@parlour/board-kit/components/panels/dialog.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { type Translate, translator } from '@parlour/messages';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shareResultText } from '../history/finished-games.ts';
import { encodeSharedGame } from '../lib/link-payload.ts';
import { useAsync } from '../lib/use-async.ts';
import type { StoredRecord } from '../worker/store.ts';
import { Icon } from './icon.tsx';
import styles from './share.module.css';

const english = {
  replay: '{result} Watch the game:',
  invitation: '{title}:',
  dialog: 'Share',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'Press Ctrl+C to copy the selected link, or press and hold it.',
  selectAndCopy: 'Select the text above and copy it.',
  close: 'Close',
  share: 'Share',
  copyLink: 'Copy link',
  qrCode: 'QR code of the link',
  tableCode: 'Table code',
  tableCodeIs: 'Table code: {letters}',
} as const;
const t: Translate<typeof english> = translator('share', english);

export type SharedLink = { readonly text: string; readonly link: string };

/** The link holds the whole record: it is long, but it needs no storage and never expires. */
export const replayLinkFor = async (record: StoredRecord): Promise<SharedLink> => ({
  text: t('replay', { result: shareResultText(record) }),
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
      if (outcome === 'copied') message.value = t('copied');
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
    message.value = t(document.execCommand('copy') ? 'copied' : 'copyByHand');
  };
  useEffect(select, []);
  return (
    <dialog ref={dialog} class={styles.dialog} aria-label={t('dialog')} onClose={close}>
      <p>{text}</p>
      <label for={id}>{t('link')}</label>
      <input id={id} ref={field} class={styles.link} readOnly value={link} onFocus={select} />
      <div class={styles.ways}>
        <ActionButton tone="main" onAct={copy}>
          {t('copy')}
        </ActionButton>
        <ActionButton onAct={close}>{t('close')}</ActionButton>
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
    status.value = (await copyText(text)) === 'copied' ? t('copied') : t('selectAndCopy');
  };
  return (
    <div class={styles.copied}>
      <p class={styles.text}>{text}</p>
      <ActionButton onAct={() => void copy()}>{label}</ActionButton>
      <span role="status">{status.value}</span>
    </div>
  );
}

type InviteLinkProps = {
  readonly link: string;
  /** What the link leads to, for the message that is shared. */
  readonly title: string;
  /** A code to read out. */
  readonly code?: string;
};

/** A link to invite others: QR code, code to read out, share and copy. */
export function InviteLink({ link, title, code }: InviteLinkProps): JSX.Element {
  const sharing = useSharing();
  const shared = { text: t('invitation', { title }), link };
  const qrCode = useAsync(async () => (await import('qrcode')).toString(link, { type: 'svg', margin: 1 }), [link]);
  const copy = async (): Promise<void> => {
    if ((await copyText(link)) === 'copied') sharing.showMessage(t('copied'));
    else await sharing.share(shared);
  };
  return (
    <div class={styles.invitation}>
      <div
        class={styles.picture}
        role="img"
        aria-label={t('qrCode')}
        dangerouslySetInnerHTML={{ __html: qrCode ?? '' }}
      />
      <div class={styles.address}>
        {code !== undefined && <TableCode code={code} />}
        <p class={styles.url}>{link.replace(/^https?:\/\//, '')}</p>
      </div>
      <div class={styles.ways}>
        <ActionButton tone="main" onAct={() => void sharing.share(shared)}>
          <Icon name="share" />
          {t('share')}
        </ActionButton>
        <ActionButton onAct={() => void copy()}>
          <Icon name="copy" />
          {t('copyLink')}
        </ActionButton>
      </div>
      <p class={styles.outcome} role="status">
        {sharing.message}
      </p>
      {sharing.dialog}
    </div>
  );
}

/** Screen readers get the letters one by one. */
const TableCode = ({ code }: { readonly code: string }): JSX.Element => (
  <>
    <p class={styles.label} aria-hidden="true">
      {t('tableCode')}
    </p>
    <p
      class={styles.code}
      role="img"
      data-code={code}
      aria-label={t('tableCodeIs', { letters: code.split('').join(' ') })}
    >
      {code.split('').map((letter, i) => (
        <b key={i}>{letter}</b>
      ))}
    </p>
  </>
);
