/** Games that go on, each in a line by which one knows it again. */
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { namingOf } from './host/sentences.ts';
import type { KeptRemote, KeptStanding, KeptTable } from './host/store.ts';

export type StandingLine = {
  readonly id: string;
  readonly to: string;
  readonly game: BoxedGame;
  readonly line: string;
  readonly touched: number;
  readonly isFar: boolean;
};

const inOrder = (going: readonly StandingLine[]): StandingLine[] => going.toSorted((a, b) => b.touched - a.touched);

/** The latest first; tables elsewhere only where one has a seat. */
export const goingOn = (here: readonly KeptTable[], far: readonly KeptRemote[]): StandingLine[] =>
  inOrder([...here.flatMap(goingHere), ...far.flatMap(goingFar)]);

/** What the tables that wait for somebody, told of elsewhere on the page, leave to be told. */
export const besides = (going: readonly StandingLine[], waiting: readonly string[]): StandingLine[] =>
  going.filter(({ id, isFar }) => !(isFar && waiting.includes(id)));

function goingHere({ id, game, isOver, people, mine, standing, touched, daily }: KeptTable): StandingLine[] {
  const boxed = findGame(game);
  if (isOver || !boxed) return [];
  const owners = mine ?? people.flatMap((name, seat) => (name === null ? [] : [seat]));
  const line = standing ? standingSaid(boxed, standing, owners) : people.filter(Boolean).join(', ');
  return [{ id, to: `/table/${id}`, game: boxed, line: daily ? `daily deal, ${line}` : line, touched, isFar: false }];
}

function goingFar({ id, seat: token, seen, touched }: KeptRemote): StandingLine[] {
  const boxed = findGame(seen?.table?.game ?? '');
  if (!boxed || !seen || token === undefined || seen.room.closed || seen.scene?.over) return [];
  const names = seen.room.seats.map((_, seat) => namingOf(seen.room.seats)(seat));
  const scene = seen.scene && { scores: seen.scene.view.scores, turn: seen.scene.turn };
  const line = scene ? standingSaid(boxed, { names, ...scene }, [seen.seat ?? -1]) : 'not begun yet';
  return [{ id, to: `/t/${id}`, game: boxed, line: `${metWith(names, seen.seat)}${line}`, touched, isFar: true }];
}

const metWith = (names: readonly string[], seat: Seat | null): string => {
  const others = names.filter((_, other) => other !== seat);
  return others.length > 0 ? `with ${others.join(', ')}; ` : '';
};

/** "you lead 12 to 9, your turn"; in one room names stand for you. */
export function standingSaid(
  game: Pick<BoxedGame, 'better' | 'turns'>,
  { names, scores, turn }: KeptStanding,
  mine: readonly Seat[],
): string {
  const owner = mine.length === 1 ? mine[0] : undefined;
  const whose = game.turns === 'all at once' ? 'all play at once' : turnSaid(names, turn, owner);
  return [scoreSaid(game, scores, owner), whose].filter(part => part !== '').join(', ');
}

function scoreSaid({ better }: Pick<BoxedGame, 'better'>, scores: readonly number[], owner: Seat | undefined): string {
  if (scores.length < 2 || scores.every(score => score === scores[0])) return '';
  if (owner === undefined) return scores.join(' to ');
  const side = owner % scores.length;
  const others = scores.filter((_, other) => other !== side);
  const [own = 0, other] = [scores[side], better === 'high' ? Math.max(...others) : Math.min(...others)];
  if (own === other) return `you are even at ${own}`;
  return `you ${own > other === (better === 'high') ? 'lead' : 'are behind'} ${own} to ${other}`;
}

function turnSaid(names: readonly string[], turn: readonly Seat[], owner: Seat | undefined): string {
  const [first] = turn;
  if (first === undefined) return '';
  if (owner !== undefined && turn.includes(owner)) return 'your turn';
  return `${names[first] ?? 'somebody else'} is to play`;
}
