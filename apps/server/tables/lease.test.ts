/** A lease released while a person plays: the next computer player is never left without a server. */
import { defaultsOf } from '@parlour/kernel/options';
import { success, unwrap } from '@parlour/kernel/result';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { GENERIC_PLAYERS, newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { highestCard } from '@parlour/table/tests/highest-card';
import { beforeEach, expect, it } from 'vitest';
import type { ServerContext } from '../context.ts';
import { createMemoryDatabase } from '../store/memory.ts';
import { createTable } from './create-table.ts';
import { claimTables, LEASE_MS, releaseAllLeases, renewLeases } from './lease.ts';
import type { LiveTable } from './live-table.ts';

const options = defaultsOf(highestCard.options);
const settings = { pace: 'instant' } as const;

let sim: Simulation;
let server: ServerContext;
let table: LiveTable;
/** Promises that delay calls to the store. */
let gates: { claim?: Promise<void>; renewed?: Promise<void> };

const newGate = (): [Promise<void>, () => void] => {
  let open = (): void => undefined;
  return [new Promise(resolve => (open = resolve)), () => open()];
};

/** Ada plays last in each trick, after a computer player. */
beforeEach(async () => {
  sim = startSimulation('lease');
  gates = {};
  const library = { open: async () => success({ game: highestCard, options, ...GENERIC_PLAYERS }) };
  const lone = newSingleServer(
    sim,
    createMemoryDatabase(() => simulatedTimeMs(sim)),
    library,
  );
  const store: ServerContext['store'] = {
    ...lone.store,
    async claim(lease, max) {
      await gates.claim;
      return lone.store.claim(lease, max);
    },
    async renew(renewals) {
      const outcomes = await lone.store.renew(renewals);
      await gates.renewed;
      return outcomes;
    },
  };
  server = { ...lone, store };
  const asked = { game: highestCard.id, seats: 2, dealer: 0, settings };
  table = unwrap(await createTable(server, asked, 'here')).live;
  await table.runner.handleCommand({ seat: null, host: true }, { ask: 'computer', seat: 1, level: 'easy' });
  await table.runner.handleCommand({ seat: null, host: false }, { ask: 'sit', name: 'Ada', seat: 0, cut: 'ada-cuts' });
  await adasTurn();
});

const turn = (): readonly number[] => {
  const { status } = table.runner.table;
  return status?.is === 'open' ? status.turn : [];
};

async function adasTurn(): Promise<void> {
  for (let n = 0; n < 100 && !turn().includes(0); n++) await sim.advance(100);
  expect(turn()).toEqual([0]);
}

async function adaPlays(): Promise<void> {
  const { game, current: sitting, seats } = table.runner.table;
  const play = game.plays(sitting!.match.state, 0)[0]!;
  const grant = (seats[0] as { grant: number }).grant;
  expect(await table.runner.handleCommand({ seat: 0, grant, host: false }, { ask: 'play', play })).toMatchObject({
    ok: true,
  });
}

it('a computer player plays on after a play that was written while the table was given back', async () => {
  await sim.advance(LEASE_MS);
  const [claim, letClaim] = newGate();
  gates.claim = claim;
  const claiming = claimTables(server, 10);
  const holding = renewLeases(server);
  await adaPlays();
  await adasTurn();
  const [renewed, releaseRenewed] = newGate();
  gates.renewed = renewed;
  letClaim();
  await claiming;
  await sim.advance(0);
  await adaPlays();
  releaseRenewed();
  await holding;
  expect(turn()).toEqual([1]);
  await adasTurn();
});

it('a play that is written while the server closes leaves its table due', async () => {
  await releaseAllLeases(server, [table]);
  await adaPlays();
  await sim.advance(LEASE_MS + 1);
  expect(await server.store.claim(LEASE_MS, 10)).toEqual([table.row.id]);
});
