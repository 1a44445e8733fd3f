/** Two puzzles of the table: the one addition that goes out, and the one that takes most off the hand. */
import type { Game } from '@parlour/kernel/game';
import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { permittedAdditions } from '../../crossword/additions.ts';
import { type Addition, inOrder } from '../../crossword/crossword.ts';
import { wordMadeBy, wordsMadeBy } from '../../crossword/spoken.ts';
import { flagsIn } from '../../crossword/words.ts';
import type { Grade } from '../../lexicon/grades.ts';
import { lexiconUnder } from '../../lexicon/opening.ts';
import { countOf, isLetter } from '../../pack/pack.ts';
import { vocabularyOf } from '../../players/vocabulary.ts';
import { positionsIn } from '../../puzzles/playing.ts';
import { kanUGoCharacters } from '../../round/players/characters.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import { handOf, lettersOf } from '../../round/rules/state.ts';
import { count, list } from '../../rules/words.ts';
import type { KanUGoParts } from '../rules/parts.ts';
import { type KanUGoState, limitsOf } from '../rules/state.ts';
import { everyAddition } from './trying.ts';

type KanUGo = Game<KanUGoParts>;
type At = PuzzleCandidate<KanUGoParts>;

/** Whoever thinks long has less time here: many deals are looked through for one puzzle. */
const HASTE = 60;
const PLAYERS = kanUGoCharacters.map(player => ({ ...player, budget: Math.min(player.budget, HASTE) }));

const seatingBy = (random: Random) => ({ count: 2 + random.below(3), dealer: 0 });

const lettersHeld = (state: KanUGoState, seat: number): string[] => handOf(state, seat).filter(isLetter);

const pointsOf = ({ options }: KanUGoState, addition: Addition): number =>
  countOf(lettersOf(addition), options.numbers);

/** The finder's guess, which the proof does not rely on. */
const guessed = ({ match, seat }: At): Addition[] =>
  permittedAdditions(
    match.state.cards.crossword,
    handOf(match.state, seat),
    lexiconUnder(match.game),
    limitsOf(match.state),
  );

const tried = ({ match, seat }: At): readonly Addition[] =>
  everyAddition(match.game, match.state.cards.crossword, lettersHeld(match.state, seat), limitsOf(match.state));

/** Whether all words it makes are known up to a grade, and none offends. */
function isKnown({ match }: At, addition: Addition, highest: Grade): boolean {
  const known = vocabularyOf(match.game as unknown as Game, highest);
  const words = wordsMadeBy(addition, match.state.cards.crossword).split(' ');
  return words.every(word => flagsIn(known, word) !== undefined);
}

/** Words most people know; and such as readers know, with one among them that is no plain one. */
const PLAIN = 50;
const READ = 60;
const isPlain = (at: At, addition: Addition): boolean => isKnown(at, addition, PLAIN);
const isRead = (at: At, addition: Addition): boolean => isKnown(at, addition, READ) && !isPlain(at, addition);
const WORDS = [isPlain, isRead] as const;

const playOf = (cells: Addition): TablePlay => ({ do: 'add', cells });
const cellsOf = (play: TablePlay): Addition => (play.do === 'add' ? play.cells : []);

const wordOf = ({ match }: At, addition: Addition): string => wordMadeBy(addition, match.state.cards.crossword);

const hereIf =
  (isPuzzle: (at: At) => boolean) =>
  (match: At['match'], seat: number): readonly TablePlay[] | undefined =>
    isPuzzle({ match, seat }) ? [] : undefined;

const MANY = 12;
const FEWEST_LETTERS = 3;

/** Plain words or rarer ones: either is wanted as often, because whoever knows the words goes out. */
const mayGoOut =
  (isWanted: typeof isPlain) =>
  (at: At): boolean => {
    const letters = lettersHeld(at.match.state, at.seat).length;
    if (letters < FEWEST_LETTERS || letters > limitsOf(at.match.state).most) return false;
    const all = guessed(at);
    const [out, another] = all.filter(({ length }) => length === letters);
    return out !== undefined && another === undefined && all.length >= MANY && isWanted(at, out);
  };

const goingOut = (game: KanUGo): PuzzleKind<KanUGoParts> => ({
  id: 'kan-u-go-out',
  title: 'Going out',
  asks: 'One addition takes every letter you still hold. Which?',
  open: false,
  propose: random => positionsIn(game, seatingBy, PLAYERS, random, hereIf(mayGoOut(pick(random, WORDS)))),
  prove(at) {
    const letters = lettersHeld(at.match.state, at.seat).length;
    return tried(at)
      .filter(({ length }) => length === letters)
      .map(playOf);
  },
  explain(at, answer) {
    const cells = inOrder(cellsOf(answer));
    const others = tried(at).length - 1;
    return `${wordOf(at, cells)}: with ${list(lettersOf(cells))} the hand is empty. ${count(others, 'other addition')} could be made, and each leaves a letter behind.`;
  },
});

/** From so many points more on an addition is clearly worth more. */
const CLEARLY = 4;
const FEWEST_CARDS = 5;

const byWorth = ({ match }: At, additions: readonly Addition[]): Addition[] =>
  additions.toSorted((a, b) => pointsOf(match.state, b) - pointsOf(match.state, a));

/** Clearly the best; whether it also takes the most cards, which is what most would lay, differs. */
function mayBeBest(at: At): boolean {
  const { state } = at.match;
  if (state.cards.crossword.length === 0 || lettersHeld(state, at.seat).length < FEWEST_CARDS) return false;
  const all = byWorth(at, guessed(at));
  const [best, next] = all;
  if (best === undefined || next === undefined || all.length < MANY || !isPlain(at, best)) return false;
  return pointsOf(state, best) >= pointsOf(state, next) + CLEARLY;
}

const bestAddition = (game: KanUGo): PuzzleKind<KanUGoParts> => ({
  id: 'kan-u-go-best',
  title: 'The best addition',
  asks: 'Which addition takes the most points off your hand?',
  open: false,
  propose: random => positionsIn(game, seatingBy, PLAYERS, random, hereIf(mayBeBest)),
  prove(at) {
    const all = byWorth(at, tried(at));
    const most = all[0] === undefined ? 0 : pointsOf(at.match.state, all[0]);
    return all.filter(addition => pointsOf(at.match.state, addition) === most).map(playOf);
  },
  explain(at, answer) {
    const { state } = at.match;
    const next = assertDefined(byWorth(at, tried(at))[1]);
    const cells = cellsOf(answer);
    return `${wordOf(at, cells)} takes ${list(lettersOf(inOrder(cells)))} off the hand, ${count(pointsOf(state, cells), 'point')}; the next best, ${wordOf(at, next)}, takes ${pointsOf(state, next)}.`;
  },
});

export const additionPuzzles = (game: KanUGo): readonly PuzzleKind[] => [goingOut(game), bestAddition(game)];
