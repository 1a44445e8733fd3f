/** Tables in the middle of things: matches played beforehand, and laid on a device as a file of games brought along. */
import { readData } from '@parlour/games/shelf/node';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { Game, Seat, View } from '@parlour/kernel/game';
import { beginMatch, fold, type Match, put, statusOf } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { NO_CUT } from '@parlour/kernel/seal';
import type { Character } from '@parlour/players/player';
import { playMatch } from '@parlour/players/playing';
import { thinkRandom } from '@parlour/players/random';
import { layTable } from '@parlour/table/lay';
import { stamp, type What } from '@parlour/table/log';

/** A table of one moment, and its log. */
export type Position = { readonly table: { readonly id: string }; readonly entries: readonly object[] };

/** A moment by the number of inputs before it, and the chair it is seen from. */
type Moment = { readonly after: number; readonly chair: Seat; readonly fullness: number; readonly held: number };

/** Who sits with the one who is awaited: people on other devices, computer players, or people in the same room. */
export type Company = 'elsewhere' | 'computers' | 'same room';

const LIMIT = 2000;
const ENTROPY = (length: number): Uint8Array => new Uint8Array(length).fill(7);

/** A whole match between the weakest players of the box, the same every time for a seed. */
export async function playedMatch(
  boxed: BoxedGame,
  count: number,
  terms: Options = {},
  seed = 'geometry',
): Promise<Match> {
  const options = { ...defaultsOf(boxed.options), ...terms };
  const [game, characters] = await Promise.all([boxed.open(options, readData), boxed.players?.(readData)]);
  const player: Pick<Character, 'think' | 'budget'> = characters?.[0] ?? { think: thinkRandom, budget: 1 };
  const players = Array.from({ length: count }, () => player);
  return playMatch({ game, options, seating: { count, dealer: 0 }, players, seed, limit: LIMIT });
}

/** The moments somebody is awaited at, each seen by whoever that is; and how much there is to be seen then. */
function moments({ game, options, seating, log }: Match): Moment[] {
  const again = beginMatch(game, options, seating);
  return log.flatMap(input => {
    put(again, input);
    const status = statusOf(again);
    const chair = status.is === 'open' ? status.turn[0] : undefined;
    if (chair === undefined) return [];
    const view = game.view(again.state, chair);
    return [{ after: again.log.length, chair, fullness: fullnessOf(view), held: view.hand?.length ?? 0 }];
  });
}

/** All that can be seen to lie there: in the hand, on the table, before the others, on the squares where there are any. */
export function fullnessOf(view: View & { readonly crossword?: unknown }): number {
  const { hand = [], table, others, crossword = [] } = view;
  return JSON.stringify([hand, table, others, crossword]).length;
}

export const STAGES = ['beginning', 'middle', 'fullest', 'end'] as const;
/**
 * Late is the last time somebody is awaited; with the last card somebody is awaited for the first time with one alone. Whoever
 * is waiting sees the beginning, and somebody else is asked.
 */
export type Stage = (typeof STAGES)[number] | 'waiting' | 'last card' | 'late';

/** The end is that of a match that is over; a match that was given up ends where it stopped. */
export function momentsOf(match: Match): Readonly<Record<Stage, Moment>> {
  const all = moments(match);
  const [first, last] = [all[0]!, all.at(-1)!];
  const isOver = statusOf(match).is === 'over';
  return {
    beginning: first,
    middle: all[Math.floor(all.length / 2)]!,
    fullest: all.reduce((best, moment) => (moment.fullness > best.fullness ? moment : best)),
    waiting: { ...first, chair: (first.chair + 1) % match.seating.count },
    'last card': all.find(({ held }) => held === 1) ?? last,
    late: last,
    end: isOver ? { ...last, after: match.log.length } : last,
  };
}

/** Who sits there: seat by seat, but among computer players the person's name comes first. */
export type Sitters = { readonly names: readonly string[]; readonly company: Company };

const seated = ({ names, company }: Sitters, chair: Seat): readonly string[] =>
  company === 'computers' ? [...names.slice(1, chair + 1), names[0]!, ...names.slice(chair + 1)] : names;

/** While all but one are people elsewhere nobody moves, however long it is looked at. */
export function laidAt(id: string, match: Match, { after, chair }: Moment, sitting: Sitters): Position {
  const { game, options, seating } = match;
  const { count } = seating;
  const { company } = sitting;
  const names = seated(sitting, chair);
  const people = names.map((name, seat) => (seat === chair || company === 'same room' ? name : null));
  const sitters = names.map((name, seat) => sitterAt(seat, name, seat === chair ? 'elsewhere' : company));
  const drafts = draftsOf(game, fold(match, after), sitters);
  const entries = stamp(drafts, { number: 0, at: 0 }, 1).map(entry => ({ ...entry, table: id }));
  // A match at its end becomes a record, and its shuffle is looked into, when the table is opened.
  const table = { id, game: game.id, options, count, people, level: 'easy', laid: 1, touched: 1, isOver: false };
  return { table, entries };
}

/** As a file of games that was taken along from another device. */
export const fileOf = (positions: readonly Position[]): string =>
  JSON.stringify({
    parlour: 1,
    records: [],
    tables: positions.map(({ table }) => table),
    entries: positions.flatMap(({ entries }) => entries),
  });

const sitterAt = (seat: Seat, name: string, company: Company): What =>
  company === 'computers' ? { what: 'computer', seat, level: 'easy', name } : { what: 'sit', seat, name };

function draftsOf(game: Game, match: Match, sitters: readonly What[]): What[] {
  const { options, seating, draws, log } = match;
  const settings = { pace: 'instant' } as const;
  const cuts = sitters.map(() => NO_CUT);
  return [
    ...layTable(game, { options, ...seating, settings }, ENTROPY),
    ...sitters,
    { what: 'begin', form: 2, cuts, moved: draws, ...(seating.dealer !== undefined && { dealer: seating.dealer }) },
    ...log.map((input): What => ({ what: 'input', input })),
  ];
}
