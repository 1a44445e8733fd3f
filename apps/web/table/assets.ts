import type { Board } from '@parlour/board-kit/board';
import { seatPortraits } from '@parlour/board-kit/components/seats/portrait.tsx';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Chair } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { nameWithoutNumber } from '@parlour/players/persona-names';
import type { SeatInfo } from '@parlour/table/views';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { boxOfGame, loadBoard, loadPack, loadTheme } from '../lib/box-assets.ts';
import { portraitFileName } from '../ui/portrait-files.ts';
import { computerNames } from '../worker/seat-names.ts';
import { platform } from './platform.ts';
import type { TableAssets } from './playback.ts';

type TableSetup = { readonly game: string; readonly rules: number; readonly options: Options };

export async function loadTableAssets(setup: TableSetup): Promise<TableAssets> {
  const { game, rules, options } = setup;
  const box = boxOfGame(game);
  const [board, pack] = await Promise.all([loadBoard(game), loadPack(box, options, rules), loadTheme(box.id)]);
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
  readonly seats: readonly SeatInfo[];
  readonly ownSeat: Chair;
  readonly isReady: boolean;
};

/** Draws the faces of a table's players, and removes them when the table is left. */
export function useFaces({ game, seats, ownSeat, isReady }: FacesWanted): void {
  const names = computerNames(seats);
  const portraits = portraitsOfPeople(game, seats, ownSeat).map(who => who && platform().portraitUrl(who));
  const canLoad = useSignal(false);
  useEffect(() => {
    if (canLoad.value) return;
    const timer = setTimeout(() => (canLoad.value = true), isReady ? READY_DELAY_MS : MAX_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    if (!canLoad.value) return;
    let isWanted = true;
    void import('../lib/lazy-box-parts.ts').then(({ showFaces }) =>
      isWanted ? showFaces(game, names, portraits) : undefined,
    );
    return () => {
      isWanted = false;
      seatPortraits.value = new Map();
    };
  }, [game, names.join(), portraits.join(), canLoad.value]);
}

/**
 * The portraits of the people at a table, as `<box>/<name>`. The player of this device has the chosen one; the others,
 * and those who chose none, get characters of the box whom nobody else there looks like.
 */
export function portraitsOfPeople(
  game: string,
  seats: readonly SeatInfo[],
  ownSeat: Chair,
): readonly (string | undefined)[] {
  const { id, guestPortraits = [] } = boxOfGame(game);
  const chosen = settings.value.portrait;
  const preferred = guestPortraits.map(name => `${id}/${name}`);
  const others = platform().portraits.filter(who => who.startsWith(`${id}/`) && !preferred.includes(who));
  const taken = new Set([chosen, ...computerNames(seats).map(name => name && portraitKey(id, name))]);
  const free = [...preferred, ...others].filter(who => !taken.has(who));
  const own = chosen === '' && ownSeat !== null ? free.shift() : chosen;
  return seats.map((occupant, seat) => {
    if (occupant.is !== 'person') return undefined;
    return seat === ownSeat ? own : free[seat];
  });
}

const portraitKey = (box: string, name: string): string => `${box}/${portraitFileName(nameWithoutNumber(name))}`;
