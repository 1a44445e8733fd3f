/** A place at a table that was settled before it is laid: whoever comes first lays it, and for the others it is there. */
import { findGame } from '@parlour/games/shelf';
import type { Sought } from '@parlour/protocol/club/meeting';
import type { TableSettings } from '@parlour/table/log';
import type { ServerContext } from '../../open-tables.ts';
import { laySeated, type Seated } from '../seated-table.ts';

export type SettledTable = {
  readonly game: string;
  readonly table: string;
  readonly occupants: readonly Seated[];
};

export async function placeAt(
  context: ServerContext,
  { game, table, occupants }: SettledTable,
  seat: number,
): Promise<Extract<Sought, { is: 'met' }>> {
  const laying = { game, settings: settingsFor(game), id: table };
  const laid = await laySeated(context, laying, occupants);
  const token = laid.ok ? laid.value.tokens[seat] : undefined;
  if (!token) throw new Error(laid.ok ? 'a place has no token' : laid.fault);
  return { is: 'met', game, table, seat: token };
}

/** Between strangers a clock runs, so that nobody can keep the others waiting. */
function settingsFor(game: string): Partial<TableSettings> {
  const isRace = findGame(game)?.turns === 'all at once';
  return { clock: { kind: 'turn', seconds: isRace ? 180 : 60 }, ...(isRace && { start: 'ready' }) };
}
