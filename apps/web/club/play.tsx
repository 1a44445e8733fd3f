/** Play somebody: a game is chosen, somebody is looked for within a time that is seen, and the table comes by itself. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { later } from '@parlour/client/platform';
import type { MEETING_ROUTES } from '@parlour/protocol/club/meeting';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { worker } from '../host/worker-client.ts';
import { Page, Paper } from '../pages/page.tsx';
import { go } from '../router.tsx';
import { ask } from './ask.ts';
import { BackToClub } from './back-to-club.tsx';
import { Company } from './company.tsx';
import { OpenTables } from './open-tables.tsx';
import styles from './play.module.css';
import { type GameSearch, openSearch, type Seeking } from './seeking.ts';
import { Wishes } from './wishes.tsx';

const newSearch = (): GameSearch =>
  openSearch({
    ask: body => ask<typeof MEETING_ROUTES.seek>({ method: 'POST', url: '/api/club/seek', body }),
    stop: giveBack,
    keep: (table, seat) => worker().keepSeat(table, seat),
    now: Date.now,
    later,
  });

const STOP: (typeof MEETING_ROUTES.stopSeeking)['url'] = '/api/club/seek/stop';

/** Also heard from a page that is just being closed. */
function giveBack(ticket: string): void {
  const body = new Blob([JSON.stringify({ ticket })], { type: 'application/json' });
  navigator.sendBeacon(STOP, body);
}

export function PlayPage(): JSX.Element {
  const seeker = useMemo(newSearch, []);
  const { value: state } = seeker.state;
  useLeaving(seeker);
  useEffect(() => {
    if (state.is === 'met') go(`/t/${state.table}`);
  }, [state]);
  return (
    <Page title="Play somebody">
      <Paper>
        {state.is === 'idle' ? <Wishes seeker={seeker} wrong={state.wrong} /> : <Looking {...{ seeker, state }} />}
      </Paper>
      <Company />
      <OpenTables />
      <BackToClub />
    </Page>
  );
}

/** Whoever goes elsewhere or closes the page is not waited for. */
function useLeaving(seeker: GameSearch): void {
  useEffect(() => {
    addEventListener('pagehide', seeker.stop);
    return () => {
      removeEventListener('pagehide', seeker.stop);
      seeker.stop();
    };
  }, [seeker]);
}

type LookingProps = { readonly seeker: GameSearch; readonly state: Exclude<Seeking, { is: 'idle' }> };

function Looking({ seeker, state }: LookingProps): JSX.Element {
  if (state.is === 'met') return <p role="status">The table is laid.</p>;
  return (
    <div class={styles.looking}>
      <p role="status">
        {state.trouble === '' ? othersLine(state.others) : `${state.trouble} It is tried again and again.`}
      </p>
      <Countdown until={state.until} />
      <Action onAct={seeker.stop} takesFocus>
        Do not look any further
      </Action>
    </div>
  );
}

function othersLine(others: number): string {
  if (others === 0) return 'Looking for somebody. Nobody else waits just now.';
  return `Looking for somebody. ${others === 1 ? 'One other waits' : `${others} others wait`} too.`;
}

const WHOLE = 20_000;

/** As it runs; said aloud it would never be silent. */
function Countdown({ until }: { readonly until: number }): JSX.Element {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, until - now.value);
  return (
    <div class={styles.countdown} aria-hidden="true">
      <div class={styles.left} style={{ inlineSize: `${Math.min(100, (100 * left) / WHOLE)}%` }} />
      <p>
        {left > 0
          ? `Computer players take the seats that are left in ${Math.ceil(left / 1000)} s.`
          : 'The table is being laid.'}
      </p>
    </div>
  );
}
