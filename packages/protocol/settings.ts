/** What a host may settle about a table, as schemas: what is asked for, and what is agreed. */
import { LEVELS } from '@parlour/players/player';
import { HINTS, LEFT_SEATS, PACES, STARTS, TAKING_BACK, WATCHING } from '@parlour/table/log';
import { z } from 'zod';

const seconds = (least: number, most: number): z.ZodInt => z.int().min(least).max(most);

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: seconds(5, 3600) }),
  z.strictObject({ kind: z.literal('bank'), seconds: seconds(10, 86_400), increment: seconds(0, 600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

/** What was agreed. */
export const agreed = z.strictObject({
  clock,
  onlookers: z.enum(WATCHING),
  delay: z.union([z.literal('over'), seconds(30, 3600)]),
  pace: z.enum(PACES),
  standIn: z.enum(LEVELS),
  hints: z.enum(HINTS),
  undo: z.enum(TAKING_BACK),
  seats: z.enum(LEFT_SEATS),
  start: z.enum(STARTS).exactOptional(),
  rated: z.literal(true).exactOptional(),
  waits: seconds(3, 600).exactOptional(),
});

/** What somebody would like; what is not named stays as it is. */
export const wished = agreed.partial();
