/** The greedy player: as many cards as will go, and the hardest letters first. */
import { itemAt } from '@parlour/kernel/result';
import { type ConsideredPlay, type Situation, type Think, type Thought, thinkOnce } from '@parlour/players/player';
import { codeIn } from '../../crossword/board.ts';
import { letterOf } from '../../lexicon/graph.ts';
import { isFree } from '../../pack/pack.ts';
import { additionOf, bestOf, type Candidate, type Valuing } from '../../players/candidates.ts';
import { hardness } from '../../players/letters.ts';
import { cardName, count } from '../../rules/words.ts';
import { OUT, type TablePlay } from '../rules/plays.ts';
import { exchangesBy } from './exchange.ts';
import type { TableParts } from './position.ts';
import { keptDesk, type Position, positionOf, type Skill } from './position.ts';

const OPTIONS = 5;

/** One unit of work is one addition looked at. */
export const greedy = (skill: Skill): Think<TableParts> =>
  thinkOnce(
    situation =>
      outAtOnce(situation) ?? greedyThought(situation, positionOf(situation.game, situation.view, skill, keptDesk)),
  );

/** Whoever holds free cards only throws them in [KG-27, KR-8]. */
export function outAtOnce(situation: Situation<TableParts>): Thought<TablePlay> | undefined {
  if (!situation.view.hand!.every(isFree)) return undefined;
  return { play: OUT, why: 'Only free cards are left, and they go out by themselves.', options: [], units: 0 };
}

/** A card more is worth more than any letter. */
const CARD = 1000;

export const byCards: Valuing = (cards, from, to) => {
  let value = CARD * (to - from);
  for (let at = from; at < to; at++) value += hardness(codeIn(cards[at]!));
  return value;
};

export function greedyThought(situation: Situation<TableParts>, position: Position): Thought<TablePlay> {
  const best = bestOf(position.finds, OPTIONS, byCards);
  return best.length > 0 ? laying(best, position.finds.count) : withoutWords(situation, position);
}

function laying(best: readonly Candidate[], units: number): Thought<TablePlay> {
  const options = best.map(candidate => ({ play: playOf(candidate), value: candidate.value / CARD }));
  return { play: options[0]!.play, why: sayLaying(best[0]!), options, units };
}

export const playOf = (candidate: Pick<Candidate, 'cards'>): TablePlay => ({ do: 'add', cells: additionOf(candidate) });

function sayLaying({ cards }: Candidate): string {
  const codes = Array.from(cards, codeIn);
  const hardest = codes.reduce((worst, code) => (hardness(code) > hardness(worst) ? code : worst));
  return `It gets rid of ${count(cards.length, 'card')} at once, with ${letterOf(hardest)}, the hardest of them to place.`;
}

/** Where words must be made if there are any, there may be words the player has never heard of [KG-32r]. */
export function withoutWords(situation: Situation<TableParts>, position: Position): Thought<TablePlay> {
  const { view } = position;
  if ('mustPlay' in view.options && view.options.mustPlay) {
    const forced = situation.plays.find(play => play.do === 'add');
    if (forced !== undefined) return { play: forced, why: 'A word must be made.', options: [], units: 1 };
  }
  const exchanges = exchangesBy(position);
  return exchanging(exchanges.slice(0, OPTIONS), exchanges.length);
}

function exchanging(
  options: readonly (ConsideredPlay<TablePlay> & { readonly play: TablePlay & { do: 'exchange' } })[],
  units: number,
): Thought<TablePlay> {
  const { play } = itemAt(options, 0);
  const where = play.take === 'up' ? 'the card turned up helps more' : 'any other card is likely to help more';
  return { play, why: `No word goes; ${cardName(play.give)} is of least use, and ${where}.`, options, units };
}
