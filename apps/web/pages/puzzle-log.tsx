/** All that has been heard before a puzzle; a clause opens the sheet. */
import { Leaf } from '@parlour/board-kit/pieces/leaf';
import { findGame } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Heard } from '../host/table-handle.ts';
import { GameSheet } from './game-sheet.tsx';
import { LogLines } from './log.tsx';

type LogProps = { readonly game: string; readonly heard: readonly Heard[]; close(): void };

export function PuzzleLog({ game, heard, close }: LogProps): JSX.Element {
  const clause = useSignal<string | undefined>(undefined);
  if (clause.value !== undefined) return <GameSheet game={must(findGame(game))} at={clause.value} close={close} />;
  return (
    <Leaf label="What has happened" close={close}>
      <LogLines heard={heard} openClause={at => (clause.value = at)} />
    </Leaf>
  );
}
