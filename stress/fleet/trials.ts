/** What is done to a fleet while people play. Each trial ends with a proof that nothing was lost, doubled or leaked. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { Fleet, Server } from './fleet.ts';
import { type Manners, openSecondWindow, type Party, seatParty } from './people.ts';
import { type FleetProof, prove } from './proof.ts';

export type FleetTrial = {
  readonly tables: number;
  /** How often something is done to the fleet, or for how many seconds people play. */
  readonly times: number;
  readonly pause: number;
  readonly computers: number;
  readonly game?: string | undefined;
};

export type FleetOutcome = FleetProof & { readonly longestAway?: number };

/** Nothing is timed in this part of the time they play. */
const WARM_UP = 1 / 3;

/** Two windows play one seat of every table at different servers, so that plays race. */
export async function race(fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> {
  const { parties, random, manners } = await seatAll(fleet, trial);
  const addresses = fleet.servers.map(({ address }) => address);
  const doubled = parties.map((party, n) => {
    const second = openSecondWindow(addresses, party, n % party.persons.length, random, manners);
    return { ...party, persons: [...party.persons, second] };
  });
  // While everybody sits down the machine does other things than playing, and servers that have just started are slow.
  await wait(WARM_UP * 1000 * trial.times);
  for (const { times } of doubled.flatMap(party => party.persons)) times.length = 0;
  await wait(1000 * trial.times);
  return prove(fleet, doubled);
}

/** kill -9 of one server after the other under load. */
export const kills = (fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> =>
  disturb(fleet, trial, (n, parties) => restart(itemAt(fleet.servers, n % fleet.servers.length), 'SIGKILL', parties));

/** Every server is stopped in good order and started again, as when a new version is put in place. */
export const rolling = (fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> =>
  disturb(fleet, { ...trial, times: fleet.servers.length }, (n, parties) =>
    restart(itemAt(fleet.servers, n), 'SIGTERM', parties),
  );

/** Answers how many milliseconds passed until everybody had a line again. */
async function restart(server: Server, signal: 'SIGKILL' | 'SIGTERM', parties: readonly Party[]): Promise<number> {
  const begun = performance.now();
  await server.stop(signal);
  // Those whose server was just killed may not have noticed.
  await wait(50);
  while (parties.some(({ persons }) => persons.some(({ isUp }) => !isUp))) await wait(5);
  const away = Math.round(performance.now() - begun);
  await server.start();
  return away;
}

/** NATS goes away for a few seconds and comes back. */
export function noNats(fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> {
  return disturb(fleet, trial, async () => {
    await fleet.nats.stop();
    await wait(3000);
    await fleet.nats.start();
    return 0;
  });
}

/** PostgreSQL is restarted. */
export function noPostgres(fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> {
  return disturb(fleet, trial, async () => {
    await fleet.postgres.stop();
    await wait(1000);
    await fleet.postgres.start();
    return 0;
  });
}

/** What is done the n-th time; answers how long anybody was without a line, if that matters. */
type Blow = (n: number, parties: readonly Party[]) => Promise<number>;

async function disturb(fleet: Fleet, trial: FleetTrial, blow: Blow): Promise<FleetOutcome> {
  const { parties } = await seatAll(fleet, trial);
  let longestAway = 0;
  for (let n = 0; n < trial.times; n++) {
    await underLoad(parties);
    longestAway = Math.max(longestAway, await blow(n, parties));
  }
  await underLoad(parties);
  return { ...(await prove(fleet, parties)), ...(longestAway > 0 ? { longestAway } : {}) };
}

/** Disturbing an idle fleet proves nothing: waits until as many plays have been answered as there are tables. */
async function underLoad(parties: readonly Party[]): Promise<void> {
  const plays = (): number =>
    parties.reduce((sum, { persons }) => sum + persons.reduce((n, p) => n + p.times.length, 0), 0);
  const before = plays();
  while (plays() < before + parties.length) await wait(20);
}

async function seatAll(
  { servers }: { readonly servers: readonly Server[] },
  { tables, pause, computers, game }: FleetTrial,
): Promise<{ parties: Party[]; random: Random; manners: Manners }> {
  const random = seededRandom('fleet');
  const manners: Manners = { pause, foolish: 25, kept: Math.ceil(tables / 10), game };
  const addresses = servers.map(({ address }) => address);
  const left = Array.from({ length: tables }, (_, n) => n);
  const parties: Party[] = [];
  const seatSome = async (): Promise<void> => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) {
      const order = n % 2 === 0 ? addresses : addresses.toReversed();
      parties.push(await seatParty(order, random, manners, n % 2 === 0 ? computers : 0));
    }
  };
  await Promise.all(Array.from({ length: 20 }, seatSome));
  return { parties, random, manners };
}
