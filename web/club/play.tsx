/** Play somebody: a game is chosen, somebody is looked for within a time that is seen, and the table comes by itself. */
import { later } from '@parlour/client/platform';
import { Action } from '@parlour/felt/pieces/prompt';
import { findGame, gamesOnShelf } from '@parlour/games/shelf';
import type { MEETING_ROUTES } from '@parlour/protocol/club/meeting';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { worker } from '../host/worker-client.ts';
import { Page, Paper } from '../pages/page.tsx';
import { Choice } from '../pages/terms.tsx';
import { go, place } from '../router.tsx';
import { change, settings } from '../settings.ts';
import { ask } from './ask.ts';
import { Company } from './company.tsx';
import { OpenTables } from './open-tables.tsx';
import styles from './play.module.css';
import { openSeeker, type Seeker, type Seeking, type Wanted } from './seeking.ts';

const newSeeker = (): Seeker =>
  openSeeker({
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
  const seeker = useMemo(newSeeker, []);
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
    </Page>
  );
}

/** Whoever goes elsewhere or closes the page is not waited for. */
function useLeaving(seeker: Seeker): void {
  useEffect(() => {
    addEventListener('pagehide', seeker.stop);
    return () => {
      removeEventListener('pagehide', seeker.stop);
      seeker.stop();
    };
  }, [seeker]);
}

const ANY = 'any';
const GAMES = gamesOnShelf().filter(({ seats }) => seats[1] > 1);
const NAMES = Object.fromEntries([[ANY, 'Any game'], ...GAMES.map(({ id, title }) => [id, title])]);

/** The address may name a game. */
const named = (): string => {
  const game = place.peek().query.get('game') ?? ANY;
  return game in NAMES ? game : ANY;
};

function Wishes({ seeker, wrong }: { readonly seeker: Seeker; readonly wrong: string }): JSX.Element {
  const game = useSignal(named());
  const seats = useSignal('2');
  const name = useSignal(settings.value.name);
  const [least, most] = findGame(game.value)?.seats ?? [0, 0];
  const counts = Array.from({ length: Math.max(0, most - Math.max(2, least) + 1) }, (_, i) =>
    String(Math.max(2, least) + i),
  );
  const begin = (): void => {
    const given = name.value.trim() || 'Guest';
    change({ name: given });
    seeker.begin({ name: given, ...wishOf(game.value, counts.length > 1 ? seats.value : undefined) });
  };
  return (
    <form
      class={styles.wishes}
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <p>
        You are put together with whoever else looks for a game, about as good as you if that is known. After twenty
        seconds computer players take the seats that are left.
      </p>
      <Choice
        says="Which game"
        value={game.value}
        of={[ANY, ...GAMES.map(({ id }) => id)]}
        names={NAMES}
        choose={id => (game.value = id)}
      />
      {counts.length > 1 && (
        <Choice says="Players at the table" value={seats.value} of={counts} choose={count => (seats.value = count)} />
      )}
      <label for="seek-name">Your name</label>
      <input
        id="seek-name"
        class={styles.name}
        value={name.value}
        maxLength={24}
        autocomplete="nickname"
        onInput={event => (name.value = event.currentTarget.value)}
      />
      <p role="alert">{wrong}</p>
      <Action tone="main">Play somebody</Action>
    </form>
  );
}

const wishOf = (game: string, seats: string | undefined): Wanted => ({
  ...(game === ANY ? {} : { games: [game] }),
  ...(game === ANY || seats === undefined ? {} : { seats: Number(seats) }),
});

type LookingProps = { readonly seeker: Seeker; readonly state: Exclude<Seeking, { is: 'idle' }> };

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
