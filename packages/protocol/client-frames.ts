/** The frames of a sitting, as schemas: what a client may send. Anything else is answered with an error. */
import { must } from '@parlour/kernel/must';
import { PHRASES } from '@parlour/table/phrases';
import { z } from 'zod';
import { level, seat } from './frame-parts.ts';
import { wished } from './settings.ts';
import { ID_PATTERN } from './table-names.ts';
import { versionFault } from './version.ts';

export const id = z.string().min(1).max(64).optional();
const protocol = z.int().min(1).optional();
const token = z.string().max(120);
const cut = z.string().min(1).max(128);
const commitment = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal');

/** What is shown as it is written: nothing that is unseen or turns the writing round. */
export const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** Printable, trimmed, and short enough for a place card. */
export const placeCard = z.string().trim().min(1).max(24).regex(PRINTABLE, 'printable characters only');

const frame = <A extends string, S extends z.ZodRawShape>(ask: A, shape: S) =>
  z.strictObject({ ask: z.literal(ask), id, ...shape });

/** What can be asked, each with its schema. */
export const frames = {
  hello: frame('hello', {
    table: z.string().regex(ID_PATTERN),
    seat: token.optional(),
    host: token.optional(),
    since: z.int().min(0).optional(),
    as: seat.nullable().optional(),
    plays: z.boolean().optional(),
    protocol,
  }),
  sit: frame('sit', { name: placeCard, seat: seat.optional(), cut: cut.optional() }),
  play: frame('play', { play: z.unknown() }),
  plays: frame('plays', { limit: z.int().min(1).max(5000).optional() }),
  hint: frame('hint', { level: level.optional() }),
  say: frame('say', { phrase: z.enum(Object.keys(PHRASES)) }),
  cut: frame('cut', { cut: cut.optional(), commitment: commitment.optional() }),
  reveal: frame('reveal', { cut }),
  settings: frame('settings', { settings: wished }),
  start: frame('start', { fill: level.optional() }),
  computer: frame('computer', { seat, level }),
  remove: frame('remove', { seat }),
  'stand-in': frame('stand-in', { seat }),
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

type Frames = { readonly [A in keyof typeof frames]: z.infer<(typeof frames)[A]> };
/** The name of a request. */
export type Ask = keyof Frames;
/** A request of one kind, as it is sent. */
export type ClientFrameOf<A extends Ask> = Frames[A];
export type ClientFrame = ClientFrameOf<Ask>;

/** A frame as somebody asks for it; its name is given by whoever sends it. */
export type ClientRequest = { readonly [A in Ask]: Readonly<Omit<ClientFrameOf<A>, 'id'>> }[Exclude<Ask, 'hello'>];

const { hello, ...others } = frames;
export const clientFrame = z.discriminatedUnion('ask', [hello, ...Object.values(others)]);

/** Why a frame is not taken, in one sentence that repeats nothing of it. */
export type Misread = {
  readonly code: 'bad-request' | 'bad-protocol';
  readonly wrong: string;
  readonly id?: string | undefined;
};

/** A frame, or what is wrong with it. Who speaks another version is told that first: what they say may mean nothing here. */
export function readClientFrame(text: string): ClientFrame | Misread {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { code: 'bad-request', wrong: 'A frame is one JSON object.' };
  }
  const read = clientFrame.safeParse(json);
  const isSpoken = !read.success || read.data.ask !== 'hello' || versionFault(read.data.protocol) === undefined;
  return read.success && isSpoken ? read.data : misread(json, read.error);
}

function misread(json: unknown, error: z.ZodError | undefined): Misread {
  const { ask, id: named, protocol } = envelope.catch({ ask: undefined }).parse(json);
  const unspoken = ask === 'hello' ? versionFault(protocol) : undefined;
  if (unspoken !== undefined) return { code: 'bad-protocol', wrong: unspoken, id: named };
  return { code: 'bad-request', wrong: faultOf(must(error)), id: named };
}

/** What can be read of a frame whatever else it holds. */
const envelope = z.object({ ask: z.unknown(), id: id.catch(undefined), protocol: protocol.catch(undefined) });

export function faultOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join('.');
  return where ? `${where}: ${must(issue).message}` : (issue?.message ?? 'That was not understood.');
}
