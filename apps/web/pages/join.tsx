/** Joins a table by its code or from the list of open tables. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findGame } from '@parlour/games/shelf/shelf';
import { pluralize } from '@parlour/kernel/sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { Link, navigateTo } from '../app/router.tsx';
import { useAsync } from '../lib/use-async.ts';
import { PageLayout, PaperPanel } from '../ui/page.tsx';
import type { ListedTable } from '../worker/worker-api.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './join.module.css';

export function JoinPage({ named }: PageProps): JSX.Element {
  const code = useSignal(named.code ?? '');
  const error = useSignal('');
  const join = async (): Promise<void> => {
    const found = await workerApi().findTableByCode(code.value.trim().toUpperCase());
    if (found.ok) navigateTo(`/t/${found.value.table}`);
    else error.value = found.fault;
  };
  useEffect(() => {
    if (named.code !== undefined) void join();
  }, [named.code]);
  return (
    <PageLayout title="Join a table">
      <PaperPanel>
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
          <ActionButton tone="main">Join</ActionButton>
          <p role="alert">{error.value}</p>
        </form>
      </PaperPanel>
      <OpenTables />
      <Link to="/club/tournaments" class={styles.way}>
        Tournaments
      </Link>
    </PageLayout>
  );
}

function OpenTables(): JSX.Element | null {
  const listing = useAsync(async () => workerApi().listOpenTables(), []);
  const visited = useAsync(() => workerApi().remoteTables(), []) ?? [];
  const listed: readonly ListedTable[] = listing?.ok ? listing.value.tables : [];
  if (listed.length === 0 && visited.length === 0) return null;
  return (
    <PaperPanel>
      {visited.length > 0 && <h2 class={styles.heading}>Where you have been</h2>}
      <ul>
        {visited.map(({ id, seen: lastView }) => (
          <li key={id} class={styles.row}>
            <Link to={`/t/${id}`}>{tableTitle(lastView?.table?.game)}</Link>
          </li>
        ))}
      </ul>
      {listed.length > 0 && <h2 class={styles.heading}>Open tables</h2>}
      <ul>
        {listed.map(({ table, game, seats, playing }) => (
          <li key={table} class={styles.row}>
            <Link to={`/t/${table}`}>{tableTitle(game)}</Link>
            <span class={styles.about}>
              {seats.filter(Boolean).join(', ') || 'nobody yet'}
              {playing ? ', playing' : `, ${pluralize(seats.filter(seat => seat === null).length, 'seat')} free`}
            </span>
          </li>
        ))}
      </ul>
    </PaperPanel>
  );
}

const tableTitle = (game: string | undefined): string => (game && findGame(game)?.title) ?? 'A table';
