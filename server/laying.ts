/** Laying a table in the house: a new one, or one for a match begun elsewhere. */
import { must } from '@parlour/kernel/must';
import { seatingFault } from '@parlour/kernel/record';
import { foldTable } from '@parlour/table/fold';
import { layTable } from '@parlour/table/lay';
import { type Entry, FAIR, type Settings, stamp, type What } from '@parlour/table/log';
import { isRestless } from '@parlour/table/restless';
import { z } from 'zod';
import { cardOf } from './card.ts';
import { LEASE } from './hold.ts';
import { furnish, type House } from './house.ts';
import { type Ledger, timed } from './judging.ts';
import type { Opened } from './library.ts';
import { CODE_LENGTHS, newCode, newId } from './names.ts';
import type { Room } from './room.ts';
import { given, settingsSchema } from './settings.ts';
import { type Door, StoreTrouble } from './store/port.ts';
import { LONGEST_OPTION } from './thinking/replay.ts';

/** Longer than this, what options say is a pack of somebody's own. */
const PACK = 1000;

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

export type Enough = { readonly enough: string };

/** Lays a table for somebody at an address, unless that has had enough. */
export async function lay(house: House, request: LayRequest, from: string): Promise<Laid | Wrong | Enough> {
  if (!house.limits.take('tables', from)) return { enough: 'Enough tables were laid from your address this hour.' };
  const prepared = await (request.record === undefined
    ? prepareNew(house, request)
    : prepareMoved(house, request, from));
  if ('wrong' in prepared) return prepared;
  const entries = stamp(prepared.drafts, { number: 0, at: 0 }, house.clock.now());
  const enough = enoughOf(house, prepared.opened, entries, from);
  return enough ?? keepNew(house, prepared.opened, entries, request.door ?? 'private', from);
}

function enoughOf({ limits }: House, { options }: Opened, entries: readonly Entry[], from: string): Enough | undefined {
  const isPack = Object.values(options).some(value => typeof value === 'string' && value.length > PACK);
  if (isPack && !limits.take('packs', from)) return { enough: 'Enough packs were brought from your address today.' };
  const bytes = JSON.stringify(entries).length;
  return limits.take('bytes', from, bytes) ? undefined : { enough: 'Enough was kept from your address today.' };
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

/** The record is judged in another thread. */
async function prepareMoved(house: House, request: LayRequest, from: string): Promise<Prepared | Wrong> {
  const task = { record: must(request.record), settings: settingsOf(request) };
  const replayed = await house.thinking.replay(task, from);
  if ('wrong' in replayed) return replayed;
  const opened = await house.library.open(replayed.game, replayed.options, replayed.rules);
  return 'wrong' in opened ? opened : { opened, drafts: replayed.drafts };
}

/** Whoever comes may be a stranger: what the host has not loosened is fair. */
const settingsOf = ({ settings = {} }: LayRequest): Settings => ({ ...FAIR, ...given(settings) });

/** Codes are short, so one may be taken: another is drawn, and after some tries a longer one. */
const TRIES = 4;
const LENGTHS = CODE_LENGTHS.flatMap(length => Array.from({ length: TRIES }, () => length));

async function keepNew(
  house: House,
  opened: Opened,
  entries: readonly Entry[],
  door: Door,
  from: string,
): Promise<Laid> {
  const { store, entropy, clock } = house;
  const ledger: Ledger = { spent: 0 };
  const table = foldTable(timed(opened.game, ledger), entries);
  const due = isRestless(table, []) ? LEASE : null;
  const laid = clock.now();
  for (const length of LENGTHS) {
    const row = { id: newId(entropy), code: newCode(entropy, length), door, laid, card: JSON.stringify(cardOf(table)) };
    if ((await store.lay(row, entries, due)) === 'taken') continue;
    const fresh = { closed: false, archived: false, seen: laid, held: due !== null };
    const given = { table, ledger, origin: 'fresh', whose: from } as const;
    const room = furnish(house, { ...row, ...fresh }, opened, given);
    house.rooms.set(row.id, Promise.resolve(room));
    return { room, host: house.tokens.host(row.id) };
  }
  throw new StoreTrouble('Every code that was drawn is taken.');
}
