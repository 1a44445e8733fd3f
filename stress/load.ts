/** The load generator: many tables of clients over real sockets, and their cost on the server. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@parlour/client/client';
import { connectFromNode } from '@parlour/client/node';
import { createRemoteTable } from '@parlour/client/transport';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, Play, View } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';

export type LoadSettings = {
  readonly address: string;
  /** More servers of the same store. The seats of every table are spread over all of them. */
  readonly otherAddresses?: readonly string[];
  readonly tables: number;
  /** The duration of the measurement, and the interval between the plays of a table, in seconds. */
  readonly seconds: number;
  readonly playIntervalSeconds: number;
  /** Seconds of play before the measurement: a fresh server is still being compiled. */
  readonly warmUpSeconds?: number;
  readonly game?: string;
  /** With the metrics secret of the server, its processor time and memory are reported too. */
  readonly metricsSecret?: string;
  /** Called with the number of tables created so far. */
  onSeated?(tables: number): void;
};

export type Percentiles = { readonly p50: number; readonly p90: number; readonly p99: number; readonly worst: number };

export type LoadReport = {
  readonly tables: number;
  readonly plays: number;
  readonly errors: number;
  /** Milliseconds until a play was acknowledged, and until the others at the table received it. */
  readonly acknowledged: Percentiles;
  readonly delivered: Percentiles;
  readonly cpuMicrosecondsPerPlay?: number;
  readonly kilobytesPerTable?: number;
};

type Sample = { readonly acknowledged: number[]; readonly delivered: number[]; errors: number; isMeasuring: boolean };
type LoadParty = { readonly clients: readonly Client[]; sentAt: number };

export async function runLoad(options: LoadSettings): Promise<LoadReport> {
  const boxed = options.game === undefined ? gamesOnShelf().find(({ seats }) => seats[1] >= 4) : findGame(options.game);
  if (!boxed) throw new Error(`There is no game "${options.game}" on the shelf.`);
  const game = await boxed.open(defaultsOf(boxed.options), readShelfData);
  const parties: LoadParty[] = [];
  try {
    return await measureLoad(options, game, parties);
  } finally {
    for (const { clients } of parties) for (const client of clients) client.close();
  }
}

async function measureLoad(options: LoadSettings, game: Game, parties: LoadParty[]): Promise<LoadReport> {
  const { tables, seconds, playIntervalSeconds, warmUpSeconds = 3 } = options;
  const sample: Sample = { acknowledged: [], delivered: [], errors: 0, isMeasuring: false };
  const empty = await readMetrics(options);
  await createTables(options, game, parties, sample);
  const full = await readMetrics(options);
  const stop = playAll(parties, game, sample, 1000 * playIntervalSeconds);
  await wait(1000 * warmUpSeconds);
  sample.isMeasuring = true;
  const [before, begun] = [await readMetrics(options), sample.acknowledged.length];
  await wait(1000 * seconds);
  sample.isMeasuring = false;
  const [after, plays] = [await readMetrics(options), sample.acknowledged.length - begun];
  stop();
  await wait(500);
  return {
    tables,
    plays,
    errors: sample.errors,
    acknowledged: percentiles(sample.acknowledged),
    delivered: percentiles(sample.delivered),
    ...(before && after ? { cpuMicrosecondsPerPlay: Math.round((1e6 * (after.cpu - before.cpu)) / plays) } : {}),
    ...(empty && full ? { kilobytesPerTable: Math.round((full.memory - empty.memory) / 1024 / tables) } : {}),
  };
}

/** Creates tables a few at a time. */
async function createTables(options: LoadSettings, game: Game, parties: LoadParty[], sample: Sample): Promise<void> {
  let seated = 0;
  const left = Array.from({ length: options.tables }, (_, n) => n);
  const seatSome = async (): Promise<void> => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) {
      await createLoadTable(addressesOf(options), game, parties, sample);
      options.onSeated?.(++seated);
    }
  };
  await Promise.all(Array.from({ length: 25 }, seatSome));
}

const addressesOf = ({ address, otherAddresses: others = [] }: LoadSettings): string[] => [address, ...others];

async function createLoadTable(
  addresses: readonly string[],
  game: Game,
  parties: LoadParty[],
  sample: Sample,
): Promise<void> {
  const at = (seat: number): string => itemAt(addresses, (parties.length + seat) % addresses.length);
  const seats = Math.min(game.seats[1], Math.max(game.seats[0], 4));
  const created = await createRemoteTable(at(0), { game: game.id, seats });
  if ('error' in created) throw new Error(`Can't create a table: ${created.error.message}`);
  const { table } = created;
  const party: LoadParty = {
    clients: allSeats(seats).map(seat =>
      connectFromNode(at(seat), { table }, { onChange: () => recordDelivery(party, sample) }),
    ),
    sentAt: 0,
  };
  parties.push(party);
  await Promise.all(
    party.clients.map((client, seat) => client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` })),
  );
}

function recordDelivery({ sentAt }: LoadParty, { isMeasuring, delivered }: Sample): void {
  if (isMeasuring && sentAt > 0) delivered.push(performance.now() - sentAt);
}

/** Lets every table play in its own rhythm; returns a function that stops them. */
function playAll(parties: readonly LoadParty[], game: Game, sample: Sample, playIntervalSeconds: number): () => void {
  let stopped = false;
  for (const [n, party] of parties.entries()) {
    const turn = async (): Promise<void> => {
      if (stopped) return;
      setTimeout(turn, playIntervalSeconds);
      await playOnce(party, game, sample);
    };
    setTimeout(turn, (playIntervalSeconds * n) / parties.length);
  }
  return () => {
    stopped = true;
  };
}

async function playOnce(party: LoadParty, game: Game, sample: Sample): Promise<void> {
  const states = party.clients.map(client => client.state());
  const over = states[0]?.scene?.over;
  const asks = over
    ? party.clients.map(client => client.ask({ ask: 'cut', cut: 'again' }))
    : states.flatMap((state, seat) => {
        const play = state?.scene?.turn[0] === seat ? choosePlay(game, state.scene.view, seat) : undefined;
        return play ? [itemAt(party.clients, seat).ask({ ask: 'play', play })] : [];
      });
  party.sentAt = performance.now();
  for (const reply of await Promise.all(asks)) {
    if (!reply.ok) sample.errors += 1;
    else if (sample.isMeasuring && !over) sample.acknowledged.push(performance.now() - party.sentAt);
  }
}

/** A play that is legal in one imagined world is legal in all, so the server need not be asked. */
export function choosePlay(game: Game, view: View, seat: number): Play | undefined {
  const random = seededRandom(String(Math.trunc(performance.now() * 1000)));
  const plays = game.plays(game.imagine(view, random), seat);
  return plays.length > 0 ? pick(random, plays) : undefined;
}

type ServerMetrics = { readonly cpu: number; readonly memory: number };

/** Sums all servers. */
async function readMetrics(options: LoadSettings): Promise<ServerMetrics | undefined> {
  const { metricsSecret } = options;
  if (metricsSecret === undefined) return undefined;
  const each = await Promise.all(addressesOf(options).map(address => readMetricsAt(address, metricsSecret)));
  return each.reduce((sum, { cpu, memory }) => ({ cpu: sum.cpu + cpu, memory: sum.memory + memory }));
}

async function readMetricsAt(address: string, secret: string): Promise<ServerMetrics> {
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
