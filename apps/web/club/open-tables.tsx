/** Open tables, live: who sits there, how many seats are free, one tap to sit down. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import type { Listed } from '../host/worker-api.ts';
import { worker } from '../host/worker-client.ts';
import { Paper } from '../pages/page.tsx';
import { Link } from '../router.tsx';
import styles from './company.module.css';
import { useRepeated } from './use-repeated.ts';

const EVERY = 4000;

/** Those where one can sit down come first. */
export function OpenTables(): JSX.Element | null {
  const answer = useRepeated(async () => worker().listed(), EVERY);
  if (!answer?.ok) return null;
  const tables = answer.value.tables.filter(({ locked }) => !locked);
  const open = tables.filter(table => freeAt(table) > 0);
  return (
    <Paper>
      <h2 class={styles.heading}>Open tables</h2>
      {open.length === 0 && (
        <p>
          No table has a free seat just now. Whoever lays one <Link to="/">from the shelf</Link> with friends can have
          it listed here.
        </p>
      )}
      <ul>
        {open.map(listed => (
          <li key={listed.table} class={styles.row}>
            <Link to={`/t/${listed.table}?sit`}>Sit down to {findGame(listed.game)?.title ?? 'a game'}</Link>
            <span class={styles.about}>{aboutOf(listed)}</span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

const freeAt = ({ seats }: Listed): number => seats.filter(seat => seat === null).length;

function aboutOf(listed: Listed): string {
  const free = freeAt(listed);
  const seats = free === 1 ? '1 seat free' : `${free} seats free`;
  return [listed.seats.filter(Boolean).join(', ') || 'nobody yet', listed.playing ? 'playing' : '', seats]
    .filter(Boolean)
    .join(', ');
}
