/**
 * Parses server messages without a schema library, because pages trust their own server and have no room for one.
 * Checks only kind and required fields.
 */
import type { RequestKind } from './client-frames.ts';
import type { CreateTableAnswer, HttpErrorBody, ListedTables } from './http.ts';
import type {
  Answer,
  AnswerTo,
  ErrorAnswer,
  FailedAnswer,
  NewsFrame,
  PublicSnapshot,
  RefusedAnswer,
  ServerFrame,
  SuccessAnswer,
} from './server-frames.ts';

type FieldType = 'string' | 'number' | 'boolean' | 'object';
type RequiredFields = Readonly<Record<string, FieldType>>;

const hasFields = (value: object, required: RequiredFields): boolean =>
  Object.entries(required).every(([name, kind]) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === kind);

const PUSHED_FIELDS: ReadonlyMap<unknown, RequiredFields> = new Map<unknown, RequiredFields>([
  ['news', { number: 'number', after: 'number', news: 'object' }],
  ['presence', { here: 'object', onlookers: 'number' }],
  ['said', { seat: 'number', phrase: 'string' }],
]);

const SNAPSHOT_FIELDS: RequiredFields = { number: 'number', room: 'object', here: 'object' };

/** Required fields of answers; all others need a number. */
const ANSWER_FIELDS: Partial<Readonly<Record<RequestKind, RequiredFields>>> = {
  hello: SNAPSHOT_FIELDS,
  sit: { ...SNAPSHOT_FIELDS, token: 'string' },
  plays: { number: 'number', plays: 'object', more: 'boolean' },
  hint: { number: 'number', why: 'string', options: 'object' },
  say: {},
  ping: { now: 'number' },
};

/** Undefined for unknown frames: a newer server may send more. */
export function parseServerFrame(text: string): ServerFrame | undefined {
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
    const required = PUSHED_FIELDS.get(frame.tell);
    return required !== undefined && hasFields(frame, required);
  }
  return 'ok' in frame && (frame.ok === true || isFailure(frame));
}

const isFailure = (frame: object): boolean =>
  hasFields(frame, { ok: 'boolean' }) &&
  (hasFields(frame, { error: 'object' }) || hasFields(frame, { refusal: 'object' }));

const isExpectedAnswer = <A extends RequestKind>(
  ask: A,
  frame: Answer | NewsFrame,
): frame is SuccessAnswer<A> & { ok: true } =>
  frame.ok === true && hasFields(frame, ANSWER_FIELDS[ask] ?? { number: 'number' });

const UNEXPECTED_ANSWER: FailedAnswer = {
  ok: false,
  error: { code: 'our-fault', message: 'The server sent an unexpected answer.' },
};

/** Returns an error if the answer is malformed. */
export function checkAnswer<A extends RequestKind>(ask: A, frame: Answer | NewsFrame): AnswerTo<A> {
  if (frame.ok === false) return frame;
  return isExpectedAnswer(ask, frame) ? frame : UNEXPECTED_ANSWER;
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;

export const isHttpErrorBody = (json: unknown): json is HttpErrorBody =>
  isObject(json) && hasFields(json, { error: 'object' });
export const isCreatedTable = (json: unknown): json is CreateTableAnswer =>
  isObject(json) && hasFields(json, { table: 'string', code: 'string', host: 'string', look: 'object' });
export const isFoundTable = (json: unknown): json is { table: string } =>
  isObject(json) && hasFields(json, { table: 'string' });
export const isListedTables = (json: unknown): json is ListedTables =>
  isObject(json) && hasFields(json, { tables: 'object' });

export const isPublicSnapshot = (json: unknown): json is PublicSnapshot =>
  isObject(json) && hasFields(json, { number: 'number', table: 'object', room: 'object' });

/** The last entry number of the table at the time of the answer, if known. */
export const answerNumber = (answer: Answer): number | undefined => ('number' in answer ? answer.number : undefined);
/** The error of an answer, if any. */
export const answerError = (answer: Answer): ErrorAnswer['error'] | undefined =>
  'error' in answer ? answer.error : undefined;
/** The refusal of a play, if any. */
export const answerRefusal = (answer: Answer): RefusedAnswer['refusal'] | undefined =>
  'refusal' in answer ? answer.refusal : undefined;
