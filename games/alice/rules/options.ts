import type { OptionSpecs } from '@parlour/kernel/options';

/** The name of the pack in the box. */
export const WONDERLAND = 'wonderland';

/** What stands on the cards is for whoever opens the box; the rules do not depend on it. */
export const aliceOptions: OptionSpecs = {
  peek: { kind: 'switch', default: false, says: 'finished sets lie face up, for young players' },
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
