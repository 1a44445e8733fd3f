/** What Kan-U-Go and the race show to the shelf alike. */
import type { Game } from '@parlour/kernel/game';
import type { TableOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { type Chance, draw, drawnFrom, readChance, writeChance } from './chance.ts';
import type { TableHappening } from './happenings.ts';
import { isPlay, read, type TablePlay, write } from './plays.ts';
import { say, tell } from './say.ts';
import { type RoundState, whereabouts } from './state.ts';
import type { RoundView } from './view.ts';

export type TableParts<S extends RoundState, V extends RoundView, O extends TableOptions> = {
  state: S;
  play: TablePlay;
  chance: Chance;
  happening: TableHappening;
  view: V;
  options: O;
};

type Common =
  | 'version'
  | 'seats'
  | 'pack'
  | 'undo'
  | 'draw'
  | 'drawnFrom'
  | 'whereabouts'
  | 'isPlay'
  | 'write'
  | 'read';
type Told = 'writeChance' | 'readChance' | 'say' | 'tell';

export const tableGame: Pick<Game<TableParts<RoundState, RoundView, TableOptions>>, Common | Told> = {
  version: 1,
  seats: [2, 7],
  pack: PACK,
  undo: 'consent',
  draw,
  drawnFrom,
  whereabouts,
  isPlay,
  write,
  read,
  writeChance,
  readChance,
  say,
  tell,
};
