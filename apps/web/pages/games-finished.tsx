/** Finished games, found again by game, company, result and what happened. */

import { findGame } from '@parlour/games/shelf/shelf';
import { counted } from '@parlour/kernel/saying';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { boxOf } from '../boxes.ts';
import type { KeptRecord } from '../host/store.ts';
import { ANYTHING, choicesOf, ENDS, type GameRow, isWanted, rowOf, type Wanted } from '../my-games.ts';
import { Link } from '../router.tsx';
import styles from './games.module.css';
import { Lid } from './lid.tsx';
import { Paper } from './page.tsx';
import { Choice } from './terms.tsx';

export const titleOf = (game: string): string => findGame(game)?.title ?? game;
export const dateOf = (time: number): string => new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' });

/** More are not drawn at once; whoever looks for an older one narrows the search. */
const LISTED = 100;

export function Finished({ records }: { readonly records: readonly KeptRecord[] }): JSX.Element | null {
  const wanted = useSignal(ANYTHING);
  if (records.length === 0) return null;
  const rows = records.map(rowOf);
  const found = rows.filter(row => isWanted(row, wanted.value));
  return (
    <Paper>
      <h2 class={styles.heading}>Finished</h2>
      <Search rows={rows} wanted={wanted} />
      <p role="status" class={styles.about}>
        {found.length === rows.length
          ? counted(rows.length, 'game')
          : `${found.length} of ${counted(rows.length, 'game')}`}
        {found.length > LISTED && `; the latest ${LISTED} are shown`}
      </p>
      <ul aria-label="Finished games">
        {found.slice(0, LISTED).map(row => (
          <FinishedGame key={row.id} row={row} />
        ))}
      </ul>
    </Paper>
  );
}

function FinishedGame({ row }: { readonly row: GameRow }): JSX.Element {
  const { id, game, title, end, result, company, decided, ended, daily } = row;
  const box = findGame(game) && boxOf(game);
  return (
    <li class={styles.pictured} data-end={end}>
      <span class={styles.lid}>{box && <Lid box={box} />}</span>
      <Link to={`/after/${id}`}>
        {title}: {result}
      </Link>
      <span class={styles.replay}>
        <Link to={`/review/${id}`}>Look it over</Link> <Link to={`/replay/${id}`}>Replay</Link>
      </span>
      <span class={styles.about}>
        {daily !== undefined && 'daily deal, '}
        {company !== '' && `${company}, `}
        {dateOf(ended)}
      </span>
      {decided !== '' && <span class={styles.decided}>{decided}</span>}
    </li>
  );
}

type SearchProps = { readonly rows: readonly GameRow[]; readonly wanted: Signal<Wanted> };

const ANY = 'any';

function Search({ rows, wanted }: SearchProps): JSX.Element {
  const id = useId();
  const { games, others } = choicesOf(rows);
  const set = (key: keyof Wanted) => (value: string) => {
    wanted.value = { ...wanted.value, [key]: value === ANY ? '' : value };
  };
  const choice = (says: string, key: keyof Wanted, of: readonly string[]): JSX.Element => (
    <Choice says={says} value={wanted.value[key] || ANY} of={[ANY, ...of]} choose={set(key)} />
  );
  return (
    <div class={styles.search}>
      {choice('Game', 'game', games)}
      {choice('With', 'other', others)}
      {choice('Result', 'end', ENDS)}
      <div class={styles.words}>
        <label for={id}>What happened</label>
        <input id={id} type="search" maxLength={60} onInput={event => set('words')(event.currentTarget.value)} />
      </div>
    </div>
  );
}
