/** How a patience is looked over: in cards that come to lie in the crossword, over orders the unseen ones could have. */
import type { Game } from '@parlour/kernel/game';
import { type Match, rebuildMatch } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import type { DecisionReview, GameReviewer, WeighedPlay } from '@parlour/players/review/review';
import { compareChoices, compareExactly } from '@parlour/players/review/review';
import { cardOf, layCards, takeBack } from '../../crossword/board.ts';
import { wordMadeBy } from '../../crossword/spoken.ts';
import { LETTERS } from '../../pack/pack.ts';
import { bestOf } from '../../players/candidates.ts';
import { byBalance, playOut } from '../players/balance.ts';
import { exhaustingOf, mostAfter } from '../players/exhausting.ts';
import { type AnyParts, type AnyState, canGoOn, goOn, type Piles, patienceOf } from '../players/patience.ts';
import { reasonAgainst, reasonFor } from '../players/reasons.ts';
import { cardsUnseen, imagined, type Position, playOf, positionOf, unableIn } from '../players/thinking.ts';
import { cardsLeft } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { plain } from '../rules/sources.ts';

type Choices = readonly (AlonePlay | undefined)[];

const EVERY_GRADE = 80;
const FEW = 4;
const FEWEST_ORDERS = 4;

/** So many cards before the end everything is tried, within so many searches for a decision. */
const LAST = 12;
const SEARCHES = 1500;

/** What was played, the best additions by their letters, and turning on. */
function choicesIn({ game }: Situation<AnyParts>, position: Position, played: AlonePlay): AlonePlay[] {
  const { patience, piles, hand, view } = position;
  const best = bestOf(patience.finds, FEW, byBalance(hand)).map(candidate => playOf(position, candidate));
  const mayGoOn = canGoOn(patience, piles) && (!view.options.mustPlay || best.length === 0);
  const others = [...best, ...(mayGoOn ? [unableIn(position)] : [])];
  return [played, ...others.filter(play => game.write(play) !== game.write(played))];
}

/** How many cards lie in the end if the player goes on steadily after a play. */
function laidAfter({ patience }: Position, piles: Piles, play: AlonePlay): number {
  const { board, method, options } = patience;
  if (play.do === 'give-up') return board.count;
  if (play.do !== 'add') return LETTERS.length - playOut(patience, goOn(patience, piles));
  const cards = Int32Array.from(plain(play.cells), cardOf);
  layCards(board, cards, 0, cards.length);
  const left = playOut(patience, method.spend(piles, play.cells, options).piles);
  takeBack(board, cards.length);
  return LETTERS.length - left;
}

function* worthsOf(
  situation: Situation<AnyParts>,
  position: Position,
  choices: readonly AlonePlay[],
): Generator<void, number[][]> {
  const worths = choices.map((): number[] => []);
  for (let orders = 0; orders < FEWEST_ORDERS || position.patience.units < situation.budget; orders++) {
    const piles = imagined(situation);
    for (const [i, play] of choices.entries()) {
      itemAt(worths, i).push(laidAfter(position, piles, play));
      yield;
    }
  }
  return worths;
}

/** With at most one card unseen everything is known to the chair too. */
function* weigh(
  situation: Situation<AnyParts>,
  played: AlonePlay | undefined,
): Generator<void, WeighedPlay<AlonePlay>[]> {
  if (played === undefined) return [];
  const position = positionOf(situation, EVERY_GRADE);
  const choices = choicesIn(situation, position, played);
  if (cardsUnseen(position) <= 1) {
    const { game, view } = situation;
    const known = yield* provedIn(game as unknown as Game, { ...view, piles: position.piles }, choices);
    if (known.every(each => each !== undefined)) return compareExactly(choices, known);
  }
  return compareChoices(choices, yield* worthsOf(situation, position, choices));
}

type Table = Pick<AnyState, 'crossword' | 'options' | 'piles'>;

/** The most cards that can lie in the end after each choice, all cards known; undefined where that takes too long. */
function* provedIn(game: Game, state: Table, choices: Choices): Generator<void, (number | undefined)[]> {
  const proved: (number | undefined)[] = [];
  const search = exhaustingOf(game, state, SEARCHES);
  const isNear = cardsLeft(state) <= LAST;
  for (const play of choices) {
    const isKnown = play !== undefined && isNear && search.left >= 0;
    proved.push(isKnown ? yield* mostAfter(search, state.piles, play) : undefined);
  }
  return proved;
}

/** A card left weighs less the more there are. */
const FEW_LEFT = 3;

/** Whether it would come out, and if not how nearly, if the player went on steadily from here. */
function stand(state: AnyState, game: Game): number[] {
  const status = game.status(state);
  if (status.is === 'over') return [status.result.winners.length];
  if (status.is === 'chance') return [0.5];
  const left = playOut(patienceOf(game, state, EVERY_GRADE), state.piles);
  return [1 / (1 + left / FEW_LEFT)];
}

const openOf = (match: Match<AnyParts>, { options, played }: DecisionReview<AlonePlay>): number | undefined =>
  options.find(({ play }) => play && played && match.game.write(play) === match.game.write(played))?.open;

/** The play after which it could no longer come out, as far as that is proved. */
function sum(decided: readonly DecisionReview<AlonePlay>[], match: Match<AnyParts>): string[] {
  if (cardsLeft(match.state) === 0) return ['It came out.'];
  const lost = decided.find(each => (openOf(match, each) ?? LETTERS.length) < LETTERS.length);
  if (lost === undefined) return ['It did not come out; after which play it could not any more is not proved.'];
  const before = lost.options.some(({ open }) => open === LETTERS.length);
  const play = sayPlay(match, lost);
  return before
    ? [`Until ${play} it could still come out; after it no longer.`]
    : [`After ${play} it could no longer come out; whether it could before is not proved.`];
}

function sayPlay(match: Match<AnyParts>, { played, step }: DecisionReview<AlonePlay>): string {
  if (played?.do !== 'add') return played?.do === 'give-up' ? 'giving up' : 'taking another card';
  return wordMadeBy(plain(played.cells), rebuildMatch(match, step).state.crossword);
}

export const aloneReviewing: GameReviewer<AnyParts> = {
  unit: ['card', 'cards'],
  grave: [0.5, 2],
  budget: 1000,
  isDecision: ({ plays }, played) =>
    played !== undefined && (played.do === 'give-up' ? plays.length > 1 : plays.some(({ do: what }) => what === 'add')),
  weigh,
  prove: (state, _, choices, game) => provedIn(game as unknown as Game, state, choices),
  say({ game, view }, played, best) {
    if (played === undefined || best === undefined) return 'Nothing was to be decided.';
    return game.write(played) === game.write(best) ? reasonFor(view, played) : reasonAgainst(view, played, best);
  },
  stand: (state, game) => stand(state, game as unknown as Game),
  sum,
};
