import type { OptionSpec, Options } from '@parlour/kernel/options';
import { type Translate, translator } from '@parlour/messages';
import type { PluralRule } from '../crossword/crossword.ts';
import type { CardNumbers } from '../pack/pack.ts';

const english = {
  lexicon: 'Which words count.',
  lexiconFull: 'all words',
  lexiconCommon: 'common words',
  lexiconChild: 'words children know',
  lexiconLarge: 'a larger list',
  plurals: 'Which plurals ending in S are not allowed.',
  pluralsSheet: 'all of them',
  pluralsVerbsAllowed: 'all except verb forms',
  pluralsAll: 'none',
  target: 'Points that end the game.',
  numbers: 'The numbers on the cards.',
  numbersParlour: 'our reconstruction',
  numbersLexicon: 'as in the game Lexicon',
  mustPlay: 'Players who can make a word must not exchange.',
  blockAfter: 'Rounds of the table without a card laid before the round ends.',
  cycle: 'The game only ends after everyone has dealt equally often.',
  stall: 'Seconds without a play before a heat ends.',
  opening:
    'Who chooses the opening word. The dealer has 20 seconds; for a computer dealer the word is drawn at random.',
  openingDealer: 'the dealer',
  openingLot: 'drawn at random',
  mustAdd: 'You must make a word if you can, before you turn or take a card.',
  third: 'After you use the face-up card.',
  thirdStrict: 'turn the next three',
  thirdUncover: 'the card below is in play',
} as const;
export const kanUGoOptionsText: Translate<typeof english> = translator('kan-u-go-options', english);

const t = kanUGoOptionsText;

export const PLURAL_RULES: readonly PluralRule[] = ['sheet', 'verbs-allowed', 'all'];
export const NUMBERS: readonly CardNumbers[] = ['parlour', 'lexicon'];

export const LEXICONS = ['full', 'common', 'child', 'large'] as const;

/** K3-8r: what follows when the top card of the pile is used. */
export const PILE_RULES = ['strict', 'uncover'] as const;
export type PileRule = (typeof PILE_RULES)[number];

type WordOptions = { readonly lexicon: string; readonly plurals: PluralRule };
export type TableOptions = WordOptions & { readonly target: number; readonly numbers: CardNumbers };
export type KanUGoOptions = TableOptions & {
  readonly mustPlay: boolean;
  readonly blockAfter: number;
  readonly cycle: boolean;
};
/** KR-2, KR-18r: who chooses the opening word. */
const OPENINGS = ['dealer', 'lot'] as const;

export type RaceOptions = TableOptions & { readonly stall: number; readonly opening: (typeof OPENINGS)[number] };
/** `third`: third method only. */
export type AloneOptions = WordOptions & { readonly mustPlay: boolean; readonly third?: PileRule };
export type ThirdOptions = AloneOptions & { readonly third: PileRule };

type SpecsOf<O> = { readonly [name in keyof O]: OptionSpec };

const wordSpecs: SpecsOf<WordOptions> = {
  lexicon: {
    kind: 'choice',
    default: 'full',
    of: LEXICONS,
    names: {
      full: t('lexiconFull'),
      common: t('lexiconCommon'),
      child: t('lexiconChild'),
      large: t('lexiconLarge'),
    },
    also: ['own'],
    says: t('lexicon'),
  },
  plurals: {
    kind: 'choice',
    default: 'sheet',
    of: PLURAL_RULES,
    names: { sheet: t('pluralsSheet'), 'verbs-allowed': t('pluralsVerbsAllowed'), all: t('pluralsAll') },
    says: t('plurals'),
  },
};

const scoringSpecs: SpecsOf<Omit<TableOptions, keyof WordOptions>> = {
  target: { kind: 'number', default: 100, least: 20, most: 500, says: t('target') },
  numbers: {
    kind: 'choice',
    default: 'parlour',
    of: NUMBERS,
    names: { parlour: t('numbersParlour'), lexicon: t('numbersLexicon') },
    says: t('numbers'),
  },
};

/** The options of Kan-U-Go. */
export const kanUGoOptions: SpecsOf<KanUGoOptions> = {
  ...scoringSpecs,
  ...wordSpecs,
  mustPlay: { kind: 'switch', default: false, says: t('mustPlay') },
  blockAfter: {
    kind: 'number',
    default: 3,
    least: 1,
    most: 20,
    says: t('blockAfter'),
  },
  cycle: { kind: 'switch', default: false, says: t('cycle') },
};

/** The options of the Race. */
export const raceOptions: SpecsOf<RaceOptions> = {
  ...scoringSpecs,
  ...wordSpecs,
  stall: {
    kind: 'number',
    default: 120,
    least: 10,
    most: 3600,
    says: t('stall'),
  },
  opening: {
    kind: 'choice',
    default: 'dealer',
    of: OPENINGS,
    names: { dealer: t('openingDealer'), lot: t('openingLot') },
    says: t('opening'),
  },
};

/** Where older versions of the race rules differ. */
export const olderRaceDefaults: Readonly<Record<number, Options>> = { 1: { opening: 'lot' }, 2: { opening: 'lot' } };

/** First and second patience. */
export const aloneOptions: SpecsOf<AloneOptions> = {
  ...wordSpecs,
  mustPlay: { kind: 'switch', default: false, says: t('mustAdd') },
};

/** Third patience. */
export const thirdOptions: SpecsOf<ThirdOptions> = {
  ...aloneOptions,
  third: {
    kind: 'choice',
    default: 'strict',
    of: PILE_RULES,
    names: { strict: t('thirdStrict'), uncover: t('thirdUncover') },
    says: t('third'),
  },
};
