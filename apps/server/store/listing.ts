/** Parses what a store keeps of a table for lists. Any server may have saved it. */
import type { TableListing } from '@parlour/protocol/http';
import { SPECTATOR_VIEWS } from '@parlour/table/log';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';

/** An archived table keeps only its game, and early versions saved less. */
const storedListing: z.ZodType<TableListing> = z
  .object({
    game: z.string().default(''),
    seats: z.array(z.string().nullable()).default([]),
    playing: z.boolean().default(false),
    locked: z.boolean().default(false),
    onlookers: z.enum(SPECTATOR_VIEWS).default('none'),
    rated: z.boolean().default(false),
  })
  .catch({ game: '', seats: [], playing: false, locked: false, onlookers: 'none', rated: false });

/** Without a game if it cannot be read, so that one damaged row spoils no list. */
export const parseListing = (json: string): TableListing => storedListing.parse(parseJson(json));
