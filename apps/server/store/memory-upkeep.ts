/** Looking after the tables of the store in memory. */
import type { HeldTable, Memory } from './memory.ts';
import type { TableRow } from './port.ts';
import { type Choice, type KeptListing, STATES, stateOf, type Upkeep } from './upkeep.ts';

export function memoryUpkeep(memory: Memory, rowOf: (kept: HeldTable) => TableRow): Upkeep {
  const { tables } = memory;
  const all = (): HeldTable[] => [...tables.values()];
  return {
    async visit(ids) {
      for (const id of ids) Object.assign(tables.get(id) ?? {}, { seen: memory.now() });
    },
    async untidy(lease, limit) {
      const found = all().filter(({ tidy }) => tidy < memory.now());
      const given = found.toSorted((a, b) => a.tidy - b.tidy).slice(0, limit);
      for (const kept of given) kept.tidy = memory.now() + lease;
      return given.map(rowOf);
    },
    async postpone(id, milliseconds) {
      Object.assign(tables.get(id) ?? {}, { tidy: memory.now() + milliseconds });
    },
    async archive(id, bytes, card) {
      const kept = tables.get(id);
      if (!kept?.row.closed || kept.archive) return;
      kept.log.length = 0;
      Object.assign(kept, { archive: bytes, seen: memory.now(), row: { ...kept.row, card } });
    },
    archived: async id => tables.get(id)?.archive,
    remove: async id => tables.delete(id),
    list: async choice =>
      all()
        .map(kept => listingOf(kept, rowOf(kept)))
        .filter(listing => isChosen(listing, choice, memory.now()))
        .sort((a, b) => b.laid - a.laid)
        .slice(0, choice.limit),
    async size() {
      const listings = all().map(kept => listingOf(kept, rowOf(kept)));
      const count = STATES.map(state => [state, listings.filter(listing => listing.state === state).length]);
      return { bytes: listings.reduce((sum, { bytes }) => sum + bytes, 0), tables: Object.fromEntries(count) };
    },
    probe: async () => undefined,
  };
}

function listingOf({ log, archive }: HeldTable, { held: _, closed, archived, ...row }: TableRow): KeptListing {
  const bytes = log.reduce((sum, line) => sum + Buffer.byteLength(line), archive?.length ?? 0);
  return { ...row, state: stateOf({ closed, archived }), entries: log.length, bytes };
}

function isChosen(listing: KeptListing, { state, door, game, unseenFor }: Choice, now: number): boolean {
  if (state !== undefined && state !== listing.state) return false;
  if (door !== undefined && door !== listing.door) return false;
  if (unseenFor !== undefined && listing.seen >= now - unseenFor) return false;
  return game === undefined || (JSON.parse(listing.card) as { game?: string }).game === game;
}
