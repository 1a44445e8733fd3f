/** At the end of a match elsewhere: another game with the same people. Everybody is asked, and the table comes by itself. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { AnotherRequest, Another as Called, MEETING_ROUTES } from '@parlour/protocol/club/meeting';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { joined } from '../cut-word.ts';
import { worker } from '../host/worker-client.ts';
import { Choice } from '../pages/terms.tsx';
import { go } from '../router.tsx';
import styles from './another.module.css';
import { ask } from './ask.ts';

type Say = (saying: Omit<AnotherRequest, 'seat'>) => Promise<void>;

const EVERY = 2500;

/** `people` is how many sit there. */
export function Another({ table, people }: { readonly table: string; readonly people: number }): JSX.Element | null {
  const called = useSignal<Called>({ is: 'none' });
  const wrong = useSignal('');
  const say: Say = async saying => {
    const seat = (await worker().farTables()).find(({ id }) => id === table)?.seat;
    if (seat === undefined) return;
    const body = { seat, ...saying };
    const url = '/api/club/tables/:table/another';
    const answer = await ask<typeof MEETING_ROUTES.another>({ method: 'POST', url, params: { table }, body });
    if (answer.ok) called.value = answer.value;
    else if (saying.game !== undefined) wrong.value = answer.fault.message;
  };
  useEffect(() => {
    const timer = setInterval(() => void say({}), EVERY);
    void say({});
    return () => clearInterval(timer);
  }, [table]);
  useEffect(() => void follow(called.value), [called.value]);
  return (
    <div class={styles.another}>
      <Asked called={called.value} people={people} say={say} />
      <p role="alert">{wrong.value}</p>
    </div>
  );
}

async function follow(called: Called): Promise<void> {
  if (called.is !== 'met') return;
  await worker().keepSeat(called.table, called.seat);
  go(`/t/${called.table}`);
}

type AskedProps = { readonly called: Called; readonly people: number; readonly say: Say };

function Asked({ called, people, say }: AskedProps): JSX.Element | null {
  if (called.is === 'met') return <p role="status">The table is laid.</p>;
  if (called.is === 'none') return <Calling people={people} say={say} />;
  const title = findGame(called.game)?.title ?? 'another game';
  if (called.agreed) {
    const seconds = Math.ceil(called.left / 1000);
    return (
      <p role="status">
        {title} is next. It waits for {joined(called.waiting)}, and goes on in {seconds} s with computer players.
      </p>
    );
  }
  return (
    <div class={styles.ways}>
      <p role="status">
        {called.by} calls everybody to {title}.
      </p>
      <Action tone="main" onAct={() => void say({ agrees: true })}>
        Come along
      </Action>
      <Action onAct={() => void say({ agrees: false })}>Not me</Action>
    </div>
  );
}

function Calling({ people, say }: Omit<AskedProps, 'called'>): JSX.Element {
  const games = gamesOnShelf().filter(({ seats }) => seats[1] >= Math.max(2, people));
  const names = Object.fromEntries(games.map(({ id, title }) => [id, title]));
  const game = useSignal(games[0]?.id ?? '');
  return (
    <details class={styles.calling}>
      <summary>Another game with the same people</summary>
      <div class={styles.ways}>
        <Choice
          says="Which game"
          value={game.value}
          of={games.map(({ id }) => id)}
          names={names}
          choose={id => (game.value = id)}
        />
        <Action onAct={() => void say({ game: game.value })}>Call them</Action>
      </div>
    </details>
  );
}
