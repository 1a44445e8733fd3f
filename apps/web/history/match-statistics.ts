import type { Facts, MatchResult, Seat } from '@parlour/kernel/game';
import { formatList } from '@parlour/messages';
import type { StoredRecord } from '../worker/store.ts';
import { historyText } from './history-text.ts';

export type GameStatistics = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Wins in a row up to the latest game. */
  readonly streak: number;
};

type FinishedRecord = Pick<StoredRecord, 'game' | 'mine' | 'winners' | 'ended'>;

/** Undefined for hot-seat games without the owner's name. */
export const ownerSeat = ({ mine }: Pick<StoredRecord, 'mine'>): Seat | undefined =>
  mine.length === 1 ? mine[0] : undefined;

const hasOwnerWon = (record: FinishedRecord): boolean => record.winners.includes(ownerSeat(record) ?? -1);

export function statisticsByGame(records: readonly FinishedRecord[]): GameStatistics[] {
  const own = records.filter(record => ownerSeat(record) !== undefined);
  const latest = own.toSorted((a, b) => b.ended - a.ended);
  const games = [...new Set(latest.map(({ game }) => game))].sort();
  return games.map(game => {
    const played = latest.filter(record => record.game === game);
    const lost = played.findIndex(record => !hasOwnerWon(record));
    const won = played.filter(hasOwnerWon).length;
    return { game, played: played.length, won, streak: lost < 0 ? played.length : lost };
  });
}

export type WeekResult = { readonly month: string; readonly won: number; readonly lost: number };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Games of the player in each of the last weeks, the oldest first. */
export function weeklyResults(records: readonly FinishedRecord[], now: number, count: number): WeekResult[] {
  const own = records.filter(record => ownerSeat(record) !== undefined);
  return Array.from({ length: count }, (_, i) => {
    const end = now - (count - 1 - i) * WEEK_MS;
    const inWeek = own.filter(({ ended }) => ended > end - WEEK_MS && ended <= end);
    const won = inWeek.filter(hasOwnerWon).length;
    const month = new Date(end).toLocaleDateString('en-GB', { month: 'short' });
    return { month, won, lost: inWeek.length - won };
  });
}

export type HeadToHead = { readonly mine: number; readonly theirs: number };

type HeadToHeadRecord = Pick<StoredRecord, 'game' | 'names' | 'mine' | 'winners'>;

/** Counts games that exactly one of the two won. Hot-seat games are not counted. */
export function headToHeadOf(records: readonly HeadToHeadRecord[], game: string, name: string): HeadToHead {
  const shared = records.filter(record => record.game === game && record.mine.length === 1);
  const outcomes = shared.flatMap(record => opponentSeats(record, name).map(seat => outcomeAgainst(record, seat)));
  return {
    mine: outcomes.filter(end => end === 'mine').length,
    theirs: outcomes.filter(end => end === 'theirs').length,
  };
}

const opponentSeats = ({ names, mine }: HeadToHeadRecord, name: string): Seat[] =>
  names.flatMap((other, seat) => (!mine.includes(seat) && other === name ? [seat] : []));

function outcomeAgainst({ mine, winners }: HeadToHeadRecord, seat: Seat): 'mine' | 'theirs' | 'neither' {
  const [won, lost] = [winners.includes(mine[0]!), winners.includes(seat)];
  if (won === lost) return 'neither';
  return won ? 'mine' : 'theirs';
}

/** "You lead 2–1"; empty before the first result. */
export function headToHeadText({ mine, theirs }: HeadToHead): string {
  if (mine + theirs === 0) return '';
  if (mine === theirs) return historyText('headToHeadEven', { mine, theirs });
  return historyText(mine > theirs ? 'headToHead' : 'headToHeadBehind', { mine, theirs });
}

type Scores = readonly number[];
type Better = Facts['better'];

/** Index of the count from which on the winners led to the end; the last one if they always led or share the win. */
export function turningPointAt(counts: readonly Scores[], result: MatchResult, better: Better): number {
  const last = counts.length - 1;
  const behind = counts.findLastIndex(scores => lead(scores, result, better) <= 0);
  return behind < 0 || behind === last ? last : behind + 1;
}

/** Negative if the winners are behind. */
function lead(scores: Scores, { winners }: MatchResult, better: Better): number {
  const won = new Set(winners.map(seat => seat % scores.length));
  const values = better === 'low' ? scores.map(score => -score) : scores;
  const [theirs, others] = [values.filter((_, side) => won.has(side)), values.filter((_, side) => !won.has(side))];
  return Math.min(...theirs) - Math.max(...others);
}

/** Partners sit opposite each other and share one score. */
export const sideNames = (names: readonly string[], scores: Scores): string[] =>
  scores.map((_, side) => formatList(names.filter((_name, seat) => seat % scores.length === side)));
