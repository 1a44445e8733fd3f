/** What a host may settle about a table, as a schema. */
import { LEVELS } from '@parlour/players/player';
import { HINTS, LEFT_SEATS, PACES, STARTS, TAKING_BACK, type TableSettings, WATCHING } from '@parlour/table/log';
import { z } from 'zod';

const seconds = (least: number, most: number) => z.int().min(least).max(most);

const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: seconds(5, 3600) }),
  z.strictObject({ kind: z.literal('bank'), seconds: seconds(10, 86_400), increment: seconds(0, 600) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

export const settingsSchema = z.strictObject({
  clock: clockSchema.optional(),
  onlookers: z.enum(WATCHING).optional(),
  delay: z.union([z.literal('over'), seconds(30, 3600)]).optional(),
  pace: z.enum(PACES).optional(),
  standIn: z.enum(LEVELS).optional(),
  hints: z.enum(HINTS).optional(),
  undo: z.enum(TAKING_BACK).optional(),
  seats: z.enum(LEFT_SEATS).optional(),
  start: z.enum(STARTS).optional(),
});

/** Without what is not given, so that it stays as it is. */
export const given = (settings: z.infer<typeof settingsSchema>): Partial<TableSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
