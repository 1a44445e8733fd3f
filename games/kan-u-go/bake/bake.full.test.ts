import { beforeAll, describe, expect, it } from 'vitest';
import { gradeOf, iterateWords, OFFENSIVE, PLURAL } from '../lexicon/graph.ts';
import { type Lexicon, openLexicon } from '../lexicon/lexicon.ts';
import { bakeLexicons, ensureBaked } from './bake.ts';
import { findWordSense, scorePlurals } from './plural-sense.ts';
import { createMatcher, readBaked, readFullWords, readJudgements, readLargeWords, readWordList } from './sources.ts';
import { readWordNet } from './wordnet.ts';

const list = (words: string): string[] => words.split(' ');

/** Reading takes long, so it is done once. */
const listed = readFullWords();
const wordnet = readWordNet();

let full: Lexicon;
beforeAll(() => {
  ensureBaked();
  full = openLexicon(readBaked('full.lexicon'), 'full');
});

describe('the words', () => {
  it('[KG-1] are those of the lists, and come back from the file with their grades', () => {
    const found = [...iterateWords(full)].map(({ word, flags }) => `${word} ${gradeOf(flags)}`);
    const graded = [...listed].map(([word, grade]) => `${word} ${grade}`).sort();
    expect(graded.length).toBe(found.length);
    expect(found.filter((line, i) => line !== graded[i])).toEqual([]);
  });

  it('[KG-1] are words of two and more letters A to Z; accents fall away', () => {
    const large = [...readLargeWords(listed).keys()];
    expect(large.filter(word => !/^[A-Z]{2,}$/.test(word))).toEqual([]);
    expect(list('CAFE ECLAIR FIANCEE SEANCE').filter(word => !full.has(word))).toEqual([]);
  });

  it('[KG-1] are no abbreviations, Roman numerals or names', () => {
    const none = list('II III IV VI VII IX XIV XX MM CD KG KB OK ETC DR MRS LTD BBC LONDON PETRA ENGLISH FRENCH JEW');
    expect(none.filter(word => full.has(word))).toEqual([]);
  });

  it('[KG-1] are the same in the larger list, and more', () => {
    const large = openLexicon(readBaked('large.lexicon'), 'large');
    const missing = [...iterateWords(full)].filter(({ word, flags }) => large.isPlural(word) !== (flags & PLURAL) > 0);
    expect(missing).toEqual([]);
    expect(list('QI ZA AALII ZYZZYVA').every(word => large.has(word))).toBe(true);
  });

  it('keeps what computer players do not lay permitted, and marks it', () => {
    const isOffensive = createMatcher(readWordList('offensive.txt'));
    const marked = [...iterateWords(full)].filter(({ flags }) => flags & OFFENSIVE).map(({ word }) => word);
    expect(marked).toEqual([...listed.keys()].filter(isOffensive).sort());
    expect(marked.length).toBeGreaterThan(300);
    expect(list('COCKPIT BUTTER ASSIST TITLE').filter(word => full.isOffensive(word))).toEqual([]);
  });
});

describe('the plural sense', () => {
  it('[KG-13r] is right for at least 99 words in a hundred of those labelled by hand', () => {
    const labelled = readJudgements('plurals-labelled.txt');
    expect([...labelled.keys()].filter(word => !full.has(word))).toEqual([]);
    const { words, right, wrong } = scorePlurals(labelled, word => full.isPlural(word));
    expect(right / words, wrong.join(' ')).toBeGreaterThanOrEqual(0.99);
  });

  it('[KG-13r] lists as exceptions only words of the dictionary that the rule gets wrong', () => {
    const byRule = { wordnet, has: (word: string) => listed.has(word), byHand: new Map() };
    const idle = [...readJudgements('plurals.txt')].filter(
      ([word, isPlural]) => !listed.has(word) || findWordSense(word, byRule).isPlural === isPlural,
    );
    expect(idle).toEqual([]);
  });

  it('[KG-13r] knows which plurals are verb forms too', () => {
    expect(list('TACKS JOYS DOES GOES BOXES FLIES QUIZZES LEAVES').filter(word => !full.isVerbForm(word))).toEqual([]);
    expect(list('CITIES KNIVES THESES WOLVES DONKEYS GAS LENS').filter(word => full.isVerbForm(word))).toEqual([]);
  });
});

describe('baking', () => {
  it('gives the same bytes again', () => {
    for (const [name, content] of bakeLexicons(listed, wordnet))
      expect(Buffer.from(content).equals(readBaked(name)), name).toBe(true);
  });

  it('keeps the file of the full list small enough to send as it is', () => {
    expect(readBaked('full.lexicon').length).toBeLessThan(500_000);
  });

  it('tells whose the words are', () => {
    const notices = Buffer.from(readBaked('NOTICES.txt')).toString();
    for (const owner of ['Kevin Atkinson', 'Princeton University', 'CC0']) expect(notices).toContain(owner);
  });
});
