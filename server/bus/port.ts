/**
 * How servers tell each other what happens at a table. A message may be lost or come twice: the numbers of the log
 * decide, and whoever is behind reads the log.
 */
import { PHRASES } from '@parlour/table/phrases';
import { z } from 'zod';

const seat = z.int().min(0).max(99);
const phrases = Object.keys(PHRASES) as [string, ...string[]];

export const messageSchema = z.discriminatedUnion('tells', [
  /** The log has got to a number. */
  z.strictObject({ tells: z.literal('moved'), number: z.int().min(1) }),
  z.strictObject({ tells: z.literal('said'), seat, phrase: z.enum(phrases) }),
  /** Who is connected to a server. */
  z.strictObject({
    tells: z.literal('here'),
    server: z.string().max(64),
    seats: z.array(seat).max(100),
    onlookers: z.int().min(0),
  }),
  /** Who else is there? */
  z.strictObject({ tells: z.literal('who') }),
]);

export type Message = z.infer<typeof messageSchema>;

export type Bus = {
  /** Whether servers in other processes may write to the same store. */
  readonly isShared: boolean;
  /** If not, the store is asked what is new. */
  isUp(): boolean;
  /** Tells the other servers that have the table open, but not this one. */
  publish(table: string, message: Message): void;
  /** The answer ends the subscription. */
  subscribe(table: string, heard: (message: Message) => void): () => void;
  close(): Promise<void>;
};

const nothing = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
} satisfies Partial<Bus>;

/** For the one server that has its store to itself: there is nobody to tell. */
export const aloneBus: Bus = { ...nothing, isShared: false, isUp: () => true };

/** For servers that share a store and nothing else. */
export const noBus: Bus = { ...nothing, isShared: true, isUp: () => false };
