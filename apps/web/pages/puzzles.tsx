/** Puzzles: today's, and all kinds with what has been solved of each. */

import { dayOf } from '@parlour/club/days';
import { findPuzzleKind, type ListedKind, puzzleKinds, puzzleOfDay } from '@parlour/games/shelf/puzzle-list';
import { counted } from '@parlour/kernel/saying';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { daySaid } from '../daily.ts';
import type { KeptPuzzle } from '../host/solved.ts';
import { worker } from '../host/worker-client.ts';
import { endedSaid, keptFor, puzzleStreak, solvedOf } from '../puzzles.ts';
import { Link } from '../router.tsx';
import daily from './daily.module.css';
import { Streak } from './daily.tsx';
import { Page, Paper } from './page.tsx';
import styles from './puzzles.module.css';

export function PuzzlesPage(): JSX.Element {
  const kept = useAsked(() => worker().puzzles(), []) ?? [];
  return (
    <Page title="Puzzles">
      {puzzleKinds.length === 0 ? (
        <Paper>
          <p>No box on the shelf has puzzles.</p>
        </Paper>
      ) : (
        <>
          <TodaysPuzzle kept={kept} />
          <Kinds kept={kept} />
        </>
      )}
    </Page>
  );
}

type KeptProps = { readonly kept: readonly KeptPuzzle[] };

function TodaysPuzzle({ kept }: KeptProps): JSX.Element | null {
  const today = dayOf(new Date());
  const which = puzzleOfDay(today);
  const kind = which && findPuzzleKind(which.kind);
  if (!which || !kind) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>Today’s puzzle</h2>
      <p class={daily.date}>{daySaid(today)}</p>
      <p>Everybody has the same one today, and every day it is of another kind.</p>
      <Streak days={puzzleStreak(kept, today)} />
      <p class={daily.row}>
        <Link to="/puzzles/today">{kind.title}</Link>
        <span class={daily.about}>{endedSaid(keptFor(kept, which))}</span>
      </p>
    </Paper>
  );
}

const Kinds = ({ kept }: KeptProps): JSX.Element => (
  <Paper>
    <h2 class={styles.heading}>All puzzles</h2>
    <p>
      Positions of real games with exactly one right play, which has been proved. Computer players have tried them all.
    </p>
    <ul>
      {puzzleKinds.map(kind => (
        <KindRow key={kind.id} kind={kind} solved={solvedOf(kept, kind.id)} />
      ))}
    </ul>
  </Paper>
);

function KindRow({ kind, solved }: { readonly kind: ListedKind; readonly solved: number }): JSX.Element {
  return (
    <li class={styles.kind}>
      <div class={daily.row}>
        <Link to={`/puzzles/${kind.id}`}>{kind.title}</Link>
        <span class={daily.about}>
          {solved === 0 ? counted(kind.found.length, 'puzzle') : `${solved} of ${kind.found.length} solved`}
        </span>
      </div>
      <p>{kind.asks}</p>
    </li>
  );
}
