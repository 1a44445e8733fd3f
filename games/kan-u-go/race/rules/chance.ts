/** Chance in the race, with the lot that draws the opening word [KR-18r]. */
import { packOrderFault } from '@parlour/kernel/authoring/cards';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import type { Dictionary } from '../../crossword/crossword.ts';
import {
  type Chance,
  draw as drawAtTable,
  drawnFrom as drawnFromTable,
  readChance as readAtTable,
} from '../../round/rules/chance.ts';
import { inoffensiveLotWords, lotWords, undealtCards } from './opening-word.ts';
import type { RaceInterpretation, RaceState } from './state.ts';

/** The dictionary, and how the version reads amended clauses. */
export type RulesContext = { readonly dictionary: Dictionary; readonly interpretation: RaceInterpretation };

/** KR-7 */
const shufflesWholePile = ({ phase }: RaceState, { interpretation: reading }: RulesContext): boolean =>
  phase === 'stop' && reading.stop === 'all';

export function draw(
  state: RaceState,
  random: Random,
  pack: readonly string[] | undefined,
  context: RulesContext,
): Chance {
  if (state.phase === 'lot') {
    const words = inoffensiveLotWords(undealtCards(state), context.dictionary, state.options.plurals);
    return { is: 'word', cards: [...pick(random, words)] };
  }
  if (shufflesWholePile(state, context)) return { is: 'shuffle', cards: shuffle(random, state.cards.pile) };
  return drawAtTable(state, random, pack);
}

export const drawnFrom = (state: RaceState, context: RulesContext): readonly string[] | undefined =>
  shufflesWholePile(state, context) ? state.cards.pile : drawnFromTable(state);

export function readChance(state: RaceState, text: string, context: RulesContext): Chance | undefined {
  const [is, ...cards] = text.split(' ');
  if (is === 'word') return couldBeWord(state, cards.join(''), context) ? { is, cards } : undefined;
  if (is !== 'shuffle' || !shufflesWholePile(state, context)) return readAtTable(state, text);
  return packOrderFault(state.cards.pile, cards) === undefined ? { is, cards } : undefined;
}

const couldBeWord = (state: RaceState, word: string, { dictionary }: RulesContext): boolean =>
  state.phase === 'lot' && lotWords(undealtCards(state), dictionary, state.options.plurals).includes(word);
