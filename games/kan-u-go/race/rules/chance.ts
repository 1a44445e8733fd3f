/** What is left to chance in the race: as at any table, and the lot that draws the word [KR-18r]. */
import { packOrderFault } from '@parlour/kernel/authoring/cards';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import type { Dictionary } from '../../crossword/crossword.ts';
import {
  type Chance,
  draw as drawAtTable,
  drawnFrom as drawnFromTable,
  readChance as readAtTable,
} from '../../round/rules/chance.ts';
import { decentLot, lotWords, restOf } from './opening.ts';
import type { RaceReading } from './reading.ts';
import type { RaceState } from './state.ts';

/** What the race is judged by: the dictionary in use and the reading of its rules. */
export type Ground = { readonly dictionary: Dictionary; readonly reading: RaceReading };

/** KR-7: whether the whole pile is shuffled now. */
const isStopOfAll = ({ phase }: RaceState, { reading }: Ground): boolean => phase === 'stop' && reading.stop === 'all';

export function draw(state: RaceState, random: Random, pack: readonly string[] | undefined, ground: Ground): Chance {
  if (state.phase === 'lot') {
    const words = decentLot(restOf(state), ground.dictionary, state.options.plurals);
    return { is: 'word', cards: [...pick(random, words)] };
  }
  if (isStopOfAll(state, ground)) return { is: 'shuffle', cards: shuffle(random, state.cards.pile) };
  return drawAtTable(state, random, pack);
}

export const drawnFrom = (state: RaceState, ground: Ground): readonly string[] | undefined =>
  isStopOfAll(state, ground) ? state.cards.pile : drawnFromTable(state);

export function readChance(state: RaceState, text: string, ground: Ground): Chance | undefined {
  const [is, ...cards] = text.split(' ');
  if (is === 'word') return couldBeWord(state, cards.join(''), ground) ? { is, cards } : undefined;
  if (is !== 'shuffle' || !isStopOfAll(state, ground)) return readAtTable(state, text);
  return packOrderFault(state.cards.pile, cards) === undefined ? { is, cards } : undefined;
}

const couldBeWord = (state: RaceState, word: string, { dictionary }: Ground): boolean =>
  state.phase === 'lot' && lotWords(restOf(state), dictionary, state.options.plurals).includes(word);
