/** How to call friends to a table: a code to read out, a link, and the link as a picture. */
import { Action } from '@parlour/felt/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import type { RemoteInfo } from '../host/table-handle.ts';
import styles from './invitation.module.css';
import { Paper } from './page.tsx';

export function Invitation({ far }: { readonly far: RemoteInfo }): JSX.Element {
  const link = `${location.origin}/t/${far.id}`;
  const says = useSignal('');
  const picture = useAsked(async () => (await import('qrcode')).toString(link, { type: 'svg', margin: 1 }), [link]);
  const share = async (): Promise<void> => {
    try {
      if (navigator.share) return await navigator.share({ title: 'A table in the Parlour', url: link });
      await navigator.clipboard.writeText(link);
      says.value = 'The link is on the clipboard.';
    } catch {
      says.value = 'Copy the link above.';
    }
  };
  return (
    <Paper>
      <h2 class={styles.heading}>Call your friends</h2>
      <div class={styles.invitation}>
        <div>
          <p>The code of this table, to read out:</p>
          <p class={styles.code}>{far.code}</p>
          <p class={styles.link}>{link}</p>
          <Action onAct={() => void share()}>Share the link</Action>
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
    </Paper>
  );
}
