/** Review of a patience, in cards laid in the end. */
import type { Game } from '@parlour/kernel/game';
import { type Match, rebuildMatch } from '@parlour/kernel/match';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import type { DecisionReview, GameReviewer, WeighedPlay } from '@parlour/players/review/review';
import { compareChoices, compareExactly } from '@parlour/players/review/review';
import { longestWordMadeBy } from '../../crossword/crossword.ts';
import { LETTERS } from '../../pack/pack.ts';
import { bestCandidates, valueByCards } from '../../players/candidates.ts';
import { createExhaustiveSearch, maxCardsAfter } from '../players/exhaustive-search.ts';
import { cardsLaidAfter, EVERY_GRADE, sayDifference } from '../players/layout-reasons.ts';
import {
  type AnyParts,
  type AnyState,
  canDraw,
  countUnseen,
  createPatienceSearch,
  createPosition,
  imaginePiles,
  type Position,
  playOutGreedily,
  toAddPlay,
  toDrawPlay,
  type ValueBy,
  valueByBalance,
} from '../players/patience-search.ts';
import { reasonAgainst, reasonFor } from '../players/reasons.ts';
import { aloneReasonsText as t } from '../players/reasons-text.ts';
import { cardsLeft, withoutSources } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';

type Choices = readonly (AlonePlay | undefined)[];

const MAX_ADDITIONS = 4;
const MIN_ORDERS = 4;

/** Limits of the exhaustive search, for one decision. */
const MAX_CARDS_TO_PROVE = 12;
const MAX_SEARCHES = 1500;

function candidatePlays({ game }: Situation<AnyParts>, position: Position, played: AlonePlay): AlonePlay[] {
  const { search, piles, hand, view } = position;
  const best = bestCandidates(search.finds, MAX_ADDITIONS, valueByBalance(hand)).map(candidate =>
    toAddPlay(position, candidate),
  );
  const mayDraw = canDraw(search, piles) && (!view.options.mustPlay || best.length === 0);
  const others = [...best, ...(mayDraw ? [toDrawPlay(position)] : [])];
  return [played, ...others.filter(play => game.write(play) !== game.write(played))];
}

function* sampleCardsLaid(
  situation: Situation<AnyParts>,
  position: Position,
  choices: readonly AlonePlay[],
  valueBy?: ValueBy,
): Generator<void, number[][]> {
  const worths = choices.map((): number[] => []);
  for (let orders = 0; orders < MIN_ORDERS || position.search.units < situation.budget; orders++) {
    const piles = imaginePiles(situation);
    for (const [i, play] of choices.entries()) {
      itemAt(worths, i).push(cardsLaidAfter(position, piles, play, valueBy));
      yield;
    }
  }
  return worths;
}

/** Then the chair knows everything too. */
function* weighChoices(
  situation: Situation<AnyParts>,
  played: AlonePlay | undefined,
): Generator<void, WeighedPlay<AlonePlay>[]> {
  if (played === undefined) return [];
  const position = createPosition(situation, EVERY_GRADE);
  const choices = candidatePlays(situation, position, played);
  if (countUnseen(position) <= 1) {
    const { game, view } = situation;
    const known = yield* proveChoices(game as unknown as Game, { ...view, piles: position.piles }, choices);
    if (known.every(each => each !== undefined)) return compareExactly(choices, known);
  }
  return compareChoices(choices, yield* sampleCardsLaid(situation, position, choices));
}

/** The second judge: fresh orders of the unseen cards, played out by another kind of player. */
function* weighAgain(situation: Situation<AnyParts>, choices: Choices): Generator<void, number[][]> {
  const position = createPosition(situation, EVERY_GRADE);
  return yield* sampleCardsLaid(situation, position, choices.map(assertDefined), () => valueByCards);
}

type Table = Pick<AnyState, 'crossword' | 'options' | 'piles'>;

/** Undefined where that takes too long. */
function* proveChoices(game: Game, state: Table, choices: Choices): Generator<void, (number | undefined)[]> {
  const proved: (number | undefined)[] = [];
  const search = createExhaustiveSearch(game, state, MAX_SEARCHES);
  const isNearEnd = cardsLeft(state) <= MAX_CARDS_TO_PROVE;
  for (const play of choices) {
    const isKnown = play !== undefined && isNearEnd && search.searchesLeft >= 0;
    proved.push(isKnown ? yield* maxCardsAfter(search, state.piles, play) : undefined);
  }
  return proved;
}

const HALF_CHANCE_CARDS = 3;

/** By a greedy playout from here. */
function winChance(state: AnyState, game: Game): number[] {
  const status = game.status(state);
  if (status.is === 'over') return [status.result.winners.length];
  if (status.is === 'chance') return [0.5];
  const left = playOutGreedily(createPatienceSearch(game, state, EVERY_GRADE), state.piles);
  return [1 / (1 + left / HALF_CHANCE_CARDS)];
}

const provedCards = (match: Match<AnyParts>, { options, played }: DecisionReview<AlonePlay>): number | undefined =>
  options.find(({ play }) => play && played && match.game.write(play) === match.game.write(played))?.open;

function summarize(decided: readonly DecisionReview<AlonePlay>[], match: Match<AnyParts>): string[] {
  if (cardsLeft(match.state) === 0) return [t('won')];
  const lost = decided.find(each => (provedCards(match, each) ?? LETTERS.length) < LETTERS.length);
  if (lost === undefined) return [t('lostUnproved')];
  const before = lost.options.some(({ open }) => open === LETTERS.length);
  const play = sayPlay(match, lost);
  return [t(before ? 'lostAt' : 'lostAfter', { play })];
}

function sayPlay(match: Match<AnyParts>, { played, step }: DecisionReview<AlonePlay>): string {
  if (played?.do !== 'add') return played?.do === 'give-up' ? t('givingUp') : t('takingAnotherCard');
  return longestWordMadeBy(withoutSources(played.cells), rebuildMatch(match, step).state.crossword);
}

export const aloneReviewing: GameReviewer<AnyParts> = {
  unit: ['card', 'cards'],
  grave: [0.5, 2],
  budget: 1000,
  isDecision: ({ plays }, played) =>
    played !== undefined && (played.do === 'give-up' ? plays.length > 1 : plays.some(({ do: what }) => what === 'add')),
  weigh: weighChoices,
  weighAgain,
  prove: (state, _, choices, game) => proveChoices(game as unknown as Game, state, choices),
  say(situation, played, best) {
    const { game, view } = situation;
    if (played === undefined || best === undefined) return t('noChoice');
    if (game.write(played) === game.write(best)) return reasonFor(view, played);
    return [sayDifference(situation, best, played), reasonAgainst(view, played, best)].join(' ');
  },
  stand: (state, game) => winChance(state, game as unknown as Game),
  sum: summarize,
};
