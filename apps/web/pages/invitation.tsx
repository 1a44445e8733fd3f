/** How to call friends to a table: a code to read out, a link, and the link as a picture. */
import type { JSX } from 'preact';
import type { RemoteInfo } from '../host/table-handle.ts';
import styles from './invitation.module.css';
import { Paper } from './page.tsx';
import { WayIn } from './way-in.tsx';

export const Invitation = ({ far }: { readonly far: RemoteInfo }): JSX.Element => (
  <Paper>
    <h2 class={styles.heading}>Call your friends</h2>
    <WayIn link={`${location.origin}/t/${far.id}`} title="A table in the Parlour">
      <p>The code of this table, to read out:</p>
      <p class={styles.code}>{far.code}</p>
    </WayIn>
  </Paper>
);
