import type { OptionSpec } from '@parlour/kernel/options';

export const MISTAKES = ['called', 'refused'] as const;
export type Mistakes = (typeof MISTAKES)[number];

export const FALSE_SHOUTS = ['silence', 'card'] as const;
export type FalseShout = (typeof FALSE_SHOUTS)[number];

/** The packs that come with the box. */
export const PACKS = ['nuerland', 'night-sky'] as const;

/** What was chosen. */
export type KitOptions = { readonly mistakes: Mistakes; readonly falseShout: FalseShout; readonly pack: string };

/** What may be chosen. */
export const kitOptions: { readonly [name in keyof KitOptions]: OptionSpec } = {
  mistakes: {
    kind: 'choice',
    default: 'called',
    of: MISTAKES,
    names: { called: 'accepted until it is called', refused: 'refused' },
    says: 'A wrong play is accepted until somebody calls it, or, for learners, refused.',
  },
  falseShout: {
    kind: 'choice',
    default: 'silence',
    of: FALSE_SHOUTS,
    names: { silence: 'the right to shout', card: 'a card' },
    says: 'A false shout costs the right to shout again in that turn, or a card.',
  },
  pack: {
    kind: 'choice',
    default: 'nuerland',
    of: PACKS,
    names: { nuerland: 'Nuerland', 'night-sky': 'The night sky' },
    also: ['own'],
    carries: true,
    says: 'The questions and answers: of Nuerland, of the night sky, or a file of your own.',
  },
};
