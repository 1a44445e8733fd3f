import type { OptionSpecs } from '@parlour/kernel/options';

/** The pack in the box. */
export const WONDERLAND = 'wonderland';

/** The box opens the pack; the rules do not depend on the titles. */
export const aliceOptions: OptionSpecs = {
  peek: { kind: 'switch', default: false, says: 'finished sets lie face up, for young players' },
  repeats: {
    kind: 'choice',
    default: 'barred',
    of: ['barred', 'allowed'],
    names: { barred: 'only after they receive a card', allowed: 'at any time, 400 turns at most' },
    says: 'asking the same player for the same card again after a no; at any time means that the game ends after 400 turns at the latest',
  },
  pack: {
    kind: 'choice',
    default: WONDERLAND,
    of: [WONDERLAND],
    names: { [WONDERLAND]: 'Wonderland' },
    also: ['own'],
    carries: true,
    says: 'the sixteen sets: of Wonderland, or of your own',
  },
};
