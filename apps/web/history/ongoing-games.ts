import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { seatNamer } from '../worker/seat-names.ts';
import type { StoredRemoteTable, StoredTable, StoredTableSummary } from '../worker/store.ts';
import { historyText } from './history-text.ts';

export type OngoingGame = {
  readonly id: string;
  readonly to: string;
  readonly game: BoxedGame;
  /** Score and turn: "You lead 12–9. Your turn." */
  readonly standing: string;
  /** The other players, as far as they are known. */
  readonly opponents: readonly string[];
  readonly isDaily: boolean;
  readonly touched: number;
  readonly isRemote: boolean;
};

const latestFirst = (games: readonly OngoingGame[]): OngoingGame[] => games.toSorted((a, b) => b.touched - a.touched);

/** Latest first; remote tables only where the player has a seat. */
export const ongoingGames = (
  localTables: readonly StoredTable[],
  remoteTables: readonly StoredRemoteTable[],
): OngoingGame[] => latestFirst([...localTables.flatMap(ongoingLocalGame), ...remoteTables.flatMap(ongoingRemoteGame)]);

/** The page lists waiting tables elsewhere. */
export const withoutWaitingTables = (games: readonly OngoingGame[], waiting: readonly string[]): OngoingGame[] =>
  games.filter(({ id, isRemote }) => !(isRemote && waiting.includes(id)));

function ongoingLocalGame({ id, game, isOver, people, mine, standing, touched, daily }: StoredTable): OngoingGame[] {
  const boxed = findGame(game);
  if (isOver || !boxed) return [];
  const owners = mine ?? people.flatMap((name, seat) => (name === null ? [] : [seat]));
  return [
    {
      ...{ id, to: `/table/${id}`, game: boxed, touched, isRemote: false, isDaily: daily !== undefined },
      standing: standing ? matchStandingText(boxed, standing, owners) : '',
      opponents: (standing?.names ?? []).filter((_, seat) => !owners.includes(seat)),
    },
  ];
}

function ongoingRemoteGame({ id, seat: token, seen: lastState, touched }: StoredRemoteTable): OngoingGame[] {
  const boxed = findGame(lastState?.table?.game ?? '');
  if (!boxed || !lastState || token === undefined || lastState.room.closed || lastState.scene?.over) return [];
  const names = lastState.room.seats.map((_, seat) => seatNamer(lastState.room.seats)(seat));
  const scene = lastState.scene && { scores: lastState.scene.view.scores, turn: lastState.scene.turn };
  return [
    {
      ...{ id, to: `/t/${id}`, game: boxed, touched, isRemote: true, isDaily: false },
      standing: scene
        ? matchStandingText(boxed, { names, ...scene }, [lastState.seat ?? -1])
        : historyText('notStarted'),
      opponents: names.filter((_, other) => other !== lastState.seat),
    },
  ];
}

/** "You lead 12–9. Your turn." Hot seats name the players. */
export function matchStandingText(
  game: Pick<BoxedGame, 'better' | 'turns'>,
  { names, scores, turn }: StoredTableSummary,
  mine: readonly Seat[],
): string {
  const owner = mine.length === 1 ? mine[0] : undefined;
  const whose = game.turns === 'all at once' ? historyText('allAtOnce') : turnText(names, turn, owner);
  return [scoreText(game, scores, owner), whose].filter(sentence => sentence !== '').join(' ');
}

function scoreText({ better }: Pick<BoxedGame, 'better'>, scores: readonly number[], owner: Seat | undefined): string {
  if (scores.length < 2 || scores.every(score => score === scores[0])) return '';
  if (owner === undefined) return historyText('scores', { scores: scores.join('–') });
  const side = owner % scores.length;
  const others = scores.filter((_, other) => other !== side);
  const [own = 0, other = 0] = [scores[side], better === 'high' ? Math.max(...others) : Math.min(...others)];
  if (own === other) return historyText('even', { own });
  return historyText(own > other === (better === 'high') ? 'leading' : 'behind', { own, other });
}

function turnText(names: readonly string[], turn: readonly Seat[], owner: Seat | undefined): string {
  const [first] = turn;
  if (first === undefined) return '';
  if (owner !== undefined && turn.includes(owner)) return historyText('yourTurn');
  const name = names[first];
  return name === undefined ? '' : historyText('someonesTurn', { name });
}
