/** Laying a table in the house: a new one, or one for a match begun elsewhere. */
import { gameOfRecord } from '@parlour/games/open-record';
import { seatingFault } from '@parlour/kernel/record';
import { foldTable } from '@parlour/table/fold';
import { layTable, moveTable } from '@parlour/table/lay';
import { type Entry, FAIR, type Settings, stamp, type What } from '@parlour/table/log';
import { isRestless } from '@parlour/table/restless';
import { z } from 'zod';
import { cardOf } from './card.ts';
import { LEASE } from './hold.ts';
import { furnish, type House } from './house.ts';
import type { Opened } from './library.ts';
import { newCode, newId } from './names.ts';
import type { Room } from './room.ts';
import { given, settingsSchema } from './settings.ts';

/** An option may carry a whole pack of questions and answers. */
const LONGEST_OPTION = 60_000;

export const laySchema = z.strictObject({
  game: z.string().max(40).optional().meta({ description: 'which game; may be left out if a record is given' }),
  options: z.record(z.string().max(40), z.union([z.string().max(LONGEST_OPTION), z.number(), z.boolean()])).optional(),
  seats: z.int().min(1).max(20).optional(),
  dealer: z.int().min(0).max(19).optional(),
  door: z.enum(['private', 'listed']).optional(),
  settings: settingsSchema.optional(),
  record: z.string().max(200_000).optional().meta({ description: 'a match begun elsewhere, to be carried on here' }),
});

export type LayRequest = z.infer<typeof laySchema>;

export type Laid = { readonly room: Room; readonly host: string };

type Prepared = { readonly opened: Opened; readonly drafts: readonly What[] };
type Wrong = { readonly wrong: string };

export async function lay(house: House, request: LayRequest): Promise<Laid | Wrong> {
  const prepared = await (request.record === undefined ? prepareNew(house, request) : prepareMoved(house, request));
  if ('wrong' in prepared) return prepared;
  const entries = stamp(prepared.drafts, { number: 0, at: 0 }, house.clock.now());
  return keepNew(house, prepared.opened, entries, request.door ?? 'private');
}

async function prepareNew(house: House, request: LayRequest): Promise<Prepared | Wrong> {
  const opened = await house.library.open(request.game ?? '', request.options);
  if ('wrong' in opened) return opened;
  const { game, options } = opened;
  const [least, most] = game.seats;
  const count = request.seats ?? Math.min(most, Math.max(least, 4));
  const seating = { count, ...(request.dealer === undefined ? {} : { dealer: request.dealer }) };
  const wrong = seatingFault(game, seating);
  if (wrong !== undefined) return { wrong };
  const laying = { ...seating, options, settings: settingsOf(request) };
  return { opened, drafts: layTable(game, laying, house.entropy) };
}

/** The record is judged again, line by line. */
async function prepareMoved(house: House, request: LayRequest): Promise<Prepared | Wrong> {
  const named = gameOfRecord(request.record!);
  if ('message' in named) return { wrong: `Line ${named.line}: ${named.message}` };
  const { boxed, options, record } = named;
  const opened = await house.library.open(boxed.id, options, record.header.rules);
  if ('wrong' in opened) return opened;
  const moved = moveTable(opened.game, request.record!, settingsOf(request), house.entropy);
  return 'message' in moved ? { wrong: `Line ${moved.line}: ${moved.message}` } : { opened, drafts: moved.drafts };
}

/** Whoever comes may be a stranger: what the host has not loosened is fair. */
const settingsOf = ({ settings = {} }: LayRequest): Settings => ({ ...FAIR, ...given(settings) });

/** Codes are short, so one may be taken; then another is drawn. */
async function keepNew(
  house: House,
  opened: Opened,
  entries: readonly Entry[],
  door: 'private' | 'listed',
): Promise<Laid> {
  const { store, entropy, clock } = house;
  const table = foldTable(opened.game, entries);
  const due = isRestless(table, []) ? LEASE : null;
  for (;;) {
    const row = {
      id: newId(entropy),
      code: newCode(entropy),
      door,
      laid: clock.now(),
      card: JSON.stringify(cardOf(table)),
    };
    if ((await store.lay(row, entries, due)) === 'taken') continue;
    const room = furnish(house, { ...row, closed: false, held: due !== null }, opened, table, 'fresh');
    house.rooms.set(row.id, Promise.resolve(room));
    return { room, host: house.tokens.host(row.id) };
  }
}
