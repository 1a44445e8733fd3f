/** Schemas of the frames a client may send over the WebSocket. */
import { assertDefined } from '@parlour/kernel/result';
import { QUICK_CHAT_PHRASES } from '@parlour/table/commands';
import { z } from 'zod';
import { levelSchema, seatSchema, settingsChangeSchema } from './common-schemas.ts';
import { ID_PATTERN, protocolFault } from './wire-constants.ts';

export const requestIdSchema = z.string().min(1).max(64).optional();
const protocol = z.int().min(1).optional();
const token = z.string().max(120);
const cut = z.string().min(1).max(128);
const commitment = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal');

/** Text without control, invisible or direction-changing characters. */
export const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** Display name: printable, trimmed and short enough for a place card. */
export const displayNameSchema = z.string().trim().min(1).max(24).regex(PRINTABLE, 'printable characters only');

const frame = <A extends string, S extends z.ZodRawShape>(ask: A, shape: S) =>
  z.strictObject({ ask: z.literal(ask), id: requestIdSchema, ...shape });

/** All requests by kind. */
export const clientFrameSchemas = {
  hello: frame('hello', {
    table: z.string().regex(ID_PATTERN),
    seat: token.optional(),
    host: token.optional(),
    since: z.int().min(0).optional(),
    as: seatSchema.nullable().optional(),
    plays: z.boolean().optional(),
    protocol,
  }),
  sit: frame('sit', { name: displayNameSchema, seat: seatSchema.optional(), cut: cut.optional() }),
  play: frame('play', { play: z.unknown() }),
  plays: frame('plays', { limit: z.int().min(1).max(5000).optional() }),
  hint: frame('hint', { level: levelSchema.optional() }),
  say: frame('say', { phrase: z.enum(Object.keys(QUICK_CHAT_PHRASES)) }),
  cut: frame('cut', { cut: cut.optional(), commitment: commitment.optional() }),
  reveal: frame('reveal', { cut }),
  settings: frame('settings', { settings: settingsChangeSchema }),
  start: frame('start', { fill: levelSchema.optional() }),
  computer: frame('computer', { seat: seatSchema, level: levelSchema }),
  remove: frame('remove', { seat: seatSchema }),
  'stand-in': frame('stand-in', { seat: seatSchema }),
  leave: frame('leave', {}),
  back: frame('back', {}),
  ready: frame('ready', {}),
  undo: frame('undo', {}),
  agree: frame('agree', {}),
  decline: frame('decline', {}),
  lock: frame('lock', {}),
  unlock: frame('unlock', {}),
  close: frame('close', {}),
  ping: frame('ping', {}),
} as const;

type Frames = { readonly [A in keyof typeof clientFrameSchemas]: z.infer<(typeof clientFrameSchemas)[A]> };
/** The kind of a request. */
export type RequestKind = keyof Frames;
/** A request of one kind. */
export type ClientFrameOf<A extends RequestKind> = Frames[A];
export type ClientFrame = ClientFrameOf<RequestKind>;

/** A request without its id, which the client adds when sending. */
export type ClientRequest = { readonly [A in RequestKind]: Readonly<Omit<ClientFrameOf<A>, 'id'>> }[Exclude<
  RequestKind,
  'hello'
>];

const { hello, ...others } = clientFrameSchemas;
export const clientFrameSchema = z.discriminatedUnion('ask', [hello, ...Object.values(others)]);

/** Why a frame is rejected. The sentence repeats nothing of the frame. */
export type FrameError = {
  readonly code: 'bad-request' | 'bad-protocol';
  readonly wrong: string;
  readonly id?: string | undefined;
};

/** Reports an unsupported version first, because then the rest may mean something else. */
export function parseClientFrame(text: string): ClientFrame | FrameError {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { code: 'bad-request', wrong: 'A frame must be one JSON object.' };
  }
  const read = clientFrameSchema.safeParse(json);
  const isSupported = !read.success || read.data.ask !== 'hello' || protocolFault(read.data.protocol) === undefined;
  return read.success && isSupported ? read.data : toFrameError(json, read.error);
}

function toFrameError(json: unknown, error: z.ZodError | undefined): FrameError {
  const { ask, id: requestId, protocol } = envelope.catch({ ask: undefined }).parse(json);
  const unsupported = ask === 'hello' ? protocolFault(protocol) : undefined;
  if (unsupported !== undefined) return { code: 'bad-protocol', wrong: unsupported, id: requestId };
  return { code: 'bad-request', wrong: formatSchemaError(assertDefined(error)), id: requestId };
}

/** The fields to read even if the rest is invalid. */
const envelope = z.object({
  ask: z.unknown(),
  id: requestIdSchema.catch(undefined),
  protocol: protocol.catch(undefined),
});

/** Formats the first issue of a schema error. */
export function formatSchemaError(error: z.ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join('.');
  return where
    ? `${where}: ${assertDefined(issue).message}`
    : (issue?.message ?? 'The server did not understand this message.');
}
