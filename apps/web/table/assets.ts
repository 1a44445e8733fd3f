import type { Board } from '@parlour/board-kit/board';
import { seatPortraits } from '@parlour/board-kit/components/seats/portrait.tsx';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boxOfGame, loadBoard, loadPack } from '../lib/box-assets.ts';
import { platform } from './platform.ts';
import type { TableAssets } from './playback.ts';

type TableSetup = { readonly game: string; readonly rules: number; readonly options: Options };

export async function loadTableAssets(setup: TableSetup): Promise<TableAssets> {
  const { game, rules, options } = setup;
  const [board, pack] = await Promise.all([loadBoard(game), loadPack(boxOfGame(game), options, rules)]);
  return { board: board ?? (await loadGenericBoard(setup)), pack };
}

/** A game without its own board is described in its own words, so the page opens its rules too. */
async function loadGenericBoard({ game, rules, options }: TableSetup): Promise<Board> {
  const opened = assertDefined(findGame(game)).open(options, name => platform().workerApi().read(name), rules);
  const { createGenericBoard } = await import('../generic-board/board.tsx');
  return createGenericBoard(await opened);
}

/** Cards are drawn first; during a long wait for a turn the faces may load anyway. */
const [READY_DELAY_MS, MAX_DELAY_MS] = [700, 8000] as const;

type FacesWanted = {
  readonly game: string;
  readonly names: readonly (string | undefined)[];
  readonly isReady: boolean;
};

/** Draws the faces of a table's computer players, and removes them when the table is left. */
export function useFaces({ game, names, isReady }: FacesWanted): void {
  const canLoad = useSignal(false);
  useEffect(() => {
    if (canLoad.value) return;
    const timer = setTimeout(() => (canLoad.value = true), isReady ? READY_DELAY_MS : MAX_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    if (!canLoad.value) return;
    let isWanted = true;
    void import('../lib/lazy-box-parts.ts').then(({ showFaces }) => (isWanted ? showFaces(game, names) : undefined));
    return () => {
      isWanted = false;
      seatPortraits.value = new Map();
    };
  }, [game, names.join(), canLoad.value]);
}
