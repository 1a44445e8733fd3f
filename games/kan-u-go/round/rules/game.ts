/** Game contract parts that Kan-U-Go and the race share. */
import type { Facts, Notation, Proof, Refusal } from '@parlour/kernel/game';
import type { TableOptions } from '../../rules/options.ts';
import { type Chance, readChance, writeChance } from './chance.ts';
import type { TableEvent } from './events.ts';
import { isPlay, read, type TablePlay, write } from './plays.ts';
import { type RoundState, whereabouts } from './state.ts';
import type { RoundView } from './view.ts';

type TableParts = {
  state: RoundState;
  play: TablePlay;
  chance: Chance;
  event: TableEvent;
  refusal: Refusal;
  view: RoundView;
  options: TableOptions;
};

export const SEATS: readonly [number, number] = [2, 7];

export const tableNotation: Notation<TableParts> = { isPlay, write, read, writeChance, readChance };

export const tableProof: Proof<TableParts> = { whereabouts };

export const tableFacts: Facts<TableParts> = {
  undo: 'consent',
  better: 'low',
  sides: count => count,
  dealer: ({ dealer }) => dealer,
};
