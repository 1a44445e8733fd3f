/** Real members, tables and tournaments, so that fuzzed requests get past the first check. */
import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import { assertDefined } from '@parlour/kernel/result';
import { newDevice, type PasskeyOptions, type TestDevice } from '@parlour/server/tests/authenticator';
import { playDailyDeal } from '@parlour/server/tests/play-daily';
import type { AttackContext } from '../attack.ts';
import { type AttackTable, connectHostileClient } from '../hostile-client.ts';
import { type HttpHeaders, requestRaw, requestText } from '../raw-tcp.ts';

export type FuzzAnswer = { readonly status: number; readonly text: string };

/** A client with its own address, cookies and passkeys. */
export type FuzzBrowser = {
  readonly device: TestDevice;
  readonly origin: string;
  ask(method: string, path: string, body?: string, headers?: HttpHeaders): Promise<FuzzAnswer>;
  /** Sends a request that must succeed, and returns its JSON. */
  get<T>(method: 'GET' | 'POST', path: string, body?: object, bearer?: string): Promise<T>;
};

export type FuzzMember = {
  readonly browser: FuzzBrowser;
  readonly id: string;
  readonly name: string;
  readonly code: string;
};
export type FuzzTable = AttackTable & { readonly seat: string };
export type FuzzTournament = { readonly id: string; readonly organiser: string; readonly tokens: readonly string[] };
export type FuzzDay = { readonly game: string; readonly day: string; readonly record: string };

export type FuzzWorld = {
  browser(): FuzzBrowser;
  /** Returns one of a small pool. Each is replaced after some uses, because other requests may ban or delete it. */
  member(): Promise<FuzzMember>;
  table(): Promise<FuzzTable>;
  tournament(): Promise<FuzzTournament>;
  /** Makes a new one. */
  newMember(): Promise<FuzzMember>;
  newTable(): Promise<FuzzTable>;
  newTournament(): Promise<FuzzTournament>;
  newName(): string;
  /** A table whose first match is over, a tournament that has begun, and today's deal, played. */
  readonly finished: FuzzTable;
  readonly begun: FuzzTournament;
  readonly day: FuzzDay;
  /** Every id, token and name so far. */
  readonly known: string[];
};

/** Every browser gets its own address, until all have been used. */
export async function createAttackWorld(scene: AttackContext): Promise<FuzzWorld> {
  let [addresses, names] = [0, 0];
  const known: string[] = [];
  const browser = (): FuzzBrowser => newBrowser(scene.address, scene.from(addresses++));
  const newName = (): string => `Fuzz ${nameFromNumber(++names)}`;
  const note = <T extends object>(thing: T): T => {
    known.push(...Object.values(thing).filter(value => typeof value === 'string'));
    if (known.length > MAX_KNOWN_VALUES) known.splice(0, known.length - MAX_KNOWN_VALUES);
    return thing;
  };
  const newMember = async () => note(await joinClub(browser(), newName()));
  const newTable = async () => note(await createFuzzTable(scene, browser(), scene.from(addresses++)));
  const newTournament = async () => note(await createFuzzTournament(browser(), newName));
  const finished = await newTable();
  const begun = await newTournament();
  const organising = `/api/club/tournaments/${begun.id}/organise`;
  await browser().get('POST', organising, { do: 'begin' }, begun.organiser);
  await waitUntilOver(browser(), finished.table);
  const day = await playToday();
  return {
    ...{ browser, newName, newMember, newTable, newTournament, known, finished, begun, day },
    member: pool(newMember),
    table: pool(newTable),
    tournament: pool(newTournament),
  };
}

const MAX_KNOWN_VALUES = 2000;

/** The pool holds this many of a kind, and replaces each after this many uses. */
const POOL_SIZE = 4;
const USES_PER_ITEM = 12;

function pool<T>(make: () => Promise<T>): () => Promise<T> {
  const items: { readonly thing: Promise<T>; uses: number }[] = [];
  let turn = 0;
  return () => {
    const at = turn++ % POOL_SIZE;
    const one = items[at];
    if (one && one.uses++ < USES_PER_ITEM) return one.thing;
    const thing = make();
    items[at] = { thing, uses: 1 };
    return thing;
  };
}

const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'ra', 'te', 'so', 'zu', 'pa'];

/** Turns numbers into names that do not look alike. */
const nameFromNumber = (n: number): string => [...String(n)].map(digit => SYLLABLES[Number(digit)]).join('');

