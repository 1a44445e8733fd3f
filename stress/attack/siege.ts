/** One attack after another while bystanders play on: what came back, how the bystanders fared, and what it cost. */
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@parlour/kernel/result';
import { type Percentiles, percentiles } from '../load.ts';
import { type Bystanders, judge, playOn, seatBystanders, settle } from './bystanders.ts';
import { callRaider } from './raider.ts';
import type { Attack, Raid } from './scene.ts';
import { metersOf, type Target, type TargetMeters } from './target.ts';

export type SiegeRow = Raid & {
  readonly name: string;
  readonly plays: Percentiles;
  readonly health: Percentiles;
  /** Of the machine itself, meanwhile. */
  readonly noise: Percentiles;
  /** How many times longer a piece of work took than it takes at best. */
  readonly slowness: number;
  readonly before: TargetMeters | undefined;
  readonly after: TargetMeters | undefined;
};

export type Siege = { readonly remarks: readonly string[]; readonly complaints: readonly string[] };

/** Milliseconds a bystander thinks, and waits at the 99th percentile beyond what the machine makes them wait anyway. */
const THINKS = 100;
const BEARABLE = 250;

const NOTHING: Raid = { answers: {}, remarks: [], complaints: [] };

export async function besiege(
  target: Target,
  attacks: readonly Attack[],
  { seconds, seed }: { readonly seconds: number; readonly seed?: string },
  tell: (row: SiegeRow) => void,
): Promise<Siege> {
  const addresses = target.servers.map(({ address }) => address);
  const bystanders = await seatBystanders(addresses, THINKS);
  const raider = callRaider();
  await playOn(bystanders, 40);
  const quiet = await stretch(target, bystanders, 'quiet', () => wait(1000 * seconds, NOTHING));
  tell(quiet);
  for (const [n, { name }] of attacks.entries()) {
    const order = {
      ...{ name, address: itemAt(addresses, n % addresses.length), seconds, block: n + 1 },
      ...(seed !== undefined && { seed }),
    };
    const row = await stretch(target, bystanders, name, () => raider.strike(order), quiet);
    tell(row);
  }
  raider.dismiss();
  const { remarks, complaints } = await memoryKept(target, quiet);
  await bystanders.stop();
  const before = await settle(bystanders);
  for (const { guest: client } of bystanders.party.persons) client.close();
  const lost = await judge(bystanders, await target.end(bystanders.party.table), before);
  return { remarks, complaints: [...complaints, ...lost] };
}

/** Something that is done, and how the bystanders fare meanwhile. Whoever died of it is started again. */
async function stretch(
  target: Target,
  bystanders: Bystanders,
  name: string,
  work: () => Promise<Raid>,
  quiet?: SiegeRow,
): Promise<SiegeRow> {
  const before = await metersOf(target);
  const [heard, asked] = [askedSoFar(bystanders), bystanders.health.length];
  const [listened, worked] = [bystanders.noise.length, bystanders.work.length];
  const raid = await work();
  const deaths = target.servers.filter(server => server.pid() === undefined);
  await Promise.all(deaths.map(server => server.start()));
  const goesOn = await playOn(bystanders, 4);
  const plays = percentiles(bystanders.party.persons.flatMap(({ waits }, n) => waits.slice(heard[n])));
  const health = percentiles(bystanders.health.slice(asked));
  const noise = percentiles(bystanders.noise.slice(listened));
  const slowness = slownessOf(bystanders, worked);
  const after = await metersOf(target);
  const complaints = [
    ...raid.complaints,
    ...(deaths.length > 0 ? ['the server died'] : []),
    ...(goesOn ? [] : ['the game of the bystanders stands still']),
    ...(quiet ? tooSlow(plays, Math.max(quiet.plays.p99, noise.worst), slowness) : []),
  ];
  return { ...raid, name, plays, health, noise, slowness, before, after, complaints };
}

const askedSoFar = ({ party }: Bystanders): number[] => party.persons.map(({ waits }) => waits.length);

/** What the machine itself is late by is not the server's fault, nor that it does everything in slices. */
function tooSlow({ p99 }: Percentiles, noise: number, slowness: number): string[] {
  const bearable = Math.round(noise + BEARABLE * slowness);
  return p99 > bearable ? [`a play took ${p99} ms at the 99th percentile; ${bearable} were to be borne`] : [];
}

function slownessOf({ work }: Bystanders, since: number): number {
  if (work.length === since) return 1;
  const usual = Math.min(...work);
  return Math.max(1, percentiles(work.slice(since)).p50 / usual);
}

/** How much more may be in use in the end than in the beginning: what is compiled, kept at hand and half collected. */
const KEPT = 64 * 1024 * 1024;
/** Tables that nobody looks at any more are put away after a minute or two. */
const PUT_AWAY = 120_000;
const PEOPLE = 4;

async function memoryKept(target: Target, quiet: SiegeRow): Promise<Siege> {
  const isMuch = (meters: TargetMeters | undefined): boolean => (meters?.used ?? 0) - (quiet.after?.used ?? 0) > KEPT;
  let meters = await metersOf(target);
  for (let waited = 0; waited < PUT_AWAY && isMuch(meters); waited += 5000) {
    await wait(5000);
    meters = await metersOf(target);
  }
  if (!meters || !quiet.after) return { remarks: [], complaints: ['the servers do not tell how much memory they use'] };
  const [before, after] = [quiet.after, meters].map(({ used }) => Math.round(used / 1024 / 1024));
  const complaints = [
    ...(isMuch(meters) ? ['memory is in use that was not before, though nobody is left'] : []),
    ...(meters.sockets > PEOPLE ? [`${meters.sockets} sockets are open, though only four people are there`] : []),
  ];
  return { remarks: [`${before} MB in use before, ${after} MB after, of heap and buffers`], complaints };
}
