import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { seatNamer } from '../worker/narration.ts';
import type { StoredRemoteTable, StoredTable, StoredTableSummary } from '../worker/store.ts';

export type OngoingGame = {
  readonly id: string;
  readonly to: string;
  readonly game: BoxedGame;
  readonly standing: string;
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
  const standingLine = standing ? matchStandingText(boxed, standing, owners) : people.filter(Boolean).join(', ');
  return [
    {
      id,
      to: `/table/${id}`,
      game: boxed,
      standing: daily ? `daily deal, ${standingLine}` : standingLine,
      touched,
      isRemote: false,
    },
  ];
}

function ongoingRemoteGame({ id, seat: token, seen: lastState, touched }: StoredRemoteTable): OngoingGame[] {
  const boxed = findGame(lastState?.table?.game ?? '');
  if (!boxed || !lastState || token === undefined || lastState.room.closed || lastState.scene?.over) return [];
  const names = lastState.room.seats.map((_, seat) => seatNamer(lastState.room.seats)(seat));
  const scene = lastState.scene && { scores: lastState.scene.view.scores, turn: lastState.scene.turn };
  const standingLine = scene ? matchStandingText(boxed, { names, ...scene }, [lastState.seat ?? -1]) : 'not begun yet';
  return [
    {
      id,
      to: `/t/${id}`,
      game: boxed,
      standing: `${opponentsText(names, lastState.seat)}${standingLine}`,
      touched,
      isRemote: true,
    },
  ];
}

const opponentsText = (names: readonly string[], seat: Seat | null): string => {
  const others = names.filter((_, other) => other !== seat);
  return others.length > 0 ? `with ${others.join(', ')}; ` : '';
};

/** "you lead 12 to 9, your turn"; hot seats name the players. */
export function matchStandingText(
  game: Pick<BoxedGame, 'better' | 'turns'>,
  { names, scores, turn }: StoredTableSummary,
  mine: readonly Seat[],
): string {
  const owner = mine.length === 1 ? mine[0] : undefined;
  const whose = game.turns === 'all at once' ? 'all play at once' : turnText(names, turn, owner);
  return [scoreText(game, scores, owner), whose].filter(part => part !== '').join(', ');
}

function scoreText({ better }: Pick<BoxedGame, 'better'>, scores: readonly number[], owner: Seat | undefined): string {
  if (scores.length < 2 || scores.every(score => score === scores[0])) return '';
  if (owner === undefined) return scores.join(' to ');
  const side = owner % scores.length;
  const others = scores.filter((_, other) => other !== side);
  const [own = 0, other] = [scores[side], better === 'high' ? Math.max(...others) : Math.min(...others)];
  if (own === other) return `you are even at ${own}`;
  return `you ${own > other === (better === 'high') ? 'lead' : 'are behind'} ${own} to ${other}`;
}

function turnText(names: readonly string[], turn: readonly Seat[], owner: Seat | undefined): string {
  const [first] = turn;
  if (first === undefined) return '';
  if (owner !== undefined && turn.includes(owner)) return 'your turn';
  return `${names[first] ?? 'somebody else'} is to play`;
}
