import type { OptionSpec } from '@parlour/kernel/options';

export const MISTAKES = ['called', 'refused'] as const;
export type Mistakes = (typeof MISTAKES)[number];

export const FALSE_SHOUTS = ['silence', 'card'] as const;
export type FalseShout = (typeof FALSE_SHOUTS)[number];

export const BOX_PACKS = ['nuerland', 'night-sky'] as const;

/** The chosen options. */
export type KitOptions = { readonly mistakes: Mistakes; readonly falseShout: FalseShout; readonly pack: string };

/** The options of Kit and Kat. */
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
    of: BOX_PACKS,
    names: { nuerland: 'Nuerland', 'night-sky': 'The night sky' },
    also: ['own'],
    carries: true,
    says: 'The questions and answers: of Nuerland, of the night sky, or a file of your own.',
  },
};

/** Newest last. Version 1 lacks KK-24r and KK-25r, and a good shout does not settle held 1s (KK-23r). */
export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

export const LATEST_RULES: RulesVersion = 2;

/** Default: the latest. The shelf has validated named versions. */
export const rulesVersionOf = (rules: number | undefined): RulesVersion =>
  RULES_VERSIONS.find(version => version === rules) ?? LATEST_RULES;
