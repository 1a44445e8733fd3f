/** Deals the hidden cards at random and plays every candidate to the end in each such world. */
import { type ConsideredPlay, type Situation, type Think, type Thought, withReasons } from '@parlour/players/player';
import type { CardIndex } from '../../../pack/pack.ts';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/state.ts';
import { cardOfChoice } from '../book.ts';
import { playOfCard } from '../known-deal.ts';
import { explainCard, hintStepsFor } from '../reasons.ts';
import { considerCall } from './call.ts';
import { candidateCards, type Position, positionOf } from './position.ts';
import { dealWorld, playOutByBook, solveDoubleDummy, type Tally, trickValueIn, type WorldSettings } from './world.ts';

export type SearchSettings = WorldSettings & {
  /** Values that read the same count as equal. */
  readonly format: (value: number) => string;
};

/** About every millisecond. */
const WORLDS_PER_THOUGHT = 10;

/** One unit of work is one world in which every card is played to the end. */
export const searchWorlds = (settings: SearchSettings): Think<NationsParts> =>
  function* (situation) {
    const called = considerCall(situation);
    if (called !== undefined) return called;
    const position = positionOf(situation);
    const tallies = candidateCards(position).map((card): Tally => ({ card, sum: 0 }));
    const byBook = thoughtOnCard(situation, position, settings, cardOfChoice(position.book));
    if (tallies.length === 1 || situation.budget < 1) return byBook;
    yield byBook;
    const tryWorld = worldTrial(settings, situation, position, tallies);
    for (let worlds = 1; worlds < situation.budget; worlds++) {
      tryWorld();
      if (worlds % WORLDS_PER_THOUGHT === 0) yield rankedThought(situation, position, tallies, worlds, settings);
    }
    tryWorld();
    return rankedThought(situation, position, tallies, situation.budget, settings);
  };

function worldTrial(
  settings: SearchSettings,
  situation: Situation<NationsParts>,
  position: Position,
  tallies: readonly Tally[],
): () => void {
  const dealWorldHands = settings.dealerFor(situation, position);
  const value = settings.valueIn(position);
  const isEnding = position.deal.left <= settings.endingCards;
  return () => {
    dealWorld(position, dealWorldHands);
    const worth = trickValueIn(position, value);
    playOutByBook(tallies, isEnding ? tricks => worth(tricks) / 2 : worth);
    if (isEnding) solveDoubleDummy(tallies, tricks => worth(tricks) / 2);
  };
}

/** The book's card stands unless another is better. */
function rankedThought(
  situation: Situation<NationsParts>,
  position: Position,
  tallies: readonly Tally[],
  worlds: number,
  settings: SearchSettings,
): Thought<NationsPlay> {
  const format = (sum: number): string => settings.format(sum / worlds);
  const ranked = rankCards(tallies, cardOfChoice(position.book), format);
  const options = ranked
    .slice(0, 5)
    .map(({ card, sum }): ConsideredPlay<NationsPlay> => ({ play: playOfCard(card), value: sum / worlds }));
  return thoughtOnCard(situation, position, settings, ranked[0]!.card, options, worlds);
}

const thoughtOnCard = (
  situation: Situation<NationsParts>,
  position: Position,
  settings: SearchSettings,
  card: CardIndex,
  options: readonly ConsideredPlay<NationsPlay>[] = [],
  units = 1,
): Thought<NationsPlay> =>
  withReasons(
    { play: playOfCard(card), options, units },
    () => explainCard(situation, position, settings, card),
    () => hintStepsFor(position.deal, card),
  );

/** Sums that read the same count as equal. */
type FormatSum = (sum: number) => string;

/** Sorts best first; the book's card comes before all that read the same. */
export function rankCards(tallies: readonly Tally[], book: CardIndex, format: FormatSum): Tally[] {
  const ranked = tallies.toSorted((one, other) => other.sum - one.sum);
  const bookTally = ranked.find(({ card }) => card === book);
  if (!bookTally || format(bookTally.sum) !== format(ranked[0]!.sum)) return ranked;
  return [bookTally, ...ranked.filter(tally => tally !== bookTally)];
}
