/** Fault injection: the plan of a storm by its seed, and the network and disk that follow it. */

import type { ClientSocket, ClientSocketEvents } from '@parlour/client/client';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { Connection } from '@parlour/server/net/connection';
import { disconnect, receiveFrame } from '@parlour/server/net/connection';
import type { Transport } from '@parlour/server/net/transport';
import { StoreError, type TableStore } from '@parlour/server/store/types';
import { NEVER, type Simulation } from './simulated-time.ts';

export type FaultPlan = {
  /** An ordered network delays and disconnects; a wild one also loses, duplicates and reorders frames. */
  network: 'ordered' | 'wild';
  maxDelayMs: number;
  /** One in this many frames breaks the connection. */
  disconnectOdds: number;
  readonly servers: 1 | 2;
  /** Whether servers can reach each other. */
  bus: 'up' | 'away';
  /** In one of this many seconds a server crashes, or a clock is set. */
  crashOdds: number;
  clockJumpOdds: number;
  /** One in this many writes fails, before or after it is written. */
  diskFaultOdds: number;
};

export function drawFaultPlan(random: Random): FaultPlan {
  const pick = <T>(...items: readonly T[]): T => itemAt(items, random.below(items.length));
  return {
    network: pick('ordered', 'wild'),
    maxDelayMs: pick(5, 80, 400, 3000),
    disconnectOdds: pick(25, 100, 400, NEVER),
    servers: pick(1, 1, 2),
    bus: pick('up', 'up', 'away'),
    crashOdds: pick(5, 20, 60, NEVER),
    clockJumpOdds: pick(10, 60, NEVER),
    diskFaultOdds: pick(10, 40, NEVER),
  };
}

/** Ends the faults. Their effects remain. */
export function stopFaults(plan: FaultPlan): void {
  Object.assign(plan, {
    network: 'ordered',
    maxDelayMs: 20,
    disconnectOdds: NEVER,
    bus: 'up',
    crashOdds: NEVER,
    clockJumpOdds: NEVER,
    diskFaultOdds: NEVER,
  });
}

/** Returns the server a client reaches now, if any runs. */
export type ServerPicker = () => ((transport: Transport) => Connection) | undefined;

/** Calls `deliver` at the other end; the plan decides how late, how often, and whether at all. */
function unreliableChannel(sim: Simulation, plan: FaultPlan, isUp: () => boolean, breakLine: () => void) {
  let lastArrival = 0;
  return (deliver: () => void): void => {
    if (sim.oneIn(plan.disconnectOdds)) return breakLine();
    const wild = plan.network === 'wild';
    if (wild && sim.oneIn(30)) return;
    const copies = wild && sim.oneIn(40) ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      const due = sim.now() + sim.between(1, plan.maxDelayMs);
      const arrival = wild ? due : Math.max(due, lastArrival);
      lastArrival = arrival;
      sim.schedule(arrival - sim.now(), () => isUp() && deliver());
    }
  };
}

export function connectUnreliably(
  sim: Simulation,
  plan: FaultPlan,
  pickServer: ServerPicker,
  events: ClientSocketEvents,
): ClientSocket & { cut(): void } {
  let isUp = true;
  let connection: Connection | undefined;
  /** Each end learns at a different time that the connection is gone; the server may learn it much later. */
  const breakLine = (): void => {
    if (!isUp) return;
    isUp = false;
    sim.schedule(sim.between(0, 500), events.onClose);
    sim.schedule(sim.oneIn(4) ? 60_000 : sim.between(0, 500), () => connection && disconnect(connection));
  };
  const openChannel = () => unreliableChannel(sim, plan, () => isUp, breakLine);
  const [toServer, toClient] = [openChannel(), openChannel()];
  sim.schedule(sim.between(1, plan.maxDelayMs), () => {
    const arrive = pickServer();
    if (!isUp || !arrive) return breakLine();
    connection = arrive({ send: text => isUp && toClient(() => events.onMessage(text)), close: breakLine });
    events.onOpen();
  });
  return {
    send: text => toServer(() => connection && receiveFrame(connection, text)),
    close: breakLine,
    cut: breakLine,
  };
}

/** Whether a simulated process has crashed. It then gets no more answers, but writes it has begun may be on disk. */
export type ProcessState = { isOver: boolean };

export function unreliableStore(disk: TableStore, sim: Simulation, plan: FaultPlan, state: ProcessState): TableStore {
  const delayMs = (): number => sim.between(0, 20);
  const unreliably = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const answer = (act: () => void): unknown => sim.schedule(delayMs(), () => state.isOver || act());
      const fail = (): unknown => answer(() => reject(new StoreError('the disk is full')));
      sim.schedule(delayMs(), () => {
        if (state.isOver && sim.oneIn(2)) return;
        if (sim.oneIn(plan.diskFaultOdds)) return fail();
        const late = sim.oneIn(2 * plan.diskFaultOdds);
        work().then(value => (late ? fail() : answer(() => resolve(value))));
      });
    });
  const { documents } = disk;
  return {
    create: (row, entries, due) => unreliably(() => disk.create(row, entries, due)),
    append: (id, entries, due) => unreliably(() => disk.append(id, entries, due)),
    heads: ids => unreliably(() => disk.heads(ids)),
    read: (id, from) => unreliably(() => disk.read(id, from)),
    updateNotes: (id, note) => unreliably(() => disk.updateNotes(id, note)),
    find: by => unreliably(() => disk.find(by)),
    lobbyTables: limit => unreliably(() => disk.lobbyTables(limit)),
    claim: (lease, limit) => unreliably(() => disk.claim(lease, limit)),
    renew: renewals => unreliably(() => disk.renew(renewals)),
    exchangeTallies: tallies => unreliably(() => disk.exchangeTallies(tallies)),
    markInUse: ids => unreliably(() => disk.markInUse(ids)),
    claimForMaintenance: (lease, limit) => unreliably(() => disk.claimForMaintenance(lease, limit)),
    postponeMaintenance: (id, milliseconds) => unreliably(() => disk.postponeMaintenance(id, milliseconds)),
    archive: (id, bytes, card) => unreliably(() => disk.archive(id, bytes, card)),
    readArchive: id => unreliably(() => disk.readArchive(id)),
    remove: id => unreliably(() => disk.remove(id)),
    listTables: choice => unreliably(() => disk.listTables(choice)),
    size: () => unreliably(() => disk.size()),
    probe: () => unreliably(() => disk.probe()),
    documents: {
      commit: writes => unreliably(() => documents.commit(writes)),
      fetch: (kind, ids) => unreliably(() => documents.fetch(kind, ids)),
      byKey: (kind, key) => unreliably(() => documents.byKey(kind, key)),
      list: (kind, list, span) => unreliably(() => documents.list(kind, list, span)),
      count: (kind, list) => unreliably(() => documents.count(kind, list)),
      expire: limit => unreliably(() => documents.expire(limit)),
    },
    sharedSecret: (name, make) => disk.sharedSecret(name, make),
    close: () => disk.close(),
  };
}
