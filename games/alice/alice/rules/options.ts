import type { OptionSpecs } from '@parlour/kernel/options';

/** The name of the pack in the box. */
export const WONDERLAND = 'wonderland';

/** What stands on the cards is for whoever opens the box; the rules do not depend on it. */
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
