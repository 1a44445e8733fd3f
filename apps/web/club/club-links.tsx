/** Who is signed in, and links between club pages. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { SignedInMember } from '@parlour/protocol/club/members';
import type { JSX } from 'preact';
import { Link, navigateTo } from '../app/router.tsx';
import { PaperPanel } from '../ui/page.tsx';
import styles from './membership/membership.module.css';
import { isServerUnreachable, useCurrentMember } from './membership/session.ts';

export function AccountSummary(): JSX.Element {
  const member = useCurrentMember();
  return (
    <PaperPanel>
      <h2 class={styles.heading}>Who you are</h2>
      {isServerUnreachable.value && <p>The house cannot be reached just now. Everything else goes on without it.</p>}
      {!isServerUnreachable.value && member === undefined && <p role="status">Looking it up …</p>}
      {!isServerUnreachable.value && member === null && <SignedOutSummary />}
      {!isServerUnreachable.value && member && <SignedInSummary member={member} />}
    </PaperPanel>
  );
}

const SignedInSummary = ({ member }: { readonly member: SignedInMember }): JSX.Element => (
  <>
    <p>
      You are <strong>{member.name}</strong>, a member since {new Date(member.since).toLocaleDateString()}.
    </p>
    <p class={styles.ways}>
      <Link to={`/club/member/${encodeURIComponent(member.name)}`}>Your ratings and last matches</Link>
    </p>
    <p class={styles.ways}>
      <Link to="/club/me">Your devices, and all that is known of you</Link>
    </p>
  </>
);

const SignedOutSummary = (): JSX.Element => (
  <>
    <p>You are a guest, and need be nothing else to play. A member has a name that nobody else can have.</p>
    <p class={styles.ways}>
      <Link to="/club/me">Become a member, or sign in</Link>
    </p>
  </>
);

export const FindOpponentLink = (): JSX.Element => (
  <PaperPanel>
    <h2 class={styles.heading}>Play somebody</h2>
    <p>Whoever looks for a game finds one in about twenty seconds, with computer players where people are missing.</p>
    <div class={styles.buttons}>
      <ActionButton tone="main" onAct={() => navigateTo('/club/play')}>
        Find a game
      </ActionButton>
    </div>
  </PaperPanel>
);

export const BackToClub = (): JSX.Element => (
  <p class={styles.ways}>
    <Link to="/club">The club</Link>
  </p>
);
