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
    names: { barred: 'not before they receive a card', allowed: 'as often as you like, 400 turns at most' },
    says: 'asking the same player for the same card again after a no: not before they receive a card, or as often as you like; the game then ends after 400 turns at the latest',
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
