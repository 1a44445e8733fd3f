/** A house in fair weather and simulated time, two tables in it, and a stranger whose every frame can be followed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readData } from '@parlour/games/shelf/node';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { sure } from '@parlour/kernel/result';
import type { CreateTableRequest } from '@parlour/protocol/http';
import { NEVER, type Sim, simulate } from '@parlour/stress/storm/sim';
import { foundTown, type Town } from '@parlour/stress/storm/town';
import { receive } from '../connection.ts';
import { type CreatedTable, createTable } from '../create-table.ts';
import { openLibrary } from '../library.ts';
import { memoryStore, newMemory } from '../store/memory.ts';

export type Heard = Readonly<Record<string, unknown>>;

export type Chat = { send(text: string): Promise<void>; readonly heard: Heard[] };

export type World = {
  readonly faults: readonly unknown[];
  /** Names for what a frame may need and nobody can guess: tables, tokens, plays. */
  readonly names: () => Readonly<Record<string, unknown>>;
  readonly stranger: Chat;
  /** The log of the table at which others sit. */
  theirs(): Promise<string[]>;
};

const library = openLibrary(readData);

const FAIR = {
  network: 'ordered',
  slowest: 1,
  breaks: NEVER,
  houses: 1,
  bus: 'up',
  crashes: NEVER,
  jumps: NEVER,
  faults: NEVER,
} as const;

/** So much time passes after each frame that nobody is ever too fast. */
const A_WHILE = 150;

/** At one table the stranger sits with computer players and is the host; at the other all seats are taken by others. */
export async function newWorld(game: string): Promise<World> {
  await library.open(game, {});
  const sim = simulate(`fuzz ${game}`);
  const memory = newMemory(sim.now);
  const town = foundTown({ sim, weather: { ...FAIR }, disk: memory, library });
  const count = Math.max(2, gamesOnShelf().find(({ id }) => id === game)!.seats[0]);
  const body: CreateTableRequest = { game, settings: { pace: 'instant' } };
  const [ours, theirs] = [await layIn(sim, town, body), await layIn(sim, town, { ...body, seats: count })];
  await fill(sim, town, theirs.room.row.id, count);
  const stranger = enter(sim, town);
  const names = { $ours: ours.room.row.id, $theirs: theirs.room.row.id, $host: ours.host };
  for (const frame of arrival(names)) await stranger.send(JSON.stringify(frame));
  const seat = stranger.heard.find(({ token }) => token !== undefined)!.token;
  const store = memoryStore(memory);
  return {
    faults: town.faults,
    stranger,
    names: () => ({ ...names, $seat: seat, ...playsIn(stranger.heard) }),
    theirs: async () => (await store.read(theirs.room.row.id, 1)).filter(isActed).map(entry => JSON.stringify(entry)),
  };
}

/** A clock may run out at any time; whatever else is in a log somebody has done. */
const isActed = (entry: { readonly what: string; readonly input?: { readonly by: unknown } }): boolean =>
  entry.what !== 'input' || typeof entry.input!.by === 'number';

const arrival = ({ $ours: table, $host: host }: Readonly<Record<string, unknown>>): object[] => [
  { ask: 'hello', table, host, plays: true },
  { ask: 'sit', name: 'Stranger', seat: 0, cut: 'cut', id: 'a name of sixteen letters' },
  { ask: 'start', fill: 'easy', id: 'another of sixteen letters' },
];

async function layIn(sim: Sim, { standing }: Town, request: CreateTableRequest): Promise<CreatedTable> {
  const laying = createTable(standing[0]!.house, request, 'somewhere');
  await sim.pass(1000);
  return sure(await laying);
}

async function fill(sim: Sim, town: Town, table: string, count: number): Promise<void> {
  for (let seat = 0; seat < count; seat++) {
    const person = enter(sim, town);
    await person.send(JSON.stringify({ ask: 'hello', table }));
    await person.send(JSON.stringify({ ask: 'sit', name: `P${seat}`, seat, cut: 'c', id: `seat-${'x'.repeat(16)}` }));
  }
}

function enter(sim: Sim, town: Town): Chat {
  const heard: Heard[] = [];
  const connection = town.reach()!({ send: text => heard.push(JSON.parse(text)), close: () => undefined });
  return {
    heard,
    async send(text) {
      receive(connection, text);
      await sim.pass(A_WHILE);
    },
  };
}

/** A play that is right just now, as far as the stranger was told, and one that was right once. */
function playsIn(heard: readonly Heard[]): { $play: unknown; $stale: unknown } {
  const offers = heard.flatMap(({ plays }) => (Array.isArray(plays) && plays.length > 0 ? [plays as unknown[]] : []));
  const middle = (plays: unknown[] | undefined): unknown => plays?.[Math.floor(plays.length / 2)] ?? null;
  return { $play: middle(offers.at(-1)), $stale: middle(offers[0]) };
}

/** Puts what the names stand for in their place, and in a play that is twisted one field is another. */
export function filledIn(text: string, names: Readonly<Record<string, unknown>>): string {
  const filled = text.replace(/"(\$[a-z]+)"/g, (whole, name: string) =>
    Object.hasOwn(names, name) ? JSON.stringify(names[name]) : whole,
  );
  return text.includes('"$twisted"') ? JSON.stringify(JSON.parse(filled, twisted)) : filled;
}

/** `["$twisted", play, n, value]` is that play with another value in its n-th field. */
function twisted(_: string, value: unknown): unknown {
  if (!Array.isArray(value) || value[0] !== '$twisted') return value;
  const [, play, n, other] = value as [string, unknown, number, unknown];
  if (typeof play !== 'object' || play === null) return other;
  const names = Object.keys(play);
  return { ...play, [names[n % names.length] ?? 'x']: other };
}

const api = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8');

/** Every code that the documentation names. */
export const CODES: ReadonlySet<string> = new Set(
  Array.from(api.slice(api.indexOf('### Errors')).matchAll(/`([a-z]+(?:-[a-z]+)*)`/g), ([, code]) => code!),
);

export type Trouble = { readonly code: string; readonly message: string };

export function troubleFault(error: Trouble | undefined): string | undefined {
  if (typeof error?.message !== 'string' || error.message === '') return 'an error without a sentence';
  if (error.code === 'our-fault') return 'our fault';
  return CODES.has(error.code) ? undefined : `the code ${error.code} is not documented`;
}

/** What is wrong with a frame that the house has sent; undefined if it is as documented. */
export function frameFault(frame: Heard): string | undefined {
  if (frame.tell !== undefined && frame.ok === undefined) {
    return ['news', 'presence', 'said'].includes(frame.tell as string) ? undefined : `it tells ${frame.tell}`;
  }
  if (frame.ok === true) return undefined;
  if (frame.ok !== false) return 'neither ok nor told';
  const refusal = frame.refusal as Record<string, unknown> | undefined;
  const lacks = refusal && ['clause', 'message', 'why'].find(part => typeof refusal[part] !== 'string');
  if (refusal) return lacks && `a refusal without a ${lacks}`;
  return troubleFault(frame.error as Trouble | undefined);
}
