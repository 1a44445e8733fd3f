/** Who has signed in, or the ways in. */
import type { Me } from '@parlour/protocol/club/members';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import styles from './membership.module.css';
import { isAway, useMe } from './who.ts';

export function WhoIAm(): JSX.Element {
  const who = useMe();
  return (
    <Paper>
      <h2 class={styles.heading}>Who you are</h2>
      {isAway.value && <p>The house cannot be reached just now. Everything else goes on without it.</p>}
      {!isAway.value && who === undefined && <p role="status">Looking it up …</p>}
      {!isAway.value && who === null && <AGuest />}
      {!isAway.value && who && <AMember who={who} />}
    </Paper>
  );
}

const AMember = ({ who }: { readonly who: Me }): JSX.Element => (
  <>
    <p>
      You are <strong>{who.name}</strong>, a member since {new Date(who.since).toLocaleDateString()}.
    </p>
    <p class={styles.ways}>
      <Link to={`/club/member/${encodeURIComponent(who.name)}`}>Your ratings and last matches</Link>
    </p>
    <p class={styles.ways}>
      <Link to="/club/me">Your devices, and all that is known of you</Link>
    </p>
  </>
);

const AGuest = (): JSX.Element => (
  <>
    <p>You are a guest, and need be nothing else to play. A member has a name that nobody else can have.</p>
    <p class={styles.ways}>
      <Link to="/club/me">Become a member, or sign in</Link>
    </p>
  </>
);
