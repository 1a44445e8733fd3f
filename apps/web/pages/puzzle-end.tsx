/** After a puzzle: the answer explained, the next one, and the result to share. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { dayOf } from '@parlour/club/days';
import type { ListedKind } from '@parlour/games/shelf/puzzle-list';
import type { JSX } from 'preact';
import { worker } from '../host/worker-client.ts';
import { nextNumber, puzzlePath, puzzleStreak, sharedPuzzle } from '../puzzles.ts';
import { go } from '../router.tsx';
import styles from './puzzle.module.css';
import { useSharing } from './share-link.tsx';
import type { Puzzling } from './use-puzzle.ts';

type EndProps = { readonly kind: ListedKind; readonly number: number; readonly puzzling: Puzzling; putAway(): void };

/** The answer explained, on a slip over the table. */
export function PuzzleEnd({ kind, number, puzzling, putAway }: EndProps): JSX.Element {
  const sharing = useSharing();
  const { stand, solution, kept } = puzzling;
  const share = async (): Promise<void> => {
    if (!kept.value) return;
    const streak = puzzleStreak(await worker().puzzles(), dayOf(new Date()));
    const text = sharedPuzzle({ kind, kept: kept.value, streak });
    await sharing.share({ text, link: `${location.origin}${puzzlePath(kept.value)}` });
  };
  const head = stand.value === 'right' ? 'Right.' : `The answer: ${solution.value?.written ?? ''}.`;
  return (
    <section class={styles.slip} aria-label="The answer">
      <p class={styles.why}>
        {head} {solution.value?.why}
      </p>
      <div class={styles.ways}>
        <NextPuzzle kind={kind} number={number} />
        <Action onAct={() => void share()}>Share</Action>
        <Action onAct={putAway}>See the table</Action>
        <span role="status">{sharing.says}</span>
      </div>
      {sharing.dialog}
    </section>
  );
}

type NextProps = Pick<EndProps, 'kind' | 'number'>;

export function NextPuzzle({ kind, number }: NextProps): JSX.Element {
  const next = async (): Promise<void> =>
    go(puzzlePath({ kind: kind.id, number: nextNumber(kind, number, await worker().puzzles()) }));
  return (
    <Action tone="main" onAct={() => void next()} takesFocus>
      Next puzzle
    </Action>
  );
}
