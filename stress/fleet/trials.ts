/**
 * The fleet trials: each disturbs the servers while people play, and verifies that nothing was lost, duplicated or
 * leaked.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { Fleet, ServerProcess } from './fleet.ts';
import { createParty, openSecondWindow, type Party, type PlayerSettings } from './players.ts';
import { type FleetReport, verifyFleet } from './verify.ts';

export type FleetTrial = {
  readonly tables: number;
  /** The number of disturbances, or the seconds of a race. */
  readonly times: number;
  readonly pause: number;
  readonly computers: number;
  readonly game?: string | undefined;
};

export type FleetOutcome = FleetReport & { readonly longestOutageMs?: number };

/** This part of the time is not measured. */
const WARM_UP_SHARE = 1 / 3;

/** Two connections play one seat of every table at different servers, so that plays race. */
export async function runRace(fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> {
  const { parties, random, manners: settings } = await createParties(fleet, trial);
  const addresses = fleet.servers.map(({ address }) => address);
  const doubled = parties.map((party, n) => {
    const second = openSecondWindow(addresses, party, n % party.persons.length, random, settings);
    return { ...party, persons: [...party.persons, second] };
  });
  // While players sit down the machine is busy with other work, and fresh servers are slow.
  await wait(WARM_UP_SHARE * 1000 * trial.times);
  for (const { playTimesMs: times } of doubled.flatMap(party => party.persons)) times.length = 0;
  await wait(1000 * trial.times);
  return verifyFleet(fleet, doubled);
}

/** Kills (SIGKILL) one server after the other under load. */
export const runKills = (fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> =>
  disturb(fleet, trial, (n, parties) =>
    restartServer(itemAt(fleet.servers, n % fleet.servers.length), 'SIGKILL', parties),
  );

/** Stops every server gracefully and starts it again, as in a deployment. */
export const runRollingRestart = (fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> =>
  disturb(fleet, { ...trial, times: fleet.servers.length }, (n, parties) =>
    restartServer(itemAt(fleet.servers, n), 'SIGTERM', parties),
  );

/** Returns the milliseconds until every player was connected again. */
async function restartServer(
  server: ServerProcess,
  signal: 'SIGKILL' | 'SIGTERM',
  parties: readonly Party[],
): Promise<number> {
  const begun = performance.now();
  await server.stop(signal);
  // Clients of the killed server may not have noticed yet.
  await wait(50);
  while (parties.some(({ persons }) => persons.some(({ isUp }) => !isUp))) await wait(5);
  const outageMs = Math.round(performance.now() - begun);
  await server.start();
  return outageMs;
}

/** Stops NATS for three seconds. */
export function runNatsOutage(fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> {
  return disturb(fleet, trial, async () => {
    await fleet.nats.stop();
    await wait(3000);
    await fleet.nats.start();
    return 0;
  });
}

/** Restarts PostgreSQL. */
export function runPostgresRestart(fleet: Fleet, trial: FleetTrial): Promise<FleetOutcome> {
  return disturb(fleet, trial, async () => {
    await fleet.postgres.stop();
    await wait(1000);
    await fleet.postgres.start();
    return 0;
  });
}

/** The n-th disturbance; returns the longest outage of a player in milliseconds, or 0. */
type Disturbance = (n: number, parties: readonly Party[]) => Promise<number>;

async function disturb(fleet: Fleet, trial: FleetTrial, disturbance: Disturbance): Promise<FleetOutcome> {
  const { parties } = await createParties(fleet, trial);
  let longestOutageMs = 0;
  for (let n = 0; n < trial.times; n++) {
    await waitForPlays(parties);
    longestOutageMs = Math.max(longestOutageMs, await disturbance(n, parties));
  }
  await waitForPlays(parties);
  return { ...(await verifyFleet(fleet, parties)), ...(longestOutageMs > 0 ? { longestOutageMs } : {}) };
}

/** Disturbing an idle fleet proves nothing: waits for as many plays as there are tables. */
async function waitForPlays(parties: readonly Party[]): Promise<void> {
  const plays = (): number =>
    parties.reduce((sum, { persons }) => sum + persons.reduce((n, p) => n + p.playTimesMs.length, 0), 0);
  const before = plays();
  while (plays() < before + parties.length) await wait(20);
}

async function createParties(
  { servers }: { readonly servers: readonly ServerProcess[] },
  { tables, pause, computers, game }: FleetTrial,
): Promise<{ parties: Party[]; random: Random; manners: PlayerSettings }> {
  const random = seededRandom('fleet');
  const settings: PlayerSettings = { pauseMs: pause, foolishOdds: 25, sampleOdds: Math.ceil(tables / 10), game };
  const addresses = servers.map(({ address }) => address);
  const left = Array.from({ length: tables }, (_, n) => n);
  const parties: Party[] = [];
  const createSome = async (): Promise<void> => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) {
      const order = n % 2 === 0 ? addresses : addresses.toReversed();
      parties.push(await createParty(order, random, settings, n % 2 === 0 ? computers : 0));
    }
  };
  await Promise.all(Array.from({ length: 20 }, createSome));
  return { parties, random, manners: settings };
}
