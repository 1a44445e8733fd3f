/** A table that is given back while a person plays: the computer player after them is never left without a server. */
import { defaultsOf } from '@parlour/kernel/options';
import { success, sure } from '@parlour/kernel/result';
import { GENERIC, loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { type Sim, simulate } from '@parlour/stress/storm/sim';
import { highestCard } from '@parlour/table/tests/highest-card';
import { beforeEach, expect, it } from 'vitest';
import { createTable } from '../create-table.ts';
import { claimTables, keepHolding, LEASE, releaseAll } from '../lease.ts';
import type { LiveTable } from '../live-table.ts';
import type { ServerContext } from '../open-tables.ts';
import { newMemory } from '../store/memory.ts';

const options = defaultsOf(highestCard.options);
const settings = { pace: 'instant' } as const;

let sim: Sim;
let house: ServerContext;
let table: LiveTable;
/** What the store is asked for waits for these, where there is one. */
let gates: { claim?: Promise<void>; renewed?: Promise<void> };

const newGate = (): [Promise<void>, () => void] => {
  let open = (): void => undefined;
  return [new Promise(resolve => (open = resolve)), () => open()];
};

/** Ada plays last in each trick, after a computer player. */
beforeEach(async () => {
  sim = simulate('lease');
  gates = {};
  const library = { open: async () => success({ game: highestCard, options, ...GENERIC }) };
  const lone = loneServer(
    sim,
    newMemory(() => timeIn(sim)),
    library,
  );
  const store: ServerContext['store'] = {
    ...lone.store,
    async claim(lease, most) {
      await gates.claim;
      return lone.store.claim(lease, most);
    },
    async renew(renewals) {
      const outcomes = await lone.store.renew(renewals);
      await gates.renewed;
      return outcomes;
    },
  };
  house = { ...lone, store };
  const asked = { game: highestCard.id, seats: 2, dealer: 0, settings };
  table = sure(await createTable(house, asked, 'here')).room;
  await table.runner.ask({ seat: null, host: true }, { ask: 'computer', seat: 1, level: 'easy' });
  await table.runner.ask({ seat: null, host: false }, { ask: 'sit', name: 'Ada', seat: 0, cut: 'ada-cuts' });
  await adasTurn();
});

const turn = (): readonly number[] => {
  const { status } = table.runner.table;
  return status?.is === 'open' ? status.turn : [];
};

async function adasTurn(): Promise<void> {
  for (let n = 0; n < 100 && !turn().includes(0); n++) await sim.pass(100);
  expect(turn()).toEqual([0]);
}

async function adaPlays(): Promise<void> {
  const { game, sitting, seats } = table.runner.table;
  const play = game.plays(sitting!.match.state, 0)[0]!;
  const grant = (seats[0] as { grant: number }).grant;
  expect(await table.runner.ask({ seat: 0, grant, host: false }, { ask: 'play', play })).toMatchObject({ ok: true });
}

it('a computer player plays on after a play that was written while the table was given back', async () => {
  await sim.pass(LEASE);
  const [claim, letClaim] = newGate();
  gates.claim = claim;
  const claiming = claimTables(house, 10);
  const holding = keepHolding(house);
  await adaPlays();
  await adasTurn();
  const [renewed, tellRenewed] = newGate();
  gates.renewed = renewed;
  letClaim();
  await claiming;
  await sim.pass(0);
  await adaPlays();
  tellRenewed();
  await holding;
  expect(turn()).toEqual([1]);
  await adasTurn();
});

it('a play that is written while the server closes leaves its table due', async () => {
  await releaseAll(house, [table]);
  await adaPlays();
  await sim.pass(LEASE + 1);
  expect(await house.store.claim(LEASE, 10)).toEqual([table.row.id]);
});
