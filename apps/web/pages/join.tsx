/** Joining a table: by the letters of its code, or by looking which ones stand open. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame } from '@parlour/games/shelf/shelf';
import { counted } from '@parlour/kernel/saying';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import type { Listed } from '../host/worker-api.ts';
import { worker } from '../host/worker-client.ts';
import { go, Link } from '../router.tsx';
import styles from './join.module.css';
import { Page, Paper } from './page.tsx';

export function JoinPage({ named }: PageProps): JSX.Element {
  const code = useSignal(named.code ?? '');
  const wrong = useSignal('');
  const join = async (): Promise<void> => {
    const found = await worker().findCode(code.value.trim().toUpperCase());
    if (found.ok) go(`/t/${found.value.table}`);
    else wrong.value = found.fault;
  };
  useEffect(() => {
    if (named.code !== undefined) void join();
  }, [named.code]);
  return (
    <Page title="Join a table">
      <Paper>
        <form
          class={styles.form}
          onSubmit={event => {
            event.preventDefault();
            void join();
          }}
        >
          <label for="code">The code you were told</label>
          <input
            id="code"
            class={styles.code}
            value={code.value}
            maxLength={7}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={event => {
              code.value = event.currentTarget.value;
            }}
          />
          <Action tone="main">Join</Action>
          <p role="alert">{wrong.value}</p>
        </form>
      </Paper>
      <OpenTables />
      <Link to="/club/tournaments" class={styles.way}>
        Tournaments
      </Link>
    </Page>
  );
}

function OpenTables(): JSX.Element | null {
  const answer = useAsked(async () => worker().listed(), []);
  const mine = useAsked(() => worker().farTables(), []) ?? [];
  const listed: readonly Listed[] = answer?.ok ? answer.value.tables : [];
  if (listed.length === 0 && mine.length === 0) return null;
  return (
    <Paper>
      {mine.length > 0 && <h2 class={styles.heading}>Where you have been</h2>}
      <ul>
        {mine.map(({ id, seen }) => (
          <li key={id} class={styles.row}>
            <Link to={`/t/${id}`}>{titleOf(seen?.table?.game)}</Link>
          </li>
        ))}
      </ul>
      {listed.length > 0 && <h2 class={styles.heading}>Open tables</h2>}
      <ul>
        {listed.map(({ table, game, seats, playing }) => (
          <li key={table} class={styles.row}>
            <Link to={`/t/${table}`}>{titleOf(game)}</Link>
            <span class={styles.about}>
              {seats.filter(Boolean).join(', ') || 'nobody yet'}
              {playing ? ', playing' : `, ${counted(seats.filter(seat => seat === null).length, 'seat')} free`}
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

const titleOf = (game: string | undefined): string => (game && findGame(game)?.title) ?? 'A table';
