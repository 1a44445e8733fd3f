/** Finished games as list rows: players, result and turning point, with a filter. */
import { ordinal, rankByScore } from '@parlour/board-kit/ending';
import { findGame, shelf } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import { joinNames } from '../table/shuffle-text.ts';
import { portraitUrl } from '../ui/people.tsx';
import type { StoredRecord } from '../worker/store.ts';
import { ownerSeat } from './match-statistics.ts';
import { myGamesText } from './my-games-text.ts';

/** `others`: a game of several people on this device. */
type Outcome = 'won' | 'lost' | 'others';

type FinishedGame = Omit<StoredRecord, 'text' | 'proof' | 'slip'>;

export type FinishedGameRow = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly ended: number;
  readonly outcome: Outcome;
  /** "Won 12–9", "7 left", "Mum won". */
  readonly result: string;
  /** "With Winifred against Edith and Mabel". */
  readonly players: string;
  readonly others: readonly string[];
  /** Whether another person played too. */
  readonly hasFriends: boolean;
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
    hasFriends: others.some(name => !isCharacter(game, name)),
  };
}

/** Characters have portraits, people have none. */
const isCharacter = (game: string, name: string): boolean => {
  const box = shelf.find(({ games }) => games.some(({ id }) => id === game));
  return box !== undefined && portraitUrl(box.id, name) !== undefined;
};

function outcomeFor({ winners }: FinishedGame, seat: Seat | undefined): Outcome {
  if (seat === undefined) return 'others';
  return winners.includes(seat) ? 'won' : 'lost';
}

const winnerNames = ({ names, winners }: Pick<FinishedGame, 'names' | 'winners'>): string =>
  joinNames(winners.map(winner => names[winner] ?? ''));

function resultText({ game, names, winners, scores }: FinishedGame, seat: Seat | undefined): string {
  if (scores.length < 2) {
    return winners.length > 0 ? myGamesText('solved') : myGamesText('cardsLeft', { count: scores[0] ?? 0 });
  }
  if (seat === undefined) {
    return myGamesText('othersWon', { names: winnerNames({ names, winners }), scores: scores.join('–') });
  }
  const side = seat % scores.length;
  const others = scores.filter((_, player) => player !== side);
  const best = findGame(game)?.better === 'low' ? Math.min(...others) : Math.max(...others);
  const outcome = winners.includes(seat) ? 'won' : 'lost';
  const own = scores[side] ?? 0;
  return own === best
    ? myGamesText(outcome)
    : myGamesText(outcome === 'won' ? 'wonScore' : 'lostScore', { own, other: best });
}

/** In the first person: "I came 2nd at …: 4 sets." */
export function shareResultText(record: FinishedGame): string {
  const { game, scores, winners } = record;
  const seat = ownerSeat(record);
  const title = findGame(game)?.title ?? game;
  if (scores.length < 2) {
    const count = scores[0] ?? 0;
    return winners.length > 0
      ? myGamesText('sharedSolved', { title })
      : myGamesText('sharedUnsolved', { title, count });
  }
  if (seat === undefined) {
    return myGamesText('sharedOthers', { names: winnerNames(record), title, scores: scores.join('–') });
  }
  const points = pointsText(record, seat);
  const place = placeOf(record, seat);
  if (place === undefined) return myGamesText(winners.includes(seat) ? 'sharedWon' : 'sharedLost', { title, points });
  return myGamesText('sharedPlace', { place, title, points });
}

/** "2nd", where more than two players have scores and the player has not won. */
function placeOf({ game, winners, scores }: FinishedGame, seat: Seat): string | undefined {
  if (winners.includes(seat) || scores.length < 3) return undefined;
  const boxed = findGame(game);
  const rank = rankByScore(scores, boxed?.better ?? 'high').find(ranked => ranked.seat === seat);
  return boxed?.counts && rank ? ordinal(rank.place) : undefined;
}

function pointsText({ game, scores }: FinishedGame, seat: Seat): string {
  const counts = findGame(game)?.counts;
  const own = scores[seat % scores.length];
  if (!counts || own === undefined) return 'none';
  return scores.length === 2 ? `${own}–${scores[(seat + 1) % 2]}` : pluralize(own, ...counts);
}

/** Partners sit opposite each other and share one score. */
function playersText({ names, scores }: FinishedGame, seat: Seat | undefined): string {
  if (names.length < 2) return '';
  if (seat === undefined) return joinNames(names);
  const isPartner = (player: Seat): boolean => player !== seat && player % scores.length === seat % scores.length;
  const others = names.map((name, player) => ({ name, other: player })).filter(({ other: player }) => player !== seat);
  const namesWhere = (partner: boolean): string =>
    joinNames(others.filter(({ other: player }) => isPartner(player) === partner).map(({ name }) => name));
  const [partners, opponents] = [namesWhere(true), namesWhere(false)];
  return partners === '' ? myGamesText('against', { opponents }) : myGamesText('withAgainst', { partners, opponents });
}

export const FILTERS = ['all', 'won', 'friends'] as const;

export type GameFilter = { readonly show: (typeof FILTERS)[number]; readonly words: string };

export const EMPTY_FILTER: GameFilter = { show: 'all', words: '' };

/** Words are looked for in everything that a row shows. */
export function matchesFilter(row: FinishedGameRow, { show, words }: GameFilter): boolean {
  const { title, result, players, turningPoint, daily } = row;
  const text = [title, result, players, turningPoint, daily === undefined ? '' : myGamesText('daily')]
    .join(' ')
    .toLowerCase();
  const isShown = show === 'all' || (show === 'won' ? row.outcome === 'won' : row.hasFriends);
  return (
    isShown &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every(word => text.includes(word))
  );
}
