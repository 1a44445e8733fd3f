/** Strategies without lookahead, and the best exchange [KG-24, KR-6]. */

import { itemAt } from '@parlour/kernel/result';
import { type ConsideredPlay, type Situation, type Think, type Thought, thinkOnce } from '@parlour/players/player';
import { cardLetter } from '../../crossword/search-board.ts';
import { additionStart } from '../../crossword/search-lists.ts';
import { letterCode, letterOf } from '../../lexicon/graph.ts';
import { distinctCards, isFree, isLetter } from '../../pack/pack.ts';
import {
  additionOf,
  bestCandidates,
  burden,
  type Candidate,
  hardness,
  valueByCards,
  withCountChanged,
} from '../../players/candidates.ts';
import { cardName } from '../../rules/english.ts';
import type { Take } from '../rules/apply.ts';
import { OUT, type TablePlay } from '../rules/plays.ts';
import { createPosition, getCachedWorkspace, type Position, type TableParts, type WordLimits } from './position.ts';
import { kanUGoReasonsText as t } from './reasons-text.ts';

export type Exchange = TablePlay & { readonly do: 'exchange' };

/** Expected for an unseen card. */
const UNSEEN_CARD_BURDEN = 7;

/** Best first: smallest burden afterwards. */
export function rankExchanges({ hand, view }: Position): { readonly play: Exchange; readonly value: number }[] {
  const gives = distinctCards(view.hand!).filter(isLetter);
  const all = gives.flatMap(give =>
    withCountChanged(hand, letterCode(give), -1, () => [
      valuedExchange(give, 'blind', -burden(hand) - UNSEEN_CARD_BURDEN),
      ...(view.up === null || view.up === give ? [] : [valuedExchange(give, 'up', -burdenWith(hand, view.up))]),
    ]),
  );
  return all.sort((a, b) => b.value - a.value);
}

const valuedExchange = (give: string, take: Take, value: number): { play: Exchange; value: number } => ({
  play: { do: 'exchange', give, take },
  value,
});

/** Free cards are no burden [KG-26]. */
const burdenWith = (hand: Uint8Array, card: string): number =>
  isFree(card) ? burden(hand) : withCountChanged(hand, letterCode(card), 1, () => burden(hand));

const MAX_OPTIONS = 5;

/** Most cards, hardest letters first. Work unit: an addition. */
export const greedyStrategy = (skill: WordLimits): Think<TableParts> =>
  thinkOnce(
    situation =>
      throwInThought(situation) ??
      greedyThought(situation, createPosition(situation.game, situation.view, skill, getCachedWorkspace)),
  );

/** KG-27, KR-8 */
export function throwInThought(situation: Situation<TableParts>): Thought<TablePlay> | undefined {
  if (!situation.view.hand!.every(isFree)) return undefined;
  return { play: OUT, why: t('onlyFreeCards'), options: [], units: 0 };
}

export function greedyThought(situation: Situation<TableParts>, position: Position): Thought<TablePlay> {
  const best = bestCandidates(position.finds, MAX_OPTIONS, valueByCards);
  return best.length > 0 ? additionThought(best, position.finds.count) : thoughtWithoutWords(situation, position);
}

function additionThought(best: readonly Candidate[], units: number): Thought<TablePlay> {
  const options = best.map(candidate => ({ play: toAddPlay(candidate), value: candidate.value }));
  return { play: options[0]!.play, why: explainAddition(best[0]!), options, units };
}

export const toAddPlay = (candidate: Pick<Candidate, 'cards'>): TablePlay => ({
  do: 'add',
  cells: additionOf(candidate),
});

function explainAddition({ cards }: Candidate): string {
  const codes = Array.from(cards, cardLetter);
  const hardest = codes.reduce((worst, code) => (hardness(code) > hardness(worst) ? code : worst));
  return t('laysHardest', { cards: cards.length, letter: letterOf(hardest) });
}

/** Under mustPlay a word may be forced that the player does not know [KG-32r]. */
export function thoughtWithoutWords(situation: Situation<TableParts>, position: Position): Thought<TablePlay> {
  const { view } = position;
  if ('mustPlay' in view.options && view.options.mustPlay) {
    const forced = situation.plays.find(play => play.do === 'add');
    if (forced !== undefined) return { play: forced, why: t('wordRequired'), options: [], units: 1 };
  }
  const exchanges = rankExchanges(position);
  return exchangeThought(exchanges.slice(0, MAX_OPTIONS), exchanges.length);
}

function exchangeThought(
  options: readonly (ConsideredPlay<TablePlay> & { readonly play: TablePlay & { do: 'exchange' } })[],
  units: number,
): Thought<TablePlay> {
  const { play } = itemAt(options, 0);
  const why = t(play.take === 'up' ? 'faceUpHelps' : 'anyCardHelps', { card: cardName(play.give) });
  return { play, why, options, units };
}

/** Any known word. Work unit: an addition. */
export const casualStrategy = (skill: WordLimits): Think<TableParts> =>
  thinkOnce(situation => {
    const position = createPosition(situation.game, situation.view, skill, getCachedWorkspace);
    const { finds } = position;
    if (finds.count === 0) return throwInThought(situation) ?? thoughtWithoutWords(situation, position);
    const i = situation.random.below(finds.count);
    const cards = finds.cards.slice(additionStart(finds, i), finds.ends[i]!);
    const why = t('commonWord', { cards: cards.length });
    return { play: toAddPlay({ cards }), why, options: [], units: finds.count };
  });