function newBrowser(address: string, from: string): FuzzBrowser {
  const { port } = new URL(address);
  const [host, origin] = [`localhost:${port}`, `http://localhost:${port}`];
  const cookies = new Map<string, string>();
  const browser: FuzzBrowser = {
    device: newDevice('never counts'),
    origin,
    async ask(method, path, body = '', headers = {}) {
      const cookie = [...cookies].map(pair => pair.join('=')).join('; ');
      const own = { Host: host, ...(cookie && { Cookie: cookie }), ...(method === 'POST' && { Origin: origin }) };
      const answer = await requestRaw(address, from, requestText(method, path, { ...own, ...headers }, body));
      for (const [name, value] of answer.cookies) {
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return { status: Number(answer.status), text: Buffer.from(answer.body, 'latin1').toString() };
    },
    async get<T>(method: 'GET' | 'POST', path: string, body: object = {}, bearer = '') {
      const headers = bearer === '' ? {} : { Authorization: `Bearer ${bearer}` };
      const { status, text } = await browser.ask(method, path, method === 'GET' ? '' : JSON.stringify(body), headers);
      if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
      return JSON.parse(text) as T;
    },
  };
  return browser;
}

type PasskeyCeremony = { readonly options: PasskeyOptions };

export async function joinClub(browser: FuzzBrowser, name: string): Promise<FuzzMember> {
  const passkey = await makePasskey(browser, '/api/club/join/begin', { name });
  type Joined = { readonly me: { readonly id: string }; readonly code: string };
  const { me, code } = await browser.get<Joined>('POST', '/api/club/join', { passkey });
  return { browser, id: me.id, name, code };
}

/** Completes the creation of a passkey. */
export async function makePasskey(browser: FuzzBrowser, path: string, body: object = {}): Promise<object> {
  const { options } = await browser.get<PasskeyCeremony>('POST', path, body);
  return browser.device.make(options, browser.origin);
}

export async function signInWithPasskey(browser: FuzzBrowser, device: TestDevice): Promise<object> {
  const { options } = await browser.get<PasskeyCeremony>('POST', '/api/club/sign-in/begin');
  return device.prove(options, browser.origin);
}

const [some] = gamesOnShelf().filter(({ seats }) => seats[0] <= 2 && seats[1] >= 2);
export const FUZZ_GAME: string = assertDefined(some).id;

/** Creates a table with one person, whose turns the clock ends after the person disconnects. */
async function createFuzzTable(scene: AttackContext, browser: FuzzBrowser, from: string): Promise<FuzzTable> {
  const clock = { kind: 'turn', seconds: 5 };
  const created = await browser.get<AttackTable>('POST', '/api/tables', {
    game: FUZZ_GAME,
    options: shortestOptions(FUZZ_GAME),
    seats: 2,
    door: 'listed',
    settings: { pace: 'instant', seats: 'kept', clock },
  });
  const client = await connectHostileClient(scene, from);
  await client.ask({ ask: 'hello', table: created.table, host: created.host });
  const sat = await client.ask({ ask: 'sit', name: 'Guest', cut: 'cut' });
  await client.ask({ ask: 'start', fill: 'easy' });
  client.close();
  return { table: created.table, code: created.code, host: created.host, seat: String(assertDefined(sat).token) };
}

/** Returns the options that make a match as short as possible. */
function shortestOptions(game: string): object {
  const { options } = assertDefined(findGame(game));
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, spec]) => (spec.kind === 'number' ? [[name, spec.least]] : [])),
  );
}

async function waitUntilOver(browser: FuzzBrowser, table: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await browser.ask('GET', `/api/tables/${table}/records/1`)).status === 200) return;
    await wait(200);
  }
  throw new Error('the match did not end');
}

const ENTRANT_COUNT = 4;

async function createFuzzTournament(browser: FuzzBrowser, newName: () => string): Promise<FuzzTournament> {
  type Made = { readonly tournament: string; readonly organiser: string };
  const plan = { title: newName(), game: FUZZ_GAME, kind: 'swiss', rounds: 3, seats: 2 };
  const { tournament: id, organiser } = await browser.get<Made>('POST', '/api/club/tournaments', plan);
  const entrants = Array.from({ length: ENTRANT_COUNT }, () => ({ name: newName() }));
  type Joined = { readonly places: readonly { readonly token: string }[] };
  const { places } = await browser.get<Joined>('POST', `/api/club/tournaments/${id}/join`, { entrants });
  return { id, organiser, tokens: places.map(({ token }) => token) };
}

async function playToday(): Promise<FuzzDay> {
  const game = assertDefined(gamesOnShelf().filter(hasDailyDeal).at(0)).id;
  const day = new Date().toISOString().slice(0, 10);
  return { game, day, record: await playDailyDeal(game, day) };
}

/** A push subscription as a browser makes it. No server answers at its endpoint. */
export function newPushSubscription(): object {
  const key = createECDH('prime256v1').generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    endpoint: `https://push.example.org/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: key, auth },
    quiet: null,
  };
}

export const newTicket = (): string => randomBytes(24).toString('base64url');
