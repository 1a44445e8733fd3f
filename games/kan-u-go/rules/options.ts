import type { OptionSpec, Options } from '@parlour/kernel/options';
import type { PluralRule } from '../crossword/crossword.ts';
import type { Numbers } from '../pack/pack.ts';

export const PLURAL_RULES: readonly PluralRule[] = ['sheet', 'verbs-allowed', 'all'];
export const NUMBERS: readonly Numbers[] = ['parlour', 'lexicon'];

export const LEXICONS = ['full', 'common', 'child', 'large'] as const;

/** K3-8r: what becomes of the pile when its top card has been used. */
export const THIRDS = ['strict', 'uncover'] as const;
export type Third = (typeof THIRDS)[number];

type WordOptions = { readonly lexicon: string; readonly plurals: PluralRule };
export type TableOptions = WordOptions & { readonly target: number; readonly numbers: Numbers };
export type KanUGoOptions = TableOptions & {
  readonly mustPlay: boolean;
  readonly blockAfter: number;
  readonly cycle: boolean;
};
/** KR-2, KR-18r: who chooses the word a heat begins with. */
const OPENINGS = ['dealer', 'lot'] as const;

export type RaceOptions = TableOptions & { readonly stall: number; readonly opening: (typeof OPENINGS)[number] };
/** Only the third method has the last of them. */
export type AloneOptions = WordOptions & { readonly mustPlay: boolean; readonly third?: Third };
export type ThirdOptions = AloneOptions & { readonly third: Third };

/** One spec an option, so that the games hand out what their types promise. */
type SpecsOf<O> = { readonly [name in keyof O]: OptionSpec };

const words: SpecsOf<WordOptions> = {
  lexicon: {
    kind: 'choice',
    default: 'full',
    of: LEXICONS,
    names: { full: 'everything', common: 'common words', child: 'words children know', large: 'a larger list' },
    also: ['own'],
    says: 'The dictionary in use: everything, common words, words children know, or a larger list.',
  },
  plurals: {
    kind: 'choice',
    default: 'sheet',
    of: PLURAL_RULES,
    names: { sheet: 'all', 'verbs-allowed': 'all that are no verb forms too', all: 'none' },
    says: 'Which plurals ending in S are barred: all, all that are no verb forms too, or none.',
  },
};

const scoring: SpecsOf<Omit<TableOptions, keyof WordOptions>> = {
  target: { kind: 'number', default: 100, least: 20, most: 500, says: 'Points at which the game ends.' },
  numbers: {
    kind: 'choice',
    default: 'parlour',
    of: NUMBERS,
    names: { parlour: 'our reconstruction', lexicon: 'those of Lexicon' },
    says: 'The numbers on the cards: our reconstruction, or those of the game Lexicon.',
  },
};

/** Of the game for several. */
export const kanUGoOptions: SpecsOf<KanUGoOptions> = {
  ...scoring,
  ...words,
  mustPlay: { kind: 'switch', default: false, says: 'Nobody may exchange while they can make a word.' },
  blockAfter: {
    kind: 'number',
    default: 3,
    least: 1,
    most: 20,
    says: 'Rounds of the table without a card laid after which the round is blocked.',
  },
  cycle: { kind: 'switch', default: false, says: 'The game ends only when all have dealt equally often.' },
};

/** Of the race. */
export const raceOptions: SpecsOf<RaceOptions> = {
  ...scoring,
  ...words,
  stall: {
    kind: 'number',
    default: 120,
    least: 10,
    most: 3600,
    says: 'Seconds without a play after which a heat is blocked.',
  },
  opening: {
    kind: 'choice',
    default: 'dealer',
    of: OPENINGS,
    names: { dealer: 'the dealer', lot: 'the lot' },
    says: 'Who chooses the word a heat begins with: the dealer, who has 20 seconds, or the lot. For a computer dealer the lot decides.',
  },
};

/** The defaults of older rules of the race, by version, where they differ. */
export const olderRaceDefaults: Readonly<Record<number, Options>> = { 1: { opening: 'lot' }, 2: { opening: 'lot' } };

/** Of the first patience and the second. */
export const aloneOptions: SpecsOf<AloneOptions> = {
  ...words,
  mustPlay: { kind: 'switch', default: false, says: 'No card is turned or taken while an addition goes.' },
};

/** Of the third patience. */
export const thirdOptions: SpecsOf<ThirdOptions> = {
  ...aloneOptions,
  third: {
    kind: 'choice',
    default: 'strict',
    of: THIRDS,
    names: { strict: 'nothing until the next three', uncover: 'the card below it' },
    says: 'Once the card turned up is used: nothing until the next three, or the card below it.',
  },
};
