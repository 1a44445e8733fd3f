/** Puzzles of the table: going out, and the best addition. Proved without the finder. */

import type { Game } from '@parlour/kernel/game';
import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { findAdditionsByBruteForce, type WordFilter } from '../../crossword/brute-force.ts';
import {
  type Addition,
  type Crossword,
  type Limits,
  longestWordMadeBy,
  sortCells,
  wordsMadeBy,
} from '../../crossword/crossword.ts';
import { permittedAdditions } from '../../crossword/permitted-additions.ts';
import { dictionaryFlags, type Grade, iterateWords } from '../../lexicon/graph.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { gameLexicon } from '../../lexicon/loader.ts';
import { countPoints, isLetter } from '../../pack/pack.ts';
import { vocabularyOf } from '../../players/candidates.ts';
import { simulatedPositions } from '../../puzzles/positions.ts';
import { kanUGoCharacters } from '../../round/players/characters.ts';
import { kanUGoReasonsText as t } from '../../round/players/reasons-text.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import { handOf, lettersOf } from '../../round/rules/state.ts';
import { type KanUGoParts, type KanUGoState, kanUGoLimitsOf } from '../rules/state.ts';

export function allAdditionsByBruteForce(
  game: Pick<Game, 'id'>,
  crossword: Crossword,
  hand: readonly string[],
  limits: Limits,
): readonly Addition[] {
  const lexicon = gameLexicon(game);
  const around = lettersOf(crossword).join('');
  const couldStandIn = createReachFilter(hand, limits.most);
  const words = lexiconWords(lexicon).filter(word => couldStandIn(word, around));
  return [...findAdditionsByBruteForce(crossword, hand, words, lexicon, limits, couldStandIn).values()];
}

const wordsByLexicon = new WeakMap<Lexicon, readonly string[]>();

function lexiconWords(lexicon: Lexicon): readonly string[] {
  const words = wordsByLexicon.get(lexicon) ?? [...iterateWords(lexicon)].map(({ word }) => word);
  wordsByLexicon.set(lexicon, words);
  return words;
}

/** Rejects words that need other letters, or more than `most` from the hand alone. */
const createReachFilter = (hand: readonly string[], most: number): WordFilter => {
  const held = new Set(hand);
  return (word, letters) => {
    let own = 0;
    for (const letter of word) {
      if (letters.includes(letter)) continue;
      if (!held.has(letter) || ++own > most) return false;
    }
    return true;
  };
};

type KanUGo = Game<KanUGoParts>;
type PuzzlePosition = PuzzleCandidate<KanUGoParts>;

/** A puzzle takes many deals. */
const MAX_BUDGET = 60;
const PLAYERS = kanUGoCharacters.map(player => ({ ...player, budget: Math.min(player.budget, MAX_BUDGET) }));

const randomSeating = (random: Random) => ({ count: 2 + random.below(3), dealer: 0 });

const handLetters = (state: KanUGoState, seat: number): string[] => handOf(state, seat).filter(isLetter);

const pointsOf = ({ options }: KanUGoState, addition: Addition): number =>
  countPoints(lettersOf(addition), options.numbers);

/** Fast; the proof does not rely on it. */
const additionsByFinder = ({ match, seat }: PuzzlePosition): Addition[] =>
  permittedAdditions(
    match.state.cards.crossword,
    handOf(match.state, seat),
    gameLexicon(match.game),
    kanUGoLimitsOf(match.state),
  );

const provedAdditions = ({ match, seat }: PuzzlePosition): readonly Addition[] =>
  allAdditionsByBruteForce(
    match.game,
    match.state.cards.crossword,
    handLetters(match.state, seat),
    kanUGoLimitsOf(match.state),
  );

/** Also requires that no word is offensive. */
function isKnownUpTo({ match }: PuzzlePosition, addition: Addition, highest: Grade): boolean {
  const known = vocabularyOf(match.game as unknown as Game, highest);
  const words = wordsMadeBy(addition, match.state.cards.crossword).split(' ');
  return words.every(word => dictionaryFlags(known, word) !== undefined);
}

/** Words most people know, and words readers know. */
const MAX_PLAIN_GRADE = 50;
const MAX_READERS_GRADE = 60;
const isPlain = (at: PuzzlePosition, addition: Addition): boolean => isKnownUpTo(at, addition, MAX_PLAIN_GRADE);
const isRarer = (at: PuzzlePosition, addition: Addition): boolean =>
  isKnownUpTo(at, addition, MAX_READERS_GRADE) && !isPlain(at, addition);
