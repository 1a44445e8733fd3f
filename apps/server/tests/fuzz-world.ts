/** A server in simulated time without faults, and a client whose frames are recorded. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { unwrap } from '@parlour/kernel/result';
import type { CreateTableRequest } from '@parlour/protocol/http';
import { type SimulatedServers, startServers } from '@parlour/stress/storm/simulated-servers';
import { NEVER, type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { createGameRegistry } from '../game-registry.ts';
import { receiveFrame } from '../net/connection.ts';
import { createMemoryDatabase, createMemoryStore } from '../store/memory.ts';
import { type CreatedTable, createTable } from '../tables/create-table.ts';

export type ReceivedFrame = Readonly<Record<string, unknown>>;

export type FuzzClient = { send(text: string): Promise<void>; readonly heard: ReceivedFrame[] };

export type FuzzWorld = {
  readonly faults: readonly unknown[];
  /** Placeholders for what a frame can't guess: tables, tokens, plays. */
  readonly names: () => Readonly<Record<string, unknown>>;
  readonly stranger: FuzzClient;
  theirs(): Promise<string[]>;
};

const library = createGameRegistry(readShelfData);

const NO_FAULTS = {
  network: 'ordered',
  maxDelayMs: 1,
  disconnectOdds: NEVER,
  servers: 1,
  bus: 'up',
  crashOdds: NEVER,
  clockJumpOdds: NEVER,
  diskFaultOdds: NEVER,
} as const;

/** No rate limit is reached. */
const PAUSE_MS = 150;

/** At one table the client is host and plays against computers; at the other all seats are taken. */
export async function createFuzzWorld(game: string): Promise<FuzzWorld> {
  await library.open(game, {});
  const sim = startSimulation(`fuzz ${game}`);
  const memory = createMemoryDatabase(sim.now);
  const town = startServers({ sim, weather: { ...NO_FAULTS }, disk: memory, library });
  const count = Math.max(2, gamesOnShelf().find(({ id }) => id === game)!.seats[0]);
  const body: CreateTableRequest = { game, settings: { pace: 'instant' } };
  const [ours, theirs] = [
    await createTableIn(sim, town, body),
    await createTableIn(sim, town, { ...body, seats: count }),
  ];
  await fillSeats(sim, town, theirs.live.row.id, count);
  const stranger = connectTo(sim, town);
  const names = { $ours: ours.live.row.id, $theirs: theirs.live.row.id, $host: ours.hostToken };
  for (const frame of joinFrames(names)) await stranger.send(JSON.stringify(frame));
  const seat = stranger.heard.find(({ token }) => token !== undefined)!.token;
  const store = createMemoryStore(memory);
  return {
    faults: town.faults,
    stranger,
    names: () => ({ ...names, $seat: seat, ...playsIn(stranger.heard) }),
    theirs: async () =>
      (await store.read(theirs.live.row.id, 1)).filter(isPlayerEntry).map(entry => JSON.stringify(entry)),
  };
}

/** A clock may act at any time; all other entries come from players. */
const isPlayerEntry = (entry: { readonly what: string; readonly input?: { readonly by: unknown } }): boolean =>
  entry.what !== 'input' || typeof entry.input!.by === 'number';

const joinFrames = ({ $ours: table, $host: host }: Readonly<Record<string, unknown>>): object[] => [
  { ask: 'hello', table, host, plays: true },
  { ask: 'sit', name: 'Stranger', seat: 0, cut: 'cut', id: 'a name of sixteen letters' },
  { ask: 'start', fill: 'easy', id: 'another of sixteen letters' },
];

async function createTableIn(
  sim: Simulation,
  { running: standing }: SimulatedServers,
  request: CreateTableRequest,
): Promise<CreatedTable> {
  const creating = createTable(standing[0]!.context, request, 'somewhere');
  await sim.advance(1000);
  return unwrap(await creating);
}

async function fillSeats(sim: Simulation, town: SimulatedServers, table: string, count: number): Promise<void> {
  for (let seat = 0; seat < count; seat++) {
    const person = connectTo(sim, town);
    await person.send(JSON.stringify({ ask: 'hello', table }));
    await person.send(JSON.stringify({ ask: 'sit', name: `P${seat}`, seat, cut: 'c', id: `seat-${'x'.repeat(16)}` }));
  }
}

function connectTo(sim: Simulation, town: SimulatedServers): FuzzClient {
  const received: ReceivedFrame[] = [];
  const connection = town.connect()!({ send: text => received.push(JSON.parse(text)), close: () => undefined });
  return {
    heard: received,
    async send(text) {
      receiveFrame(connection, text);
      await sim.advance(PAUSE_MS);
    },
  };
}

/** A play that is legal now, as far as the client knows, and one that was legal earlier. */
function playsIn(received: readonly ReceivedFrame[]): { $play: unknown; $stale: unknown } {
  const offers = received.flatMap(({ plays }) =>
    Array.isArray(plays) && plays.length > 0 ? [plays as unknown[]] : [],
  );
  const middle = (plays: unknown[] | undefined): unknown => plays?.[Math.floor(plays.length / 2)] ?? null;
  return { $play: middle(offers.at(-1)), $stale: middle(offers[0]) };
}

/** In a twisted play one field is changed. */
export function fillPlaceholders(text: string, names: Readonly<Record<string, unknown>>): string {
  const filled = text.replace(/"(\$[a-z]+)"/g, (whole, name: string) =>
    Object.hasOwn(names, name) ? JSON.stringify(names[name]) : whole,
  );
  return text.includes('"$twisted"') ? JSON.stringify(JSON.parse(filled, twistPlay)) : filled;
}

/** `["$twisted", play, n, value]` is the play with another value in its n-th field. */
function twistPlay(_: string, value: unknown): unknown {
  if (!Array.isArray(value) || value[0] !== '$twisted') return value;
  const [, play, n, other] = value as [string, unknown, number, unknown];
  if (typeof play !== 'object' || play === null) return other;
  const names = Object.keys(play);
  return { ...play, [names[n % names.length] ?? 'x']: other };
}

const api = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8');

export const DOCUMENTED_CODES: ReadonlySet<string> = new Set(
  Array.from(api.slice(api.indexOf('## Errors')).matchAll(/`([a-z]+(?:-[a-z]+)*)`/g), ([, code]) => code!),
);

export type FrameError = { readonly code: string; readonly message: string };

export function errorIssue(error: FrameError | undefined): string | undefined {
  if (typeof error?.message !== 'string' || error.message === '') return 'an error without a sentence';
  if (error.code === 'our-fault') return 'our fault';
  return DOCUMENTED_CODES.has(error.code) ? undefined : `the code ${error.code} is not documented`;
}

/** Undefined if it is as documented. */
export function frameIssue(frame: ReceivedFrame): string | undefined {
  if (frame.tell !== undefined && frame.ok === undefined) {
    return ['news', 'presence', 'said'].includes(frame.tell as string) ? undefined : `it tells ${frame.tell}`;
  }
  if (frame.ok === true) return undefined;
  if (frame.ok !== false) return 'neither ok nor told';
  const refusal = frame.refusal as Record<string, unknown> | undefined;
  const lacks = refusal && ['clause', 'message', 'why'].find(part => typeof refusal[part] !== 'string');
  if (refusal) return lacks && `a refusal without a ${lacks}`;
  return errorIssue(frame.error as FrameError | undefined);
}
