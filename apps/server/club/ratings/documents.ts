/** What is kept of ratings: what a member has at a game, each match that was counted, and those that are still to be. */
import type { Rating } from '@parlour/club/rating';
import { LEVELS } from '@parlour/players/player';
import { z } from 'zod';
import { kept } from '../kept.ts';

const rating = z.object({
  mu: z.number(),
  sigma: z.number(),
  matches: z.int(),
  evidence: z.number(),
  met: z.array(z.array(z.string())),
  given: z.record(z.string(), z.number()),
});

const standing = z.object({
  member: z.string(),
  game: z.string(),
  rating,
  /** When it was what, since it can be shown: the points, and what they may be off by. */
  curve: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

export type MemberStanding = Readonly<Omit<z.infer<typeof standing>, 'rating'>> & { readonly rating: Rating };

export const standingDocuments = kept<MemberStanding>('rating', standing);

export const standingId = (member: string, game: string): string => `${member}/${game}`;
export const standingsList = (member: string): string => `member/${member}`;

/** Points and what they may be off by, before and after; none where it was too early to say. */
const shown = z.tuple([z.number(), z.number()]).nullable();

const player = z.union([
  /** Null is a former member. The number says which rated match of this game it was for them. */
  z.object({ member: z.string().nullable(), number: z.int(), before: shown, after: shown }),
  z.object({ level: z.enum(LEVELS), mu: z.number(), sigma: z.number() }),
]);

const counted = z.object({
  table: z.string(),
  match: z.int(),
  game: z.string(),
  at: z.number(),
  sides: z.int(),
  players: z.array(player),
  places: z.array(z.int()),
  scores: z.array(z.number()),
  left: z.array(z.int()),
});

/** A match that was counted; by seat who played it, by side what came of it. */
export type CountedMatch = Readonly<z.infer<typeof counted>>;
export type CountedPlayer = CountedMatch['players'][number];
export type CountedMember = Extract<CountedPlayer, { number: number }>;

export const countedDocuments = kept<CountedMatch>('rated', counted);

const DAY = 24 * 60 * 60_000;
/** As long as it is known where members have sat. */
export const COUNTED_LASTS = 400 * DAY;

export const matchId = (table: string, match: number): string => `${table}/${match}`;

export const isCountedMember = (player: CountedPlayer): player is CountedMember => 'number' in player;

/** All matches stand in this list, by when they ended. */
export const EVERY_MATCH = 'every match';

/** Where a match stands: with everybody who played it and is a member still. */
export const countedPlaces = ({ players, at }: CountedMatch): { list: string; place: number }[] => [
  { list: EVERY_MATCH, place: at },
  ...players.flatMap(player =>
    isCountedMember(player) && player.member !== null ? [{ list: `member/${player.member}`, place: at }] : [],
  ),
];

const running = z.object({ table: z.string(), match: z.int(), due: z.number() });

/** A rated match that has begun, or was going to; when the house looks at it. */
export type RunningMatch = Readonly<z.infer<typeof running>>;

export const runningDocuments = kept<RunningMatch>('running', running);

/** By when they are to be looked at. */
export const RUNNING = 'running';
