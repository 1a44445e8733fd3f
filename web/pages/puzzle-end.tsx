/** After a puzzle: the next one, and the result to share. */
import { Action } from '@parlour/felt/pieces/prompt';
import type { ListedKind } from '@parlour/games/puzzle-list';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dayOf } from '../daily.ts';
import { worker } from '../host/worker-client.ts';
import { nextNumber, puzzlePath, puzzleStreak, sharedPuzzle } from '../puzzles.ts';
import { go } from '../router.tsx';
import type { Puzzling } from './use-puzzle.ts';

type EndProps = { readonly kind: ListedKind; readonly number: number; readonly puzzling: Puzzling };

export function PuzzleEnd({ kind, number, puzzling }: EndProps): JSX.Element {
  const said = useSignal('');
  const next = async (): Promise<void> =>
    go(puzzlePath({ kind: kind.id, number: nextNumber(kind, number, await worker().puzzles()) }));
  const share = async (): Promise<void> => {
    const kept = puzzling.kept.value;
    if (!kept) return;
    const streak = puzzleStreak(await worker().puzzles(), dayOf(new Date()));
    said.value = await copied(`${sharedPuzzle({ kind, kept, streak })}\n${location.origin}${puzzlePath(kept)}`);
  };
  return (
    <>
      <Action tone="main" onAct={() => void next()} takesFocus>
        Next puzzle
      </Action>
      <Action onAct={() => void share()}>Share</Action>
      <span role="status">{said.value}</span>
    </>
  );
}

async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'It could not be copied here.';
  }
}