const WORD_CLASSES = [isPlain, isRarer] as const;

const playOf = (cells: Addition): TablePlay => ({ do: 'add', cells });
const cellsInPlay = (play: TablePlay): Addition => (play.do === 'add' ? play.cells : []);

const wordOf = ({ match }: PuzzlePosition, addition: Addition): string =>
  longestWordMadeBy(addition, match.state.cards.crossword);

const createPuzzleTest =
  (isPuzzle: (at: PuzzlePosition) => boolean) =>
  (match: PuzzlePosition['match'], seat: number): readonly TablePlay[] | undefined =>
    isPuzzle({ match, seat }) ? [] : undefined;

const MIN_ADDITIONS = 12;
const MIN_LETTERS = 3;

/** Both classes are drawn equally often, or rarer words would be scarce. */
const isGoingOutPuzzle =
  (isWanted: typeof isPlain) =>
  (at: PuzzlePosition): boolean => {
    const letters = handLetters(at.match.state, at.seat).length;
    if (letters < MIN_LETTERS || letters > kanUGoLimitsOf(at.match.state).most) return false;
    const all = additionsByFinder(at);
    const [out, another] = all.filter(({ length }) => length === letters);
    return out !== undefined && another === undefined && all.length >= MIN_ADDITIONS && isWanted(at, out);
  };

const goingOutPuzzle = (game: KanUGo): PuzzleKind<KanUGoParts> => ({
  id: 'kan-u-go-out',
  title: t('goingOut'),
  asks: t('goingOutAsks'),
  open: false,
  picture: ['O', 'U', 'T'],
  propose: random =>
    simulatedPositions(
      game,
      randomSeating,
      PLAYERS,
      random,
      createPuzzleTest(isGoingOutPuzzle(pick(random, WORD_CLASSES))),
    ),
  prove(at) {
    const letters = handLetters(at.match.state, at.seat).length;
    return provedAdditions(at)
      .filter(({ length }) => length === letters)
      .map(playOf);
  },
  explain(at, answer) {
    const cells = sortCells(cellsInPlay(answer));
    const others = provedAdditions(at).length - 1;
    return t('goingOutAnswer', { word: wordOf(at, cells), letters: formatList(lettersOf(cells)), others });
  },
});

const MIN_LEAD_POINTS = 4;
const MIN_CARDS = 5;

const sortByPoints = ({ match }: PuzzlePosition, additions: readonly Addition[]): Addition[] =>
  additions.toSorted((a, b) => pointsOf(match.state, b) - pointsOf(match.state, a));

/** Not always the one with most cards. */
function isBestAdditionPuzzle(at: PuzzlePosition): boolean {
  const { state } = at.match;
  if (state.cards.crossword.length === 0 || handLetters(state, at.seat).length < MIN_CARDS) return false;
  const all = sortByPoints(at, additionsByFinder(at));
  const [best, next] = all;
  if (best === undefined || next === undefined || all.length < MIN_ADDITIONS || !isPlain(at, best)) return false;
  return pointsOf(state, best) >= pointsOf(state, next) + MIN_LEAD_POINTS;
}

const bestAdditionPuzzle = (game: KanUGo): PuzzleKind<KanUGoParts> => ({
  id: 'kan-u-go-best',
  title: t('bestAddition'),
  asks: t('bestAdditionAsks'),
  open: false,
  picture: ['J', 'A', 'X'],
  propose: random => simulatedPositions(game, randomSeating, PLAYERS, random, createPuzzleTest(isBestAdditionPuzzle)),
  prove(at) {
    const all = sortByPoints(at, provedAdditions(at));
    const most = all[0] === undefined ? 0 : pointsOf(at.match.state, all[0]);
    return all.filter(addition => pointsOf(at.match.state, addition) === most).map(playOf);
  },
  explain(at, answer) {
    const { state } = at.match;
    const next = assertDefined(sortByPoints(at, provedAdditions(at))[1]);
    const cells = cellsInPlay(answer);
    return t('bestAdditionAnswer', {
      word: wordOf(at, cells),
      letters: formatList(lettersOf(sortCells(cells))),
      points: pointsOf(state, cells),
      next: wordOf(at, next),
      fewer: pointsOf(state, next),
    });
  },
});

export const additionPuzzles = (game: KanUGo): readonly PuzzleKind[] => [
  goingOutPuzzle(game),
  bestAdditionPuzzle(game),
];
