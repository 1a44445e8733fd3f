/** Every addition a hand can make, found without the finder: each word in reach, at every place, before the judge. */
import type { Game } from '@parlour/kernel/game';
import type { Addition, Crossword, Limits } from '../../crossword/crossword.ts';
import { additionsByTrial, type CouldStandIn } from '../../crossword/trial.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { lexiconUnder } from '../../lexicon/opening.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { lettersOf } from '../../round/rules/state.ts';

export function everyAddition(
  game: Pick<Game, 'id'>,
  crossword: Crossword,
  hand: readonly string[],
  limits: Limits,
): readonly Addition[] {
  const lexicon = lexiconUnder(game);
  const around = lettersOf(crossword).join('');
  const couldStandIn = inReach(hand, limits.most);
  const words = wordsIn(lexicon).filter(word => couldStandIn(word, around));
  return [...additionsByTrial(crossword, hand, words, lexicon, limits, couldStandIn).values()];
}

const listed = new WeakMap<Lexicon, readonly string[]>();

function wordsIn(lexicon: Lexicon): readonly string[] {
  const words = listed.get(lexicon) ?? [...wordsOf(lexicon)].map(({ word }) => word);
  listed.set(lexicon, words);
  return words;
}

/** A word is out of reach where it has letters that neither lie there nor are held, or too many that are held alone. */
const inReach = (hand: readonly string[], most: number): CouldStandIn => {
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
