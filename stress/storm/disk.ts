/** A disk in bad weather: slow, sometimes full, and a house may fall while a write is under way. */
import { StoreError, type TableStore } from '@parlour/server/store/types';
import type { Sim } from './sim.ts';
import type { Weather } from './weather.ts';

/** Whoever has fallen hears of nothing any more; what they had begun to write may be there all the same. */
export type Life = { isOver: boolean };

export function badDisk(disk: TableStore, sim: Sim, weather: Weather, life: Life): TableStore {
  const soon = (): number => sim.between(0, 20);
  const through = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const answer = (act: () => void): unknown => sim.later(soon(), () => life.isOver || act());
      const fail = (): unknown => answer(() => reject(new StoreError('the disk is full')));
      sim.later(soon(), () => {
        if (life.isOver && sim.once(2)) return;
        if (sim.once(weather.faults)) return fail();
        const late = sim.once(2 * weather.faults);
        work().then(value => (late ? fail() : answer(() => resolve(value))));
      });
    });
  const { documents } = disk;
  return {
    create: (row, entries, due) => through(() => disk.create(row, entries, due)),
    append: (id, entries, due) => through(() => disk.append(id, entries, due)),
    heads: ids => through(() => disk.heads(ids)),
    read: (id, from) => through(() => disk.read(id, from)),
    updateNotes: (id, note) => through(() => disk.updateNotes(id, note)),
    find: by => through(() => disk.find(by)),
    lobbyTables: limit => through(() => disk.lobbyTables(limit)),
    claim: (lease, limit) => through(() => disk.claim(lease, limit)),
    renew: renewals => through(() => disk.renew(renewals)),
    exchangeTallies: tallies => through(() => disk.exchangeTallies(tallies)),
    markInUse: ids => through(() => disk.markInUse(ids)),
    claimForMaintenance: (lease, limit) => through(() => disk.claimForMaintenance(lease, limit)),
    postponeMaintenance: (id, milliseconds) => through(() => disk.postponeMaintenance(id, milliseconds)),
    archive: (id, bytes, card) => through(() => disk.archive(id, bytes, card)),
    readArchive: id => through(() => disk.readArchive(id)),
    remove: id => through(() => disk.remove(id)),
    listTables: choice => through(() => disk.listTables(choice)),
    size: () => through(() => disk.size()),
    probe: () => through(() => disk.probe()),
    documents: {
      commit: writes => through(() => documents.commit(writes)),
      fetch: (kind, ids) => through(() => documents.fetch(kind, ids)),
      byKey: (kind, key) => through(() => documents.byKey(kind, key)),
      list: (kind, list, span) => through(() => documents.list(kind, list, span)),
      count: (kind, list) => through(() => documents.count(kind, list)),
      expire: limit => through(() => documents.expire(limit)),
    },
    sharedSecret: (name, make) => disk.sharedSecret(name, make),
    close: () => disk.close(),
  };
}
