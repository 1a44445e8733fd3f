/** A link for others: to be shared, to be copied, and as a picture for a camera. */
import { Action } from '@parlour/felt/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useAsked } from '../asking.ts';
import styles from './invitation.module.css';

type WayInProps = {
  readonly link: string;
  /** What it is called where it is shared. */
  readonly title: string;
  /** What stands before the link. */
  readonly children?: ComponentChildren;
};

export function WayIn({ link, title, children }: WayInProps): JSX.Element {
  const says = useSignal('');
  const picture = useAsked(async () => (await import('qrcode')).toString(link, { type: 'svg', margin: 1 }), [link]);
  return (
    <div class={styles.invitation}>
      <div>
        {children}
        <p class={styles.link}>{link}</p>
        <Action onAct={() => void share(link, title).then(told => (says.value = told))}>Share the link</Action>
        <p role="status">{says.value}</p>
      </div>
      {picture && (
        <div
          class={styles.picture}
          role="img"
          aria-label="The link as a picture for a camera"
          dangerouslySetInnerHTML={{ __html: picture }}
        />
      )}
    </div>
  );
}

/** By what the device shares with, or the clipboard; what can be said of it. */
async function share(url: string, title: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return 'The link is on the clipboard.';
  } catch {
    return 'Copy the link above.';
  }
}
