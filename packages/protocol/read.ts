/**
 * Reading what a server sends, without schemas: a page has no room for them, and trusts its own server. What is looked at
 * is whether a frame is of a known kind and has what such a frame cannot be without.
 */
import type { Ask } from './client-frames.ts';
import type { HttpFailed, LaidTable, ListedTables } from './http.ts';
import type {
  Answer,
  AnswerTo,
  Done,
  Errant,
  Failed,
  NewsFrame,
  PublicSnapshot,
  Refused,
  ServerFrame,
} from './server-frames.ts';

type Kind = 'string' | 'number' | 'boolean' | 'object';
type Needs = Readonly<Record<string, Kind>>;

const has = (value: object, needs: Needs): boolean =>
  Object.entries(needs).every(([name, kind]) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === kind);

const TOLD: ReadonlyMap<unknown, Needs> = new Map<unknown, Needs>([
  ['news', { number: 'number', after: 'number', news: 'object' }],
  ['presence', { here: 'object', onlookers: 'number' }],
  ['said', { seat: 'number', phrase: 'string' }],
]);

const LOOK: Needs = { number: 'number', room: 'object', here: 'object' };

/** Whatever is not named here is acknowledged with a number. */
const ANSWERED: Partial<Readonly<Record<Ask, Needs>>> = {
  hello: LOOK,
  sit: { ...LOOK, token: 'string' },
  plays: { number: 'number', plays: 'object', more: 'boolean' },
  hint: { number: 'number', why: 'string', options: 'object' },
  say: {},
  ping: { now: 'number' },
};

/** Undefined if it is of no kind that is known: a newer server may say more than this client understands. */
export function readServerFrame(text: string): ServerFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    return isServerFrame(frame) ? frame : undefined;
  } catch {
    return undefined;
  }
}

function isServerFrame(frame: unknown): frame is ServerFrame {
  if (typeof frame !== 'object' || frame === null) return false;
  if ('tell' in frame) {
    const needs = TOLD.get(frame.tell);
    return needs !== undefined && has(frame, needs);
  }
  return 'ok' in frame && (frame.ok === true || isFailure(frame));
}

const isFailure = (frame: object): boolean =>
  has(frame, { ok: 'boolean' }) && (has(frame, { error: 'object' }) || has(frame, { refusal: 'object' }));

const isDone = <A extends Ask>(ask: A, frame: Answer | NewsFrame): frame is Done<A> & { ok: true } =>
  frame.ok === true && has(frame, ANSWERED[ask] ?? { number: 'number' });

const NONSENSE: Failed = {
  ok: false,
  error: { code: 'our-fault', message: 'The server answered something else than it was asked.' },
};

/** The answer to a request of that kind. */
export function answerTo<A extends Ask>(ask: A, frame: Answer | NewsFrame): AnswerTo<A> {
  if (frame.ok === false) return frame;
  return isDone(ask, frame) ? frame : NONSENSE;
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;

export const isHttpFailed = (json: unknown): json is HttpFailed => isObject(json) && has(json, { error: 'object' });
export const isLaid = (json: unknown): json is LaidTable =>
  isObject(json) && has(json, { table: 'string', code: 'string', host: 'string', look: 'object' });
export const isFound = (json: unknown): json is { table: string } => isObject(json) && has(json, { table: 'string' });
export const isListed = (json: unknown): json is ListedTables => isObject(json) && has(json, { tables: 'object' });

export const isPublicSnapshot = (json: unknown): json is PublicSnapshot =>
  isObject(json) && has(json, { number: 'number', table: 'object', room: 'object' });

/** How far the table had got, where an answer says so. */
export const numberOf = (answer: Answer): number | undefined => ('number' in answer ? answer.number : undefined);
/** What was wrong with a request, if something was. */
export const errorOf = (answer: Answer): Errant['error'] | undefined => ('error' in answer ? answer.error : undefined);
/** The refusal, where the rules forbid a play. */
export const refusalOf = (answer: Answer): Refused['refusal'] | undefined =>
  'refusal' in answer ? answer.refusal : undefined;
