/** What separated two plays of a patience in sampled layouts of the unseen cards: how many cards got laid. */
import { seededRandom } from '@parlour/kernel/random';
import type { Situation } from '@parlour/players/player';
import { type Contrast, contrastOutcomes, type PlayOutcome } from '@parlour/players/search/deciding-event';
import { cellToCard, placeCards, removeLastCards } from '../../crossword/search-board.ts';
import { LETTERS } from '../../pack/pack.ts';
import { withoutSources } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import {
  type AnyParts,
  type AnyView,
  createPosition,
  drawNext,
  imaginePiles,
  type Piles,
  type Position,
  playOutGreedily,
  type ValueBy,
} from './patience-search.ts';
import { nameOf } from './reasons.ts';
import { aloneReasonsText as t } from './reasons-text.ts';

export const EVERY_GRADE = 80;

/** Each takes some milliseconds per play. */
const LAYOUTS = 20;

/** The same layouts for every way to ask, and apart from the decision, which stays as it is. */
export function sayDifference(situation: Situation<AnyParts>, best: AlonePlay, other: AlonePlay): string {
  const fixed = { ...situation, random: seededRandom('reasons') };
  const position = createPosition(fixed, EVERY_GRADE);
  const layouts = Array.from({ length: LAYOUTS }, () => imaginePiles(fixed));
  const outcomesOf = (play: AlonePlay): PlayOutcome<'won'>[] =>
    layouts.map(piles => {
      const laid = cardsLaidAfter(position, piles, play);
      return { worth: laid, counts: new Map([['won', laid === LETTERS.length ? 1 : 0]]) };
    });
  return sayContrast(situation.view, contrastOutcomes(outcomesOf(best), outcomesOf(other)), best, other);
}

/** Plays one play and then greedily, to the end. */
export function cardsLaidAfter({ search }: Position, piles: Piles, play: AlonePlay, valueBy?: ValueBy): number {
  const { board, method, options } = search;
  if (play.do === 'give-up') return board.count;
  if (play.do !== 'add') return LETTERS.length - playOutGreedily(search, drawNext(search, piles), valueBy);
  const cards = Int32Array.from(withoutSources(play.cells), cellToCard);
  placeCards(board, cards, 0, cards.length);
  const left = playOutGreedily(search, method.takeCards(piles, play.cells, options).piles, valueBy);
  removeLastCards(board, cards.length);
  return LETTERS.length - left;
}

function sayContrast(
  view: AnyView,
  { layouts, better, worse, isClear, deciding }: Contrast<'won'>,
  play: AlonePlay,
  otherPlay: AlonePlay,
): string {
  const [name, otherName] = [nameOf(view, play), nameOf(view, otherPlay)];
  const names = { play: name, other: otherName === name ? t('elsewhere', { word: name }) : otherName, layouts };
  if (better + worse === 0) return t('sameInLayouts', names);
  if (deciding) return t('wonInLayouts', { ...names, times: deciding.times, timesOther: deciding.timesOther });
  return t(isClear ? 'betterInLayouts' : 'closeInLayouts', { ...names, better, worse });
}
