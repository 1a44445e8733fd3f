/** Puzzles of a patience: all cards are in the hand, and one play still brings it out. */

import type { Game } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { wordsMadeBy } from '../../crossword/crossword.ts';
import { LETTERS } from '../../pack/pack.ts';
import { simulatedPositions } from '../../puzzles/positions.ts';
import { aloneSecondCharacters } from '../players/characters.ts';
import { createExhaustiveSearch, maxCardsAfter } from '../players/exhaustive-search.ts';
import { type AnyParts, type AnyState, createPatienceSearch } from '../players/patience-search.ts';
import { aloneReasonsText as t } from '../players/reasons-text.ts';
import { solve } from '../players/solver.ts';
import { cardsLeft, withoutSources } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { SecondPiles } from '../rules/second.ts';

/** More is too much to prove. */
const MAX_POSITIONS = 20_000;

type RulesSearch = {
  readonly game: Game<AnyParts>;
  readonly transpositions: Map<string, boolean>;
  positionsLeft: number;
};

/** Undefined if that takes too long. */
function canComeOut(search: RulesSearch, state: AnyState): boolean | undefined {
  const { game, transpositions } = search;
  const status = game.status(state);
  if (status.is === 'over') return status.result.winners.length > 0;
  const key = positionKey(state);
  const before = transpositions.get(key);
  if (before !== undefined) return before;
  if (search.positionsLeft-- <= 0) return undefined;
  const out = canAnyPlayComeOut(search, state);
  if (out !== undefined) transpositions.set(key, out);
  return out;
}

function canAnyPlayComeOut(search: RulesSearch, state: AnyState): boolean | undefined {
  const { game } = search;
  for (const play of game.plays(state, 0)) {
    if (play.do === 'give-up') continue;
    const out = canComeOut(search, game.apply(state, { by: 0, play }).state);
    if (out !== false) return out;
  }
  return false;
}

const positionKey = ({ crossword, piles }: AnyState): string =>
  `${crossword
    .map(cell => cell.join())
    .sort()
    .join(' ')}/${JSON.stringify(piles)}`;

export function winningPlays({ match: { game, state } }: PuzzleCandidate<AnyParts>): readonly AlonePlay[] | undefined {
  const search: RulesSearch = { game, transpositions: new Map(), positionsLeft: MAX_POSITIONS };
  const found: AlonePlay[] = [];
  for (const play of game.plays(state, 0)) {
    const out = play.do === 'give-up' ? false : canComeOut(search, game.apply(state, { by: 0, play }).state);
    if (out === undefined) return undefined;
    if (out) found.push(play);
  }
  return found;
}

type Patience = Game<AnyParts>;
type PuzzlePosition = PuzzleCandidate<AnyParts>;

/** Quick players only: they reach the end often enough, and rarely well. */
const PLAYERS = aloneSecondCharacters.filter(({ level }) => level === 'easy' || level === 'normal');

/** Words most people know. */
const MAX_PLAIN_GRADE = 50;

const MIN_HAND = 3;
const MAX_HAND = 7;
const MIN_OTHER_ADDITIONS = 5;
/** More is too hard for people too. */
const MAX_SEARCHES = 250;

const handOf = ({ piles }: AnyState): readonly string[] => (piles as SecondPiles).hand;
const isAllInHand = ({ piles }: AnyState): boolean => (piles as SecondPiles).blind.length === 0;

function isPuzzle(game: Patience, state: AnyState, way: AlonePlay): boolean {
  const { length } = handOf(state);
  if (!isAllInHand(state) || length < MIN_HAND || length > MAX_HAND) return false;
  const others = additionsIn(game, state).filter(play => game.write(play) !== game.write(way));
  return others.length >= MIN_OTHER_ADDITIONS && findFinishingPlay(game, state, others)?.length === 0;
}

const additionsIn = (game: Patience, state: AnyState): AlonePlay[] =>
  game.plays(state, 0).filter(({ do: what }) => what === 'add');

/** Stops at the first; undefined if that takes too much work. */
function findFinishingPlay(game: Patience, state: AnyState, plays: readonly AlonePlay[]): AlonePlay[] | undefined {
  const search = createExhaustiveSearch(game as unknown as Game, state, MAX_SEARCHES);
  const found: AlonePlay[] = [];
  for (const play of plays) {
    const most = runToEnd(maxCardsAfter(search, state.piles, play));
    if (most === undefined) return undefined;
    if (most === LETTERS.length) found.push(play);
    if (found.length > 0) break;
  }
  return found;
}

function runToEnd<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const wordsIn = ({ crossword }: AnyState, play: AlonePlay): string[] =>
  play.do === 'add' ? wordsMadeBy(withoutSources(play.cells), crossword).split(' ') : [];

function wordsToEnd(game: Patience, state: AnyState, play: AlonePlay): string[][] {
  const words = wordsIn(state, play);
  const next = game.apply(state, { by: 0, play }).state;
  const [on] = game.status(next).is === 'over' ? [] : (findFinishingPlay(game, next, game.plays(next, 0)) ?? []);
  return on === undefined ? [words] : [words, ...wordsToEnd(game, next, on)];
}

function explain({ match: { game, state } }: PuzzlePosition, answer: AlonePlay): string {
  const way = wordsToEnd(game, state, answer).map(words => formatList(words));
  const others = game.plays(state, 0).length - 2;
  const first = itemAt(way, 0);
  return way.length === 1
    ? t('finishAnswer', { first, others })
    : t('finishLongAnswer', { first, rest: formatList(way.slice(1)), others });
}

const MAX_CARDS_LEFT = 13;
const LINES_TRIED = 4;
const EFFORT = 300;

const isNearEnd = (state: AnyState): boolean => cardsLeft(state) <= MAX_CARDS_LEFT && cardsLeft(state) > MAX_HAND;

/** Tries several lines, and returns the plays up to a position where the next play is the only one. */
function findPuzzleAhead(game: Patience, state: AnyState): AlonePlay[] | undefined {
  for (let ending = 0; ending < LINES_TRIED; ending++) {
    const known = createPatienceSearch(game as unknown as Game, state, MAX_PLAIN_GRADE);
    const { line } = solve(known, state.piles, EFFORT, `${ending}`);
    if (line === undefined) return undefined;
    const at = firstPuzzleIn(game, state, line);
    if (at !== undefined) return line.slice(0, at);
  }
  return undefined;
}

function firstPuzzleIn(game: Patience, from: AnyState, line: readonly AlonePlay[]): number | undefined {
  let state = from;
  for (const [at, play] of line.entries()) {
    if (isPuzzle(game, state, play)) return at;
    state = game.apply(state, { by: 0, play }).state;
  }
  return undefined;
}

const patienceToFinish = (game: Patience): PuzzleKind<AnyParts> => ({
  id: 'patience-finish',
  title: t('finish'),
  asks: t('finishAsks'),
  open: true,
  picture: ['E', 'N', 'D'],
  propose: random =>
    simulatedPositions(
      game,
      () => ({ count: 1 }),
      PLAYERS,
      random,
      ({ state }) => (isNearEnd(state) ? findPuzzleAhead(game, state) : undefined),
    ),
  prove: winningPlays,
  explain,
});

/** Second method: all cards come into one hand. */
export const finishingPuzzles = (game: Game): readonly PuzzleKind[] => [
  patienceToFinish(game as unknown as Game<AnyParts>),
];
