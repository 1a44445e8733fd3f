import { unwrap } from '@parlour/kernel/result';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBaked } from '../bake/sources.ts';
import { describeWord, dumpWords } from '../commands/lexicon.ts';
import { type Definitions, openDefinitions } from './definitions.ts';
import { iterateWords } from './graph.ts';
import { type Lexicon, openLexicon, parseOwnLexicon } from './lexicon.ts';

const list = (words: string): string[] => words.split(' ');

let full: Lexicon;
let definitions: Definitions;
beforeAll(() => {
  full = openLexicon(readBaked('full.lexicon'), 'full');
  definitions = openDefinitions(readBaked('definitions.txt'));
});

describe('dictionary', () => {
  it("[KG-1] has every word of the booklet's examples, in ordinary words", () => {
    const common = openLexicon(readBaked('full.lexicon'), 'common');
    const words = list(
      'TASK SEND TOXIN WAXEN SCARE ORE DICE QUIT QUITE QUIET THUS TRY CRY OAK OLD LID AYE ARE ATE LACE AT HE OWN ' +
        'TACK TACKS SUNK MAST JOY JOYS SONG SCRAP GEESE COVER',
    );
    expect(words.filter(word => !common.has(word))).toEqual([]);
  });

  it('[KG-1] has no word for what is not in it, not even for small letters', () => {
    expect(list('XQZ TACKSS A tack  TÖNE').filter(word => full.has(word))).toEqual([]);
    expect(full.grade('XQZ')).toBeUndefined();
  });

  it('[KG-7] knows plurals in S, ES, IES, VES and SES', () => {
    expect(list('TACKS BOXES CITIES KNIVES THESES').filter(word => !full.isPlural(word))).toEqual([]);
  });

  it('[KG-10] takes plurals without S for words like any other', () => {
    const words = list('GEESE DICE OXEN MICE MEN FEET TEETH CHILDREN FUNGI DATA');
    expect(words.filter(word => !full.has(word) || full.isPlural(word))).toEqual([]);
  });

  it('[KG-13r] takes for no plurals words that merely end in S, and verbs', () => {
    const words = list('GAS LENS NEWS THIS BLESS GROWS EATS ASKS ADDS GLASS THUS');
    expect(words.filter(word => !full.has(word) || full.isPlural(word))).toEqual([]);
  });

  it('is cut by grade into smaller ones', () => {
    const [common, child] = (['common', 'child'] as const).map(name => openLexicon(readBaked('full.lexicon'), name));
    expect([full, common!, child!].map(lexicon => lexicon.has('TOXIN'))).toEqual([true, true, false]);
    expect([full, common!, child!].map(lexicon => lexicon.has('ABUTILON'))).toEqual([true, false, false]);
    for (const { word } of iterateWords(child!)) expect(full.grade(word)).toBeLessThanOrEqual(20);
    expect(child!.hash).toBe(full.hash);
  });
});

describe('a list of one’s own', () => {
  const open = (text: string): Lexicon => unwrap(parseOwnLexicon(text, full));

  it('[KG-1] is one word a line, in any letters and order', () => {
    const lexicon = open('tack\r\n\n  Tacks \nZYMIC\ntack\n');
    expect([...iterateWords(lexicon)].map(({ word }) => word)).toEqual(['TACK', 'TACKS', 'ZYMIC']);
    expect(lexicon.hash).toBe(open('ZYMIC\nTACKS\nTACK').hash);
    expect(lexicon.hash).not.toBe(open('ZYMIC\nTACK').hash);
  });

  it('[KG-13r] has the plurals of the full list, and by spelling those it does not know', () => {
    const lexicon = open('TACKS\nGAS\nSNARK\nSNARKS\nSNARKFOX\nSNARKFOXES\nSNARKUS\nSNARKNESS\n');
    const plurals = [...iterateWords(lexicon)].map(({ word }) => word).filter(lexicon.isPlural);
    expect(plurals).toEqual(['SNARKFOXES', 'SNARKS', 'TACKS']);
  });

  it.each([
    ['TACK\nSUN K\n', 2, '"SUN K" is not a word of the letters A to Z.'],
    ['TACK\n\nÉTÉ\n', 3, '"ÉTÉ" is not a word of the letters A to Z.'],
    ['A\n', 1, '"A" is a single letter, not a word.'],
    ['\n\n', 1, 'The word list is empty.'],
  ])('says what is wrong with %j', (text, line, message) => {
    expect(parseOwnLexicon(text, full)).toEqual({ ok: false, fault: { line, message } });
  });
});

describe('what the dictionary tells', () => {
  it('[KG-13r] of a plural names the singulars', () => {
    expect(describeWord(full, definitions, 'tacks').slice(0, 3)).toEqual([
      'TACKS is in the dictionary "full", grade 20.',
      'It is a plural of TACK.',
      'It is also a form of a verb.',
    ]);
    expect(describeWord(full, definitions, 'THESES')[1]).toBe('It is a plural of THESIS.');
    expect(describeWord(full, definitions, 'AXES')[1]).toBe('It is a plural of AXE, AX or AXIS.');
  });

  it('[KG-13r] of a word that merely ends in S says so', () => {
    expect(describeWord(full, definitions, 'LENS')[1]).toBe('It is not a plural.');
    expect(describeWord(full, definitions, 'GROWS').slice(1, 3)).toEqual([
      'It is not a plural.',
      'It is a form of GROW.',
    ]);
  });

  it('has meanings, if need be those of the word it is a form of', () => {
    expect(describeWord(full, definitions, 'OAK')).toContainEqual(expect.stringMatching(/^OAK, noun: .*wood/));
    expect(describeWord(full, definitions, 'GEESE')).toContainEqual(expect.stringMatching(/^GOOSE, noun: /));
    expect(definitions('XQZ')).toBeUndefined();
  });

  it('[KG-1] of other letters says that they are no word', () => {
    expect(describeWord(full, definitions, 'xqz')).toEqual(['XQZ is not in the dictionary "full".']);
  });

  it('is all words with 1 for a plural or 0, for readers who check it', () => {
    const lines = [...dumpWords(full)];
    expect(lines.length).toBeGreaterThan(110_000);
    expect(lines).toContain('TACKS\t1');
    expect(lines).toContain('TACK\t0');
    expect(lines).toEqual(lines.toSorted());
  });

  it('finds the lines of its definitions, the first and the last as well', () => {
    const text = Buffer.from(readBaked('definitions.txt')).toString();
    const words = text
      .trimEnd()
      .split('\n')
      .map(line => line.split('\t')[0]!);
    const some = words.filter((_, i) => i % 50 === 0 || i === words.length - 1);
    expect(some.filter(word => definitions(word) === undefined)).toEqual([]);
  });
});

it('a definition tells of no person and no place', () => {
  const meant = ['BEGIN', 'BUDGE', 'SUE', 'WADE', 'HALE', 'TELL'].map(
    word => definitions(word)?.meanings.join(' ') ?? '',
  );
  expect(meant.filter(text => /\((born|\d{4})|patriot|statesman|tennis|\d{4}-\d{4}/.test(text))).toEqual([]);
  expect(meant.every(text => text !== '')).toBe(true);
});
