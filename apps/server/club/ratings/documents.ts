import type { Rating } from '@parlour/club/ratings/rating';
import { LEVELS } from '@parlour/players/player';
import { z } from 'zod';
import { defineCollection } from '../document-collection.ts';

const ratingSchema = z.object({
  mu: z.number(),
  sigma: z.number(),
  matches: z.int(),
  evidence: z.number(),
  met: z.array(z.array(z.string())),
  given: z.record(z.string(), z.number()),
});

const standingSchema = z.object({
  member: z.string(),
  game: z.string(),
  rating: ratingSchema,
  /** Time, points and uncertainty, since the rating can be displayed. */
  curve: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

export type MemberStanding = Readonly<Omit<z.infer<typeof standingSchema>, 'rating'>> & { readonly rating: Rating };

export const standingDocuments = defineCollection<MemberStanding>('rating', standingSchema);

export const standingId = (member: string, game: string): string => `${member}/${game}`;
export const standingsList = (member: string): string => `member/${member}`;

/** By the time of the last match. Standings from before leaderboards join with their next match. */
export const leaderboardList = (game: string): string => `game/${game}`;

/** Points and uncertainty; null while there was too little evidence. */
const displayedSchema = z.tuple([z.number(), z.number()]).nullable();

const playerSchema = z.union([
  /** Null is a former member. `number` counts the member's rated matches of this game. */
  z.object({ member: z.string().nullable(), number: z.int(), before: displayedSchema, after: displayedSchema }),
  z.object({ level: z.enum(LEVELS), mu: z.number(), sigma: z.number() }),
]);

const countedSchema = z.object({
  table: z.string(),
  match: z.int(),
  game: z.string(),
  at: z.number(),
  sides: z.int(),
  players: z.array(playerSchema),
  places: z.array(z.int()),
  scores: z.array(z.number()),
  left: z.array(z.int()),
});

/** Players are listed by seat, places and scores by side. */
export type CountedMatch = Readonly<z.infer<typeof countedSchema>>;
export type CountedPlayer = CountedMatch['players'][number];
export type CountedMember = Extract<CountedPlayer, { number: number }>;

export const countedDocuments = defineCollection<CountedMatch>('rated', countedSchema);

const DAY_MS = 24 * 60 * 60_000;
/** As long as member seats are stored. */
export const COUNTED_MATCH_TTL_MS = 400 * DAY_MS;

export const countedMatchId = (table: string, match: number): string => `${table}/${match}`;

export const isCountedMember = (player: CountedPlayer): player is CountedMember => 'number' in player;

export const ALL_MATCHES_LIST = 'every match';

/** Lists a match under all its players who are still members. */
export const countedPlaces = ({ players, at }: CountedMatch): { list: string; place: number }[] => [
  { list: ALL_MATCHES_LIST, place: at },
  ...players.flatMap(player =>
    isCountedMember(player) && player.member !== null ? [{ list: `member/${player.member}`, place: at }] : [],
  ),
];

const pendingSchema = z.object({ table: z.string(), match: z.int(), due: z.number() });

/** `due` is when to check whether it was counted. */
export type PendingMatch = Readonly<z.infer<typeof pendingSchema>>;

export const pendingDocuments = defineCollection<PendingMatch>('running', pendingSchema);

export const PENDING_LIST = 'running';
