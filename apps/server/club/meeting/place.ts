/** A place at a table that was settled before it is laid: whoever comes first lays it, and for the others it is there. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { Sought } from '@parlour/protocol/club/meeting';
import type { TableSettings } from '@parlour/table/log';
import { RATED } from '@parlour/table/rated';
import type { ServerContext } from '../../open-tables.ts';
import { ratedOptions } from '../ratings/laying.ts';
import { laySeated, type Seated } from '../seated-table.ts';

export type SettledTable = {
  readonly game: string;
  readonly table: string;
  readonly occupants: readonly Seated[];
  readonly rated?: boolean;
};

export async function placeAt(
  context: ServerContext,
  { game, table, occupants, rated = false }: SettledTable,
  seat: number,
): Promise<Extract<Sought, { is: 'met' }>> {
  const settings = rated ? { ...RATED, ...settingsFor(game) } : settingsFor(game);
  const options = rated ? await ratedOptions(context.library, game) : undefined;
  const laying = { game, settings, id: table, ...(options && { options }) };
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
