/** The puzzles of one kind, by how hard they are, and which of them have been solved. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findPuzzleKind, type ListedKind, numbersFor } from '@parlour/games/shelf/puzzle-list';
import { FINDERS, type FoundBy } from '@parlour/games/shelf/puzzle-pack';
import { findGame } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import type { KeptPuzzle } from '../host/solved.ts';
import { worker } from '../host/worker-client.ts';
import { endedSaid, HARDNESS, keptFor, nextNumber, puzzlePath, signFor } from '../puzzles.ts';
import { go, Link } from '../router.tsx';
import { Missing } from './missing.tsx';
import { Page, Paper } from './page.tsx';
import styles from './puzzles.module.css';

export function PuzzleKindPage({ named }: PageProps): JSX.Element {
  const kind = findPuzzleKind(named.kind ?? '');
  return kind ? <OneKind kind={kind} /> : <Missing />;
}

function OneKind({ kind }: { readonly kind: ListedKind }): JSX.Element {
  const kept = useAsked(() => worker().puzzles(), [kind.id]) ?? [];
  const next = nextNumber(kind, 0, kept);
  const isAlone = findGame(kind.game)?.seats[1] === 1;
  return (
    <Page title={kind.title} world={boxOf(kind.game).id}>
      <Paper>
        <p>{kind.asks}</p>
        {kind.open && !isAlone && <p>All hands lie open.</p>}
        <Action tone="main" onAct={() => go(puzzlePath({ kind: kind.id, number: next }))}>
          Puzzle {next}
        </Action>
        {FINDERS.map(finder => (
          <Numbers key={finder} {...{ kind, finder, kept }} />
        ))}
        <p class={styles.back}>
          <Link to="/puzzles">All puzzles</Link>
          <Link to={`/box/${boxOf(kind.game).id}`}>The box of {boxOf(kind.game).title}</Link>
        </p>
      </Paper>
    </Page>
  );
}

type NumbersProps = { readonly kind: ListedKind; readonly finder: FoundBy; readonly kept: readonly KeptPuzzle[] };

function Numbers({ kind, finder, kept }: NumbersProps): JSX.Element | null {
  const numbers = numbersFor(kind, finder);
  if (numbers.length === 0) return null;
  return (
    <section>
      <h2 class={styles.heading}>{heading(finder)}</h2>
      <ol class={styles.numbers}>
        {numbers.map(number => (
          <PuzzleLink key={number} kind={kind} number={number} kept={keptFor(kept, { kind: kind.id, number })} />
        ))}
      </ol>
    </section>
  );
}

const heading = (finder: FoundBy): string => HARDNESS[finder].slice(0, 1).toUpperCase() + HARDNESS[finder].slice(1);

type LinkProps = { readonly kind: ListedKind; readonly number: number; readonly kept: KeptPuzzle | undefined };

function PuzzleLink({ kind, number, kept }: LinkProps): JSX.Element {
  return (
    <li>
      <Link
        to={puzzlePath({ kind: kind.id, number })}
        class={styles.number}
        label={`Puzzle ${number}, ${endedSaid(kept)}`}
      >
        {number}
        {kept && <span>{signFor(kept)}</span>}
      </Link>
    </li>
  );
}
