/** Finished games as list rows: players, result and turning point, with a filter. */
import { ordinal, rankByScore } from '@parlour/board-kit/ending';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import { joinNames } from '../table/shuffle-text.ts';
import type { StoredRecord } from '../worker/store.ts';
import { ownerSeat } from './match-statistics.ts';

export const OUTCOMES = ['won', 'lost', 'others’'] as const;
type Outcome = (typeof OUTCOMES)[number];

type FinishedGame = Omit<StoredRecord, 'text' | 'proof' | 'slip'>;

export type FinishedGameRow = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly ended: number;
  readonly outcome: Outcome;
  /** "won 12 to 9", "did not come out, 7 left", "Mum has won". */
  readonly result: string;
  /** "with Winifred against Edith and Mabel". */
  readonly players: string;
  readonly others: readonly string[];
  readonly turningPoint: string;
  readonly daily: string | undefined;
};

export function finishedGameRow(record: FinishedGame): FinishedGameRow {
  const { id, game, ended, names, decided = '', daily } = record;
  const seat = ownerSeat(record);
  const others = names.filter((_, player) => player !== seat);
  return {
    ...{ id, game, ended, others, turningPoint: decided, daily },
    title: findGame(game)?.title ?? game,
    outcome: outcomeFor(record, seat),
    result: resultText(record, seat),
    players: playersText(record, seat),
  };
}

function outcomeFor({ winners }: FinishedGame, seat: Seat | undefined): Outcome {
  if (seat === undefined) return 'others’';
  return winners.includes(seat) ? 'won' : 'lost';
}

const winnerNames = ({ names, winners }: Pick<FinishedGame, 'names' | 'winners'>): string =>
  joinNames(winners.map(winner => names[winner] ?? ''));

function resultText({ game, names, winners, scores }: FinishedGame, seat: Seat | undefined): string {
  if (scores.length < 2) return winners.length > 0 ? 'came out' : `did not come out, ${scores[0] ?? 0} left`;
  if (seat === undefined) return `${winnerNames({ names, winners })} won, ${scores.join(' : ')}`;
  const side = seat % scores.length;
  const others = scores.filter((_, player) => player !== side);
  const best = findGame(game)?.better === 'low' ? Math.min(...others) : Math.max(...others);
  const points = scores[side] === best ? '' : ` ${scores[side]} to ${best}`;
  return `${winners.includes(seat) ? 'won' : 'lost'}${points}`;
}

/** In the first person: "I came 2nd at …, 4 sets." */
export function shareResultText(record: FinishedGame): string {
  const { game, scores } = record;
  const seat = ownerSeat(record);
  const title = findGame(game)?.title ?? game;
  if (scores.length < 2) return `${title} ${resultText(record, seat)}.`;
  if (seat === undefined) return `${winnerNames(record)} won at ${title}, ${scores.join(' : ')}.`;
  return `I ${placeText(record, seat)} at ${title}${pointsText(record, seat)}.`;
}

function placeText({ game, winners, scores }: FinishedGame, seat: Seat): string {
  if (winners.includes(seat)) return 'won';
  const boxed = findGame(game);
  const rank = rankByScore(scores, boxed?.better ?? 'high').find(ranked => ranked.seat === seat);
  return boxed?.counts && scores.length > 2 && rank ? `came ${ordinal(rank.place)}` : 'lost';
}

function pointsText({ game, scores }: FinishedGame, seat: Seat): string {
  const counts = findGame(game)?.counts;
  const own = scores[seat % scores.length];
  if (!counts || own === undefined) return '';
  return scores.length === 2 ? `, ${own} to ${scores[(seat + 1) % 2]}` : `, ${pluralize(own, ...counts)}`;
}

/** Partners sit opposite each other and share one score. */
function playersText({ names, scores }: FinishedGame, seat: Seat | undefined): string {
  if (names.length < 2) return '';
  if (seat === undefined) return joinNames(names);
  const isPartner = (player: Seat): boolean => player !== seat && player % scores.length === seat % scores.length;
  const others = names.map((name, player) => ({ name, other: player })).filter(({ other: player }) => player !== seat);
  const namesWhere = (partner: boolean): string =>
    joinNames(others.filter(({ other: player }) => isPartner(player) === partner).map(({ name }) => name));
  return `${namesWhere(true) === '' ? '' : `with ${namesWhere(true)} `}against ${namesWhere(false)}`;
}

/** Empty fields match everything. */
export type GameFilter = {
  readonly game: string;
  readonly player: string;
  readonly outcome: string;
  readonly words: string;
};

export const EMPTY_FILTER: GameFilter = { game: '', player: '', outcome: '', words: '' };

export function matchesFilter(row: FinishedGameRow, { game, player, outcome, words }: GameFilter): boolean {
  const searchText = [row.title, row.result, row.players, row.turningPoint, row.daily ? 'daily deal' : '']
    .join(' ')
    .toLowerCase();
  const isGame = game === '' || row.title === game;
  const isEnd = outcome === '' || row.outcome === outcome;
  const isOther = player === '' || row.others.includes(player);
  return (
    isGame &&
    isEnd &&
    isOther &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every(word => searchText.includes(word))
  );
}

export const filterChoices = (rows: readonly FinishedGameRow[]): { games: string[]; others: string[] } => ({
  games: [...new Set(rows.map(({ title }) => title))].sort(),
  others: [...new Set(rows.flatMap(({ others }) => others))].sort(),
});
