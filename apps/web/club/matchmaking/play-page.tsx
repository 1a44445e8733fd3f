/** Matchmaking: choose a game, wait with a countdown, and go to the table. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { runLater } from '@parlour/client/transport';
import type { MATCHMAKING_ROUTES } from '@parlour/protocol/club/matchmaking';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { navigateTo } from '../../app/router.tsx';
import { PageLayout, PaperPanel } from '../../ui/page.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import { BackToClub } from '../club-links.tsx';
import { clubRequest } from '../request.ts';
import { type GameSearch, openGameSearch, type SearchState } from './game-search.ts';
import { GameSearchForm } from './game-search-form.tsx';
import { OnlineNow, OpenTables } from './lobby.tsx';
import styles from './play-page.module.css';

const createSearch = (): GameSearch =>
  openGameSearch({
    requestTable: body =>
      clubRequest<typeof MATCHMAKING_ROUTES.enqueue>({ method: 'POST', url: '/api/club/seek', body }),
    releaseTicket,
    saveSeat: (table, seat) => workerApi().saveRemoteSeat(table, seat),
    now: Date.now,
    setTimer: runLater,
  });

const STOP_SEARCH_URL: (typeof MATCHMAKING_ROUTES.leaveQueue)['url'] = '/api/club/seek/stop';

/** A beacon also arrives from a page that is closing. */
function releaseTicket(ticket: string): void {
  const body = new Blob([JSON.stringify({ ticket })], { type: 'application/json' });
  navigator.sendBeacon(STOP_SEARCH_URL, body);
}

export function FindGamePage(): JSX.Element {
  const search = useMemo(createSearch, []);
  const { value: state } = search.state;
  useStopOnLeave(search);
  useEffect(() => {
    if (state.is === 'met') navigateTo(`/t/${state.table}`);
  }, [state]);
  return (
    <PageLayout title="Play somebody">
      <PaperPanel>
        {state.is === 'idle' ? (
          <GameSearchForm search={search} error={state.error} />
        ) : (
          <Searching {...{ search, state }} />
        )}
      </PaperPanel>
      <OnlineNow />
      <OpenTables />
      <BackToClub />
    </PageLayout>
  );
}

/** Stops the search when the user leaves the page. */
function useStopOnLeave(search: GameSearch): void {
  useEffect(() => {
    addEventListener('pagehide', search.stop);
    return () => {
      removeEventListener('pagehide', search.stop);
      search.stop();
    };
  }, [search]);
}

type SearchingProps = { readonly search: GameSearch; readonly state: Exclude<SearchState, { is: 'idle' }> };

function Searching({ search, state }: SearchingProps): JSX.Element {
  if (state.is === 'met') return <p role="status">The table is laid.</p>;
  return (
    <div class={styles.looking}>
      <p role="status">
        {state.connectionError === ''
          ? searchStatusText(state.others)
          : `${state.connectionError} It is tried again and again.`}
      </p>
      <Countdown until={state.until} />
      <ActionButton onAct={search.stop} takesFocus>
        Do not look any further
      </ActionButton>
    </div>
  );
}

function searchStatusText(others: number): string {
  if (others === 0) return 'Looking for somebody. Nobody else waits just now.';
  return `Looking for somebody. ${others === 1 ? 'One other waits' : `${others} others wait`} too.`;
}

const COUNTDOWN_MS = 20_000;

/** Hidden from screen readers, which would read every second. */
function Countdown({ until }: { readonly until: number }): JSX.Element {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const leftMs = Math.max(0, until - now.value);
  return (
    <div class={styles.countdown} aria-hidden="true">
      <div class={styles.left} style={{ inlineSize: `${Math.min(100, (100 * leftMs) / COUNTDOWN_MS)}%` }} />
      <p>
        {leftMs > 0
          ? `Computer players take the seats that are left in ${Math.ceil(leftMs / 1000)} s.`
          : 'The table is being laid.'}
      </p>
    </div>
  );
}
