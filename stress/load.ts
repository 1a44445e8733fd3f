/** The load tool: many tables of real guests over real sockets, and what it costs the server. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@parlour/client/client';
import { connectFromNode } from '@parlour/client/node';
import { createRemoteTable } from '@parlour/client/transport';
import { readData } from '@parlour/games/shelf/node';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, Play, View } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';

export type Load = {
  readonly address: string;
  /** More servers of the same store: the seats of every table are spread over all of them. */
  readonly others?: readonly string[];
  readonly tables: number;
  /** For how long it is measured, and how often a table plays, in seconds. */
  readonly seconds: number;
  readonly every: number;
  /** How long they play before it is measured. A server that has just started is still being compiled. */
  readonly warmUp?: number;
  readonly game?: string;
  /** With the server's metrics secret its processor time and memory are told too. */
  readonly metricsSecret?: string;
  /** Called as tables fill, with how many are laid. */
  seated?(tables: number): void;
};

export type Percentiles = { readonly p50: number; readonly p90: number; readonly p99: number; readonly worst: number };

export type LoadReport = {
  readonly tables: number;
  readonly plays: number;
  readonly errors: number;
  /** Milliseconds from sending a play until it was acknowledged, and until the others at the table had it. */
  readonly acknowledged: Percentiles;
  readonly told: Percentiles;
  readonly cpuMicrosecondsPerPlay?: number;
  readonly kilobytesPerTable?: number;
};

type Sample = { readonly acknowledged: number[]; readonly told: number[]; errors: number; isMeasuring: boolean };
type Party = { readonly guests: readonly Client[]; sentAt: number };

export async function load(options: Load): Promise<LoadReport> {
  const boxed = options.game === undefined ? gamesOnShelf().find(({ seats }) => seats[1] >= 4) : findGame(options.game);
  if (!boxed) throw new Error(`There is no game "${options.game}" on the shelf.`);
  const game = await boxed.open(defaultsOf(boxed.options), readData);
  const parties: Party[] = [];
  try {
    return await measure(options, game, parties);
  } finally {
    for (const { guests } of parties) for (const client of guests) client.close();
  }
}

async function measure(options: Load, game: Game, parties: Party[]): Promise<LoadReport> {
  const { tables, seconds, every, warmUp = 3 } = options;
  const sample: Sample = { acknowledged: [], told: [], errors: 0, isMeasuring: false };
  const empty = await meters(options);
  await seatAll(options, game, parties, sample);
  const full = await meters(options);
  const stop = playAll(parties, game, sample, 1000 * every);
  await wait(1000 * warmUp);
  sample.isMeasuring = true;
  const [before, begun] = [await meters(options), sample.acknowledged.length];
  await wait(1000 * seconds);
  sample.isMeasuring = false;
  const [after, plays] = [await meters(options), sample.acknowledged.length - begun];
  stop();
  await wait(500);
  return {
    tables,
    plays,
    errors: sample.errors,
    acknowledged: percentiles(sample.acknowledged),
    told: percentiles(sample.told),
    ...(before && after ? { cpuMicrosecondsPerPlay: Math.round((1e6 * (after.cpu - before.cpu)) / plays) } : {}),
    ...(empty && full ? { kilobytesPerTable: Math.round((full.memory - empty.memory) / 1024 / tables) } : {}),
  };
}

/** A few at a time, as people come. */
async function seatAll(options: Load, game: Game, parties: Party[], sample: Sample): Promise<void> {
  let seated = 0;
  const left = Array.from({ length: options.tables }, (_, n) => n);
  const seatSome = async (): Promise<void> => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) {
      await seatParty(addressesOf(options), game, parties, sample);
      options.seated?.(++seated);
    }
  };
  await Promise.all(Array.from({ length: 25 }, seatSome));
}

const addressesOf = ({ address, others = [] }: Load): string[] => [address, ...others];

async function seatParty(addresses: readonly string[], game: Game, parties: Party[], sample: Sample): Promise<void> {
  const at = (seat: number): string => itemAt(addresses, (parties.length + seat) % addresses.length);
  const seats = Math.min(game.seats[1], Math.max(game.seats[0], 4));
  const laid = await createRemoteTable(at(0), { game: game.id, seats });
  if ('error' in laid) throw new Error(`A table could not be laid: ${laid.error.message}`);
  const { table } = laid;
  const party: Party = {
    guests: allSeats(seats).map(seat => connectFromNode(at(seat), { table }, { onChange: () => hear(party, sample) })),
    sentAt: 0,
  };
  parties.push(party);
  await Promise.all(
    party.guests.map((client, seat) => client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` })),
  );
}

function hear({ sentAt }: Party, { isMeasuring, told }: Sample): void {
  if (isMeasuring && sentAt > 0) told.push(performance.now() - sentAt);
}

/** Every table in its own rhythm; the answer stops them all. */
function playAll(parties: readonly Party[], game: Game, sample: Sample, every: number): () => void {
  let stopped = false;
  for (const [n, party] of parties.entries()) {
    const turn = async (): Promise<void> => {
      if (stopped) return;
      setTimeout(turn, every);
      await playOnce(party, game, sample);
    };
    setTimeout(turn, (every * n) / parties.length);
  }
  return () => {
    stopped = true;
  };
}

async function playOnce(party: Party, game: Game, sample: Sample): Promise<void> {
  const seen = party.guests.map(client => client.state());
  const over = seen[0]?.scene?.over;
  const asks = over
    ? party.guests.map(client => client.ask({ ask: 'cut', cut: 'again' }))
    : seen.flatMap((known, seat) => {
        const play = known?.scene?.turn[0] === seat ? choose(game, known.scene.view, seat) : undefined;
        return play ? [itemAt(party.guests, seat).ask({ ask: 'play', play })] : [];
      });
  party.sentAt = performance.now();
  for (const reply of await Promise.all(asks)) {
    if (!reply.ok) sample.errors += 1;
    else if (sample.isMeasuring && !over) sample.acknowledged.push(performance.now() - party.sentAt);
  }
}

/** Whatever a seat may do in one world it may do in all that look the same to it, so that the server need not be asked. */
function choose(game: Game, view: View, seat: number): Play | undefined {
  const random = seededRandom(String(Math.trunc(performance.now() * 1000)));
  const plays = game.plays(game.imagine(view, random), seat);
  return plays.length > 0 ? pick(random, plays) : undefined;
}

type Meters = { readonly cpu: number; readonly memory: number };

/** Of all servers together. */
async function meters(options: Load): Promise<Meters | undefined> {
  const { metricsSecret } = options;
  if (metricsSecret === undefined) return undefined;
  const each = await Promise.all(addressesOf(options).map(address => metersAt(address, metricsSecret)));
  return each.reduce((sum, { cpu, memory }) => ({ cpu: sum.cpu + cpu, memory: sum.memory + memory }));
}

async function metersAt(address: string, secret: string): Promise<Meters> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${secret}` } });
  const text = await answer.text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { cpu: read('process_cpu_seconds_total'), memory: read('process_resident_memory_bytes') };
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => Number((sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1));
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), worst: at(1) };
}
