/** Finished games as rows one knows again: who, against whom, how it ended, and what decided it. */
import { placeName, rankedBy } from '@parlour/board-kit/ending';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { counted } from '@parlour/kernel/saying';
import { joined } from './cut-word.ts';
import type { KeptRecord } from './host/store.ts';
import { ownSeat } from './statistics.ts';

export const ENDS = ['won', 'lost', 'others’'] as const;
type End = (typeof ENDS)[number];

type Finished = Omit<KeptRecord, 'text' | 'proof' | 'slip'>;

export type GameRow = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly ended: number;
  readonly end: End;
  /** "won 12 to 9", "did not come out, 7 left", "Mum has won". */
  readonly result: string;
  /** "with Winifred against Edith and Mabel". */
  readonly company: string;
  readonly others: readonly string[];
  readonly decided: string;
  readonly daily: string | undefined;
};

export function rowOf(record: Finished): GameRow {
  const { id, game, ended, names, decided = '', daily } = record;
  const seat = ownSeat(record);
  const others = names.filter((_, other) => other !== seat);
  return {
    ...{ id, game, ended, others, decided, daily },
    title: findGame(game)?.title ?? game,
    end: endOf(record, seat),
    result: resultSaid(record, seat),
    company: companySaid(record, seat),
  };
}

function endOf({ winners }: Finished, seat: Seat | undefined): End {
  if (seat === undefined) return 'others’';
  return winners.includes(seat) ? 'won' : 'lost';
}

const namedWinners = ({ names, winners }: Pick<Finished, 'names' | 'winners'>): string =>
  joined(winners.map(winner => names[winner] ?? ''));

function resultSaid({ game, names, winners, scores }: Finished, seat: Seat | undefined): string {
  if (scores.length < 2) return winners.length > 0 ? 'came out' : `did not come out, ${scores[0] ?? 0} left`;
  if (seat === undefined) return `${namedWinners({ names, winners })} won, ${scores.join(' : ')}`;
  const side = seat % scores.length;
  const others = scores.filter((_, other) => other !== side);
  const best = findGame(game)?.better === 'low' ? Math.min(...others) : Math.max(...others);
  const points = scores[side] === best ? '' : ` ${scores[side]} to ${best}`;
  return `${winners.includes(seat) ? 'won' : 'lost'}${points}`;
}

/** How a game ended, in the first person: "I came 2nd at …, 4 sets." */
export function sharedResult(record: Finished): string {
  const { game, scores } = record;
  const seat = ownSeat(record);
  const title = findGame(game)?.title ?? game;
  if (scores.length < 2) return `${title} ${resultSaid(record, seat)}.`;
  if (seat === undefined) return `${namedWinners(record)} won at ${title}, ${scores.join(' : ')}.`;
  return `I ${placeSaid(record, seat)} at ${title}${pointsSaid(record, seat)}.`;
}

function placeSaid({ game, winners, scores }: Finished, seat: Seat): string {
  if (winners.includes(seat)) return 'won';
  const boxed = findGame(game);
  const rank = rankedBy(scores, boxed?.better ?? 'high').find(ranked => ranked.seat === seat);
  return boxed?.counts && scores.length > 2 && rank ? `came ${placeName(rank.place)}` : 'lost';
}

function pointsSaid({ game, scores }: Finished, seat: Seat): string {
  const counts = findGame(game)?.counts;
  const own = scores[seat % scores.length];
  if (!counts || own === undefined) return '';
  return scores.length === 2 ? `, ${own} to ${scores[(seat + 1) % 2]}` : `, ${counted(own, ...counts)}`;
}

/** Partners sit opposite each other: their score is one. */
function companySaid({ names, scores }: Finished, seat: Seat | undefined): string {
  if (names.length < 2) return '';
  if (seat === undefined) return joined(names);
  const isPartner = (other: Seat): boolean => other !== seat && other % scores.length === seat % scores.length;
  const others = names.map((name, other) => ({ name, other })).filter(({ other }) => other !== seat);
  const of = (partner: boolean): string =>
    joined(others.filter(({ other }) => isPartner(other) === partner).map(({ name }) => name));
  return `${of(true) === '' ? '' : `with ${of(true)} `}against ${of(false)}`;
}

/** What is looked for; what is empty is not asked. */
export type Wanted = { readonly game: string; readonly other: string; readonly end: string; readonly words: string };

export const ANYTHING: Wanted = { game: '', other: '', end: '', words: '' };

export function isWanted(row: GameRow, { game, other, end, words }: Wanted): boolean {
  const said = [row.title, row.result, row.company, row.decided, row.daily ? 'daily deal' : ''].join(' ').toLowerCase();
  const isGame = game === '' || row.title === game;
  const isEnd = end === '' || row.end === end;
  const isOther = other === '' || row.others.includes(other);
  return (
    isGame &&
    isEnd &&
    isOther &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every(word => said.includes(word))
  );
}

/** What can be chosen: whatever there is, in order. */
export const choicesOf = (rows: readonly GameRow[]): { games: string[]; others: string[] } => ({
  games: [...new Set(rows.map(({ title }) => title))].sort(),
  others: [...new Set(rows.flatMap(({ others }) => others))].sort(),
});
