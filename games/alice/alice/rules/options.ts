import type { OptionSpecs } from '@parlour/kernel/options';
import { type Translate, translator } from '@parlour/messages';

const english = {
  peek: 'Finished sets lie face up (for young players)',
  repeats: 'Ask the same player for the same card again after a “no”',
  barred: 'only after they receive a card',
  allowed: 'at any time (the game ends after 400 turns)',
  pack: 'Pack',
  wonderland: 'Wonderland',
} as const;
const text: Translate<typeof english> = translator('alice-options', english);

/** The pack in the box. */
export const WONDERLAND = 'wonderland';

/** The box opens the pack; the rules do not depend on the titles. */
export const aliceOptions: OptionSpecs = {
  peek: { kind: 'switch', default: false, says: text('peek') },
  repeats: {
    kind: 'choice',
    default: 'barred',
    of: ['barred', 'allowed'],
    names: { barred: text('barred'), allowed: text('allowed') },
    says: text('repeats'),
  },
  pack: {
    kind: 'choice',
    default: WONDERLAND,
    of: [WONDERLAND],
    names: { [WONDERLAND]: text('wonderland') },
    also: ['own'],
    carries: true,
    says: text('pack'),
  },
};
