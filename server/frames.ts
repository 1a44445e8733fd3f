/** The frames of a sitting, as schemas: what a guest may send. Anything else is answered with an error. */
import { must } from '@parlour/kernel/must';
import { LEVELS } from '@parlour/players/player';
import { PHRASES } from '@parlour/table/phrases';
import { z } from 'zod';
import { ID_PATTERN } from './names.ts';
import { settingsSchema } from './settings.ts';

const id = z.string().min(1).max(64).optional();
const seat = z.int().min(0).max(99);
const token = z.string().max(120);
const cut = z.string().min(1).max(128);
const commitment = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal');
const level = z.enum(LEVELS);

/** Printable, trimmed, and short enough for a place card. */
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'printable characters only');

const plain = <A extends string>(ask: A) => z.strictObject({ ask: z.literal(ask), id });

export const frameSchema = z.discriminatedUnion('ask', [
  z.strictObject({
    ask: z.literal('hello'),
    id,
    table: z.string().regex(ID_PATTERN),
    seat: token.optional(),
    host: token.optional(),
    since: z.int().min(0).optional(),
    as: seat.nullable().optional(),
    plays: z.boolean().optional(),
  }),
  z.strictObject({ ask: z.literal('sit'), id, name: nameSchema, seat: seat.optional(), cut: cut.optional() }),
  z.strictObject({ ask: z.literal('play'), id, play: z.unknown() }),
  z.strictObject({ ask: z.literal('plays'), id, limit: z.int().min(1).max(5000).optional() }),
  z.strictObject({ ask: z.literal('hint'), id, level: level.optional() }),
  z.strictObject({ ask: z.literal('say'), id, phrase: z.enum(Object.keys(PHRASES) as [string, ...string[]]) }),
  z.strictObject({ ask: z.literal('cut'), id, cut: cut.optional(), commitment: commitment.optional() }),
  z.strictObject({ ask: z.literal('reveal'), id, cut }),
  z.strictObject({ ask: z.literal('settings'), id, settings: settingsSchema }),
  z.strictObject({ ask: z.literal('start'), id, fill: level.optional() }),
  z.strictObject({ ask: z.literal('computer'), id, seat, level }),
  z.strictObject({ ask: z.literal('remove'), id, seat }),
  z.strictObject({ ask: z.literal('stand-in'), id, seat }),
  plain('leave'),
  plain('back'),
  plain('ready'),
  plain('undo'),
  plain('agree'),
  plain('decline'),
  plain('lock'),
  plain('unlock'),
  plain('close'),
  plain('ping'),
]);

export type ClientFrame = z.infer<typeof frameSchema>;
export type ClientFrameOf<A extends ClientFrame['ask']> = Extract<ClientFrame, { ask: A }>;

/** A frame, or what is wrong with it in one sentence that repeats nothing of it. */
export function readClientFrame(text: string): ClientFrame | { readonly wrong: string; readonly id?: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { wrong: 'A frame is one JSON object.' };
  }
  const read = frameSchema.safeParse(json);
  return read.success ? read.data : { wrong: faultOf(read.error), ...idOf(json) };
}

export function faultOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join('.');
  return where ? `${where}: ${must(issue).message}` : (issue?.message ?? 'That was not understood.');
}

function idOf(json: unknown): { id?: string } {
  const given = typeof json === 'object' && json !== null ? (json as { id?: unknown }).id : undefined;
  return typeof given === 'string' && given.length <= 64 ? { id: given } : {};
}
