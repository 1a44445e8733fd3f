/** A patience to finish: all cards are in the hand, and one play alone still brings it out. */
import type { Game } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { wordsMadeBy } from '../../crossword/spoken.ts';
import { LETTERS } from '../../pack/pack.ts';
import { positionsIn } from '../../puzzles/playing.ts';
import { list } from '../../rules/words.ts';
import { aloneCharacters } from '../players/characters.ts';
import { exhaustingOf, mostAfter } from '../players/exhausting.ts';
import { type AnyParts, type AnyState, patienceOf } from '../players/patience.ts';
import { solve } from '../players/solver.ts';
import { cardsLeft } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { SecondPiles } from '../rules/second.ts';
import { plain } from '../rules/sources.ts';
import { answersAt } from './by-the-rules.ts';

type Patience = Game<AnyParts>;
type At = PuzzleCandidate<AnyParts>;

/** Quick players alone: they come to the end often enough, and seldom well. */
const PLAYERS = aloneCharacters(1).filter(({ level }) => level === 'easy' || level === 'normal');

/** Words most people know. */
const PLAIN = 50;

const FEWEST = 3;
const MOST = 7;
const CHOICES = 5;
/** What takes more than this to see through is no puzzle for people either. */
const SEARCHES = 250;

const handOf = ({ piles }: AnyState): readonly string[] => (piles as SecondPiles).hand;
const isAllInHand = ({ piles }: AnyState): boolean => (piles as SecondPiles).blind.length === 0;

/** Whether of many additions none but this one still brings it out. */
function mayFinish(game: Patience, state: AnyState, way: AlonePlay): boolean {
  const { length } = handOf(state);
  if (!isAllInHand(state) || length < FEWEST || length > MOST) return false;
  const others = additionsIn(game, state).filter(play => game.write(play) !== game.write(way));
  return others.length >= CHOICES && finishing(game, state, others)?.length === 0;
}

const additionsIn = (game: Patience, state: AnyState): AlonePlay[] =>
  game.plays(state, 0).filter(({ do: what }) => what === 'add');

/** The first play after which the search still finds a way, if there is one; undefined if that is too much work. */
function finishing(game: Patience, state: AnyState, plays: readonly AlonePlay[]): AlonePlay[] | undefined {
  const search = exhaustingOf(game as unknown as Game, state, SEARCHES);
  const found: AlonePlay[] = [];
  for (const play of plays) {
    const most = atOnce(mostAfter(search, state.piles, play));
    if (most === undefined) return undefined;
    if (most === LETTERS.length) found.push(play);
    if (found.length > 0) break;
  }
  return found;
}

function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const wordsIn = ({ crossword }: AnyState, play: AlonePlay): string[] =>
  play.do === 'add' ? wordsMadeBy(plain(play.cells), crossword).split(' ') : [];

/** The words of the plays that bring it out, from one of them on. */
function wayFrom(game: Patience, state: AnyState, play: AlonePlay): string[][] {
  const words = wordsIn(state, play);
  const next = game.apply(state, { by: 0, play }).state;
  const [on] = game.status(next).is === 'over' ? [] : (finishing(game, next, game.plays(next, 0)) ?? []);
  return on === undefined ? [words] : [words, ...wayFrom(game, next, on)];
}

function explain({ match: { game, state } }: At, answer: AlonePlay): string {
  const way = wayFrom(game, state, answer).map(list);
  const others = game.plays(state, 0).length - 2;
  const rest = way.length === 1 ? 'and no letter is left' : `and then ${list(way.slice(1))}: no letter is left`;
  return `${itemAt(way, 0)}, ${rest}. After each of the ${others} other additions at least one letter stays in the hand.`;
}

/** From so many cards on the end of a match is looked for. */
const LAST = 13;
const ENDINGS = 4;
const EFFORT = 300;

const isNearEnd = (state: AnyState): boolean => cardsLeft(state) <= LAST && cardsLeft(state) > MOST;

/** It is brought out in several ways: the plays of one of them up to where the next is the only one. */
function puzzleAfter(game: Patience, state: AnyState): AlonePlay[] | undefined {
  for (let ending = 0; ending < ENDINGS; ending++) {
    const known = patienceOf(game as unknown as Game, state, PLAIN);
    const { line } = solve(known, state.piles, EFFORT, `${ending}`);
    if (line === undefined) return undefined;
    const at = puzzleAlong(game, state, line);
    if (at !== undefined) return line.slice(0, at);
  }
  return undefined;
}

function puzzleAlong(game: Patience, from: AnyState, line: readonly AlonePlay[]): number | undefined {
  let state = from;
  for (const [at, play] of line.entries()) {
    if (mayFinish(game, state, play)) return at;
    state = game.apply(state, { by: 0, play }).state;
  }
  return undefined;
}

const patienceToFinish = (game: Patience): PuzzleKind<AnyParts> => ({
  id: 'patience-finish',
  title: 'A patience to finish',
  asks: 'All cards are in your hand. Which play still brings the patience out?',
  open: true,
  propose: random =>
    positionsIn(
      game,
      () => ({ count: 1 }),
      PLAYERS,
      random,
      ({ state }) => (isNearEnd(state) ? puzzleAfter(game, state) : undefined),
    ),
  prove: answersAt,
  explain,
});

/** The game is the patience whose cards all come into one hand, where everything is seen. */
export const finishingPuzzles = (game: Game): readonly PuzzleKind[] => [
  patienceToFinish(game as unknown as Game<AnyParts>),
];
