import type { OptionSpec } from '@parlour/kernel/options';
import { type Translate, translator } from '@parlour/messages';

const english = {
  mistakes: 'Wrong plays',
  mistakesCalled: 'Allowed until caught',
  mistakesRefused: 'Refused',
  falseShout: 'A false shout costs',
  falseShoutSilence: 'A silent turn',
  falseShoutCard: 'A card',
  pack: 'Questions and answers',
  packNuerland: 'Nuerland',
  packNightSky: 'The night sky',
  books: 'Books',
  booksAll: 'All',
  booksFive: 'First five',
  turns: 'The turn passes',
  turnsRight: 'To the right',
  turnsLeft: 'To the left',
} as const;
const kitOptionText: Translate<typeof english> = translator('kit-and-kat/options', english);

export const MISTAKES = ['called', 'refused'] as const;
export type Mistakes = (typeof MISTAKES)[number];

export const FALSE_SHOUTS = ['silence', 'card'] as const;
export type FalseShout = (typeof FALSE_SHOUTS)[number];

export const BOX_PACKS = ['nuerland', 'night-sky'] as const;

/** `five`: only the first five books of the pack, a game of about ten minutes. */
export const BOOK_COUNTS = ['all', 'five'] as const;
export const FIRST_BOOKS = 5;

/** KK-11r: the sheet names the side only for the first player. */
export const DIRECTIONS = ['right', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The chosen options. Older records and tables name neither `books` nor `turns`: the whole pack, to the right. */
export type KitOptions = {
  readonly mistakes: Mistakes;
  readonly falseShout: FalseShout;
  readonly pack: string;
  readonly books?: (typeof BOOK_COUNTS)[number];
  readonly turns?: Direction;
};

/** The options of Kit and Kat. */
export const kitOptions: { readonly [name in keyof KitOptions]-?: OptionSpec } = {
  mistakes: {
    kind: 'choice',
    default: 'called',
    of: MISTAKES,
    names: { called: kitOptionText('mistakesCalled'), refused: kitOptionText('mistakesRefused') },
    says: kitOptionText('mistakes'),
  },
  falseShout: {
    kind: 'choice',
    default: 'silence',
    of: FALSE_SHOUTS,
    names: { silence: kitOptionText('falseShoutSilence'), card: kitOptionText('falseShoutCard') },
    says: kitOptionText('falseShout'),
  },
  pack: {
    kind: 'choice',
    default: 'nuerland',
    of: BOX_PACKS,
    names: { nuerland: kitOptionText('packNuerland'), 'night-sky': kitOptionText('packNightSky') },
    also: ['own'],
    carries: true,
    says: kitOptionText('pack'),
  },
  books: {
    kind: 'choice',
    default: 'all',
    of: BOOK_COUNTS,
    names: { all: kitOptionText('booksAll'), five: kitOptionText('booksFive') },
    says: kitOptionText('books'),
  },
  turns: {
    kind: 'choice',
    default: 'right',
    of: DIRECTIONS,
    names: { right: kitOptionText('turnsRight'), left: kitOptionText('turnsLeft') },
    says: kitOptionText('turns'),
  },
};

/** Newest last. Version 1 lacks KK-24r and KK-25r, and a good shout does not settle held 1s (KK-23r). */
export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

export const LATEST_RULES: RulesVersion = 2;

/** Default: the latest. The shelf has validated named versions. */
export const rulesVersionOf = (rules: number | undefined): RulesVersion =>
  RULES_VERSIONS.find(version => version === rules) ?? LATEST_RULES;
