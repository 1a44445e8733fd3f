/** What is told of an entry of the log, as schemas: one for each `what`. */
import { z } from 'zod';
import { fallback, happening, level, list, member, moment, number, options, seat } from './frame-parts.ts';
import { agreed } from './settings.ts';

const entry = { number, at: moment };

/** One schema for several entries that tell the same. */
const about = <const W extends readonly [string, ...string[]], S extends z.ZodRawShape>(what: W, shape: S) =>
  z.strictObject({ ...entry, what: z.enum(what), ...shape });

/** What was agreed when the table was laid. */
export const opened = { game: z.string(), rules: number, options, count: number, settings: agreed };

export const news = z.discriminatedUnion('what', [
  about(['open'], { ...opened, dealer: seat.exactOptional() }),
  about(['sit'], { seat, name: z.string(), member: member.exactOptional() }),
  about(['named'], { seat, grant: number, name: z.string(), member: member.exactOptional() }),
  about(['computer'], { seat, level, name: z.string() }),
  about(['leave'], { seat, why: z.enum(['left', 'removed']) }),
  about(['stand-in'], { seat, level, why: z.enum(['asked', 'time', 'left']) }),
  about(['back', 'cut', 'reveal', 'ready', 'undo', 'agree', 'decline'], { seat }),
  about(['lock', 'unlock', 'close', 'go'], {}),
  about(['settings'], { settings: agreed }),
  about(['seal'], { commitment: z.string() }),
  about(['commit'], { seat, commitment: z.string() }),
  about(['shuffle'], { commitments: list(z.string().nullable()), dealer: seat.exactOptional() }),
  about(['begin'], {
    form: z.union([z.literal(1), z.literal(2)]).exactOptional(),
    dealer: seat.exactOptional(),
    cuts: list(z.string()),
    moved: number.exactOptional(),
  }),
  about(['input'], {
    by: z.union([seat, z.literal('chance'), z.literal('clock')]),
    happenings: list(happening),
    fallback: fallback.exactOptional(),
  }),
  about(['undone'], { inputs: number }),
]);
