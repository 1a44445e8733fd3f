/** The deals of the last days, and what came of them. */

import { daysBefore } from '@parlour/club/days';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { daySaid, madeSaid } from '../daily.ts';
import type { KeptDay } from '../host/days.ts';
import { Link } from '../router.tsx';
import styles from './daily.module.css';

type WeekProps = {
  readonly game: BoxedGame;
  readonly day: string;
  readonly today: string;
  readonly days: readonly KeptDay[];
};

const WEEK = 7;

export function Week({ game, day, today, days }: WeekProps): JSX.Element {
  const shown = Array.from({ length: WEEK }, (_, i) => daysBefore(today, WEEK - 1 - i));
  return (
    <nav aria-label="The last days">
      <ol class={styles.week}>
        {shown.map(other => (
          <li key={other} data-shown={other === day}>
            <Link
              to={`/daily/${game.id}/${other}`}
              class={styles.day}
              label={`${daySaid(other)}: ${told(days.find(kept => kept.day === other))}`}
            >
              <span>{Number(other.slice(-2))}</span>
              <span>{sign(days.find(kept => kept.day === other))}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const told = (kept: KeptDay | undefined): string => (kept?.made ? madeSaid(kept.made) : kept ? 'begun' : 'not played');

function sign(kept: KeptDay | undefined): string {
  if (!kept?.made) return kept ? '…' : '·';
  return kept.made.won ? '★' : '○';
}
