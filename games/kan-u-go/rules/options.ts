import type { OptionSpec, Options } from '@parlour/kernel/options';
import type { PluralRule } from '../crossword/crossword.ts';
import type { CardNumbers } from '../pack/pack.ts';

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

const scoringSpecs: SpecsOf<Omit<TableOptions, keyof WordOptions>> = {
  target: { kind: 'number', default: 100, least: 20, most: 500, says: 'Points at which the game ends.' },
  numbers: {
    kind: 'choice',
    default: 'parlour',
    of: NUMBERS,
    names: { parlour: 'our reconstruction', lexicon: 'those of Lexicon' },
    says: 'The numbers on the cards: our reconstruction, or those of the game Lexicon.',
  },
};

/** The options of Kan-U-Go. */
export const kanUGoOptions: SpecsOf<KanUGoOptions> = {
  ...scoringSpecs,
  ...wordSpecs,
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

/** The options of the Race. */
export const raceOptions: SpecsOf<RaceOptions> = {
  ...scoringSpecs,
  ...wordSpecs,
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

/** Where older versions of the race rules differ. */
export const olderRaceDefaults: Readonly<Record<number, Options>> = { 1: { opening: 'lot' }, 2: { opening: 'lot' } };

/** First and second patience. */
export const aloneOptions: SpecsOf<AloneOptions> = {
  ...wordSpecs,
  mustPlay: { kind: 'switch', default: false, says: 'No card is turned or taken while an addition goes.' },
};

/** Third patience. */
export const thirdOptions: SpecsOf<ThirdOptions> = {
  ...aloneOptions,
  third: {
    kind: 'choice',
    default: 'strict',
    of: PILE_RULES,
    names: { strict: 'nothing until the next three', uncover: 'the card below it' },
    says: 'Once the card turned up is used: nothing until the next three, or the card below it.',
  },
};
