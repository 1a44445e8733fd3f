/** Real members, tables and tournaments, so that fuzzed requests get past the first check. */
import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { hasDaily } from '@parlour/games/shelf/usual';
import { assertDefined } from '@parlour/kernel/result';
import { newDevice, type PasskeyOptions, type TestDevice } from '@parlour/server/tests/authenticator';
import { playDailyDeal } from '@parlour/server/tests/play-daily';
import { ask, type Headers, requestText } from '../line.ts';
import { type AttackTable, come } from '../person.ts';
import type { AttackScene } from '../scene.ts';

export type FuzzAnswer = { readonly status: number; readonly text: string };

/** A client with its own address, cookies and passkeys. */
export type FuzzBrowser = {
  readonly device: TestDevice;
  readonly origin: string;
  ask(method: string, path: string, body?: string, headers?: Headers): Promise<FuzzAnswer>;
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
  /** A table whose first match is over, a tournament that has begun, and the deal of today, played. */
  readonly finished: FuzzTable;
  readonly begun: FuzzTournament;
  readonly day: FuzzDay;
  /** Every id, token and name so far. */
  readonly known: string[];
};

/** Every browser gets its own address, until all have been used. */
export async function newWorld(scene: AttackScene): Promise<FuzzWorld> {
  let [addresses, names] = [0, 0];
  const known: string[] = [];
  const browser = (): FuzzBrowser => newBrowser(scene.address, scene.from(addresses++));
  const newName = (): string => `Fuzz ${syllables(++names)}`;
  const note = <T extends object>(thing: T): T => {
    known.push(...Object.values(thing).filter(value => typeof value === 'string'));
    if (known.length > MOST_KNOWN) known.splice(0, known.length - MOST_KNOWN);
    return thing;
  };
  const newMember = async () => note(await join(browser(), newName()));
  const newTable = async () => note(await seatAt(scene, browser(), scene.from(addresses++)));
  const newTournament = async () => note(await makeTournament(browser(), newName));
  const finished = await newTable();
  const begun = await newTournament();
  const organising = `/api/club/tournaments/${begun.id}/organise`;
  await browser().get('POST', organising, { do: 'begin' }, begun.organiser);
  await untilOver(browser(), finished.table);
  const day = await playToday();
  return {
    ...{ browser, newName, newMember, newTable, newTournament, known, finished, begun, day },
    member: pool(newMember),
    table: pool(newTable),
    tournament: pool(newTournament),
  };
}

const MOST_KNOWN = 2000;

/** The pool holds this many of a kind, and replaces each after this many uses. */
const KEPT = 4;
const USES = 12;

function pool<T>(make: () => Promise<T>): () => Promise<T> {
  const kept: { readonly thing: Promise<T>; uses: number }[] = [];
  let turn = 0;
  return () => {
    const at = turn++ % KEPT;
    const one = kept[at];
    if (one && one.uses++ < USES) return one.thing;
    const thing = make();
    kept[at] = { thing, uses: 1 };
    return thing;
  };
}

const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'ra', 'te', 'so', 'zu', 'pa'];

/** Numbers as names that do not look alike. */
const syllables = (n: number): string => [...String(n)].map(digit => SYLLABLES[Number(digit)]).join('');

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
      const answer = await ask(address, from, requestText(method, path, { ...own, ...headers }, body));
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

type Begun = { readonly options: PasskeyOptions };

export async function join(browser: FuzzBrowser, name: string): Promise<FuzzMember> {
  const passkey = await makePasskey(browser, '/api/club/join/begin', { name });
  type Joined = { readonly me: { readonly id: string }; readonly code: string };
  const { me, code } = await browser.get<Joined>('POST', '/api/club/join', { passkey });
  return { browser, id: me.id, name, code };
}

/** Begins to make a passkey, and makes it. */
export async function makePasskey(browser: FuzzBrowser, path: string, body: object = {}): Promise<object> {
  const { options } = await browser.get<Begun>('POST', path, body);
  return browser.device.make(options, browser.origin);
}

export async function provePasskey(browser: FuzzBrowser, device: TestDevice): Promise<object> {
  const { options } = await browser.get<Begun>('POST', '/api/club/sign-in/begin');
  return device.prove(options, browser.origin);
}

const [some] = gamesOnShelf().filter(({ seats }) => seats[0] <= 2 && seats[1] >= 2);
export const GAME: string = assertDefined(some).id;

/** Makes a table with one guest, whose turns the clock ends after the guest disconnects. */
async function seatAt(scene: AttackScene, browser: FuzzBrowser, from: string): Promise<FuzzTable> {
  const clock = { kind: 'turn', seconds: 5 };
  const laid = await browser.get<AttackTable>('POST', '/api/tables', {
    game: GAME,
    options: shortest(GAME),
    seats: 2,
    door: 'listed',
    settings: { pace: 'instant', seats: 'kept', clock },
  });
  const guest = await come(scene, from);
  await guest.ask({ ask: 'hello', table: laid.table, host: laid.host });
  const sat = await guest.ask({ ask: 'sit', name: 'Guest', cut: 'cut' });
  await guest.ask({ ask: 'start', fill: 'easy' });
  guest.close();
  return { table: laid.table, code: laid.code, host: laid.host, seat: String(assertDefined(sat).token) };
}

/** The options that make a match as short as possible. */
function shortest(game: string): object {
  const { options } = assertDefined(findGame(game));
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, spec]) => (spec.kind === 'number' ? [[name, spec.least]] : [])),
  );
}

async function untilOver(browser: FuzzBrowser, table: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await browser.ask('GET', `/api/tables/${table}/records/1`)).status === 200) return;
    await wait(200);
  }
  throw new Error('the match did not come to its end');
}

const ENTRANTS = 4;

async function makeTournament(browser: FuzzBrowser, newName: () => string): Promise<FuzzTournament> {
  type Made = { readonly tournament: string; readonly organiser: string };
  const plan = { title: newName(), game: GAME, kind: 'swiss', rounds: 3, seats: 2 };
  const { tournament: id, organiser } = await browser.get<Made>('POST', '/api/club/tournaments', plan);
  const entrants = Array.from({ length: ENTRANTS }, () => ({ name: newName() }));
  type Joined = { readonly places: readonly { readonly token: string }[] };
  const { places } = await browser.get<Joined>('POST', `/api/club/tournaments/${id}/join`, { entrants });
  return { id, organiser, tokens: places.map(({ token }) => token) };
}

async function playToday(): Promise<FuzzDay> {
  const game = assertDefined(gamesOnShelf().filter(hasDaily).at(0)).id;
  const day = new Date().toISOString().slice(0, 10);
  return { game, day, record: await playDailyDeal(game, day) };
}

/** A push subscription as a browser makes it. No server answers at its endpoint. */
export function pushDevice(): object {
  const key = createECDH('prime256v1').generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    endpoint: `https://push.example.org/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: key, auth },
    quiet: null,
  };
}

export const newTicket = (): string => randomBytes(24).toString('base64url');
