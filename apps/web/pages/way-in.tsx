/** A link for others: to be shared, to be copied, and as a picture for a camera. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { ComponentChildren, JSX } from 'preact';
import { useAsked } from '../asking.ts';
import styles from './invitation.module.css';
import { useSharing } from './share-link.tsx';

type WayInProps = {
  readonly link: string;
  /** What it is called where it is shared. */
  readonly title: string;
  /** What stands before the link. */
  readonly children?: ComponentChildren;
};

export function WayIn({ link, title, children }: WayInProps): JSX.Element {
  const sharing = useSharing();
  const picture = useAsked(async () => (await import('qrcode')).toString(link, { type: 'svg', margin: 1 }), [link]);
  return (
    <div class={styles.invitation}>
      <div>
        {children}
        <p class={styles.link}>{link}</p>
        <Action onAct={() => void sharing.share({ text: `${title}:`, link })}>Share the link</Action>
        <p role="status">{sharing.says}</p>
        {sharing.dialog}
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
