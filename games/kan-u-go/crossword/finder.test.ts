import { pick, type Random, seededRandom, shuffle } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { readBaked } from '../bake/sources.ts';
import type { FlaggedWord } from '../lexicon/graph.ts';
import { iterateWords } from '../lexicon/graph.ts';
import { buildGraph } from '../lexicon/graph-codec.ts';
import { openLexicon } from '../lexicon/lexicon.ts';
import { PLURAL_RULES } from '../rules/options.ts';
import { findAdditionsByBruteForce } from './brute-force.ts';
import type { Addition, Cell, Crossword, Dictionary, Limits } from './crossword.ts';
import { refuseAddition } from './judge.ts';
import { readAddition, writeAddition } from './notation.ts';
import { permittedAdditions } from './permitted-additions.ts';
import { cellToCard, createBoard, placeCards, removeLastCards, type SearchBoard } from './search-board.ts';
import { searchGraphFor } from './search-graph.ts';

const full = openLexicon(readBaked('full.lexicon'), 'full');
const fullWords = [...iterateWords(full)];
const FOUR: Limits = { opening: [2, 4], least: 1, most: 4, plurals: 'sheet' };
const LETTERS = [...'AAAAABCCDDEEEEEEFGHHIIIJKKLLLMMNNOOOOPPQRRRSSSTTTUUVWWXYYZ'];

const texts = (additions: readonly Addition[]): string[] => additions.map(writeAddition);

const handOf = (random: Random, cards: number): string[] => shuffle(random, LETTERS).slice(0, cards);

function playRandomGame(
  random: Random,
  turns: number,
  additionsOf: (crossword: Crossword, hand: string[]) => Addition[],
): Crossword {
  let crossword: Crossword = [];
  for (let turn = 0; turn < turns && crossword.length < 44; turn++) {
    const additions = additionsOf(crossword, handOf(random, 12));
    if (additions.length > 0) crossword = [...crossword, ...pick(random, additions)];
  }
  return crossword;
}

const randomLimits = (random: Random): Limits => ({
  opening: [2, 2 + random.below(4)],
  least: 1 + random.below(2),
  most: pick(random, [2, 3, 4, 12]),
  plurals: pick(random, PLURAL_RULES),
});

/** Short, so that brute force stays fast. */
function smallList(random: Random): FlaggedWord[] {
  const few = (longest: number, count: number): FlaggedWord[] =>
    Array.from({ length: count }, () => pick(random, byLength[2 + random.below(longest - 1)]!));
  return [...new Set([...few(3, 40), ...few(7, 30), ...few(5, 6).flatMap(withPlural)])];
}

const byLength = Array.from({ length: 9 }, (_, length) => fullWords.filter(({ word }) => word.length === length));
const byWord = new Map(fullWords.map(found => [found.word, found]));
const withPlural = (found: FlaggedWord): FlaggedWord[] => [found, byWord.get(`${found.word}S`) ?? found];

const dictionaryOf = (list: readonly FlaggedWord[]): Dictionary => ({ graph: buildGraph(list), admits: () => true });

function sameAsBruteForce(
  crossword: Crossword,
  hand: string[],
  list: readonly FlaggedWord[],
  limits: Limits,
): Addition[] {
  const dictionary = dictionaryOf(list);
  const words = list.map(({ word }) => word);
  const found = permittedAdditions(crossword, hand, dictionary, limits);
  const tried = findAdditionsByBruteForce(crossword, hand, words, dictionary, limits);
  expect(texts(found).sort()).toEqual([...tried.keys()].sort());
  return found;
}

/** Moves a crossword to the edge of the permitted area. */
function movedTo(crossword: Crossword, down: number, right: number): Crossword {
  const shift = (axis: 0 | 1, way: number): number => {
    const places = crossword.map(cell => cell[axis]);
    if (way === 0) return 0;
    return way < 0 ? -60 - Math.min(...places) : 60 - Math.max(...places);
  };
  const [rows, columns] = [shift(0, down), shift(1, right)];
  return crossword.map(([row, column, letter]) => [row + rows, column + columns, letter]);
}

const scattered = (cards: number): Crossword =>
  Array.from({ length: cards }, (_, i) => [
    10 * Math.floor(i / 13) - 60,
    10 * (i % 13) - 60,
    LETTERS[i % LETTERS.length]!,
  ]);

describe('a crossword made by hand', () => {
  const cell = (row: number, column: number): Cell => [row, column, 'A'];
  const asked = (crossword: Crossword): string[] => texts(permittedAdditions(crossword, ['C', 'S'], full, FOUR));

  it('may lie as far off as a pack can reach, and a word goes on from there', () => {
    const far: Crossword = [cell(0, 0), [60, 59, 'A'], [60, 60, 'T']];
    expect(texts(permittedAdditions(far, ['C'], full, FOUR))).toContain(writeAddition([[60, 58, 'C']]));
  });

  it.each([
    [61, 0],
    [0, -61],
    [1e9, -1e9],
    [Infinity, 0],
  ])('is refused in a sentence when it is farther off: %s,%s', (row, column) => {
    expect(() => asked([cell(0, 0), cell(row, column)])).toThrow(/more than 60 squares from 0,0/);
  });

  it.each([
    [NaN, 0],
    [0, 0.5],
  ])('is refused where there is no square: %s,%s', (row, column) => {
    expect(() => asked([cell(0, 0), cell(row, column)])).toThrow(/lies on no square/);
  });

  it('is refused with two cards on one square, or more cards than there are', () => {
    expect(() => asked([cell(0, 0), cell(0, 1), cell(0, 0)])).toThrow(/Two cards lie on one square/);
    expect(() => asked(scattered(129))).toThrow(/at most 128 cards, not 129/);
  });

  it('leaves nothing behind where it was refused', () => {
    const cat = readAddition('CAT across at 0,0')!;
    const before = asked(cat);
    for (const bad of [[...cat, ...cat], [...cat, cell(NaN, 3)], [...cat, cell(61, 0)], scattered(129)]) {
      expect(() => asked(bad)).toThrow(RangeError);
      expect(asked(cat)).toEqual(before);
    }
  });

  it('is searched all over, whatever lies at its edges', () => {
    const random = seededRandom('corners');
    const found: Addition[] = [];
    for (let n = 0; n < 2; n++) {
      const list = smallList(random);
      const dictionary = dictionaryOf(list);
      const island = (): Crossword =>
        playRandomGame(random, 4, (all, hand) => permittedAdditions(all, hand, dictionary, FOUR));
      const all = [-1, 0, 1].flatMap(down => [-1, 0, 1].flatMap(right => movedTo(island(), down, right)));
      found.push(...sameAsBruteForce(all, handOf(random, 40), list, { ...FOUR, most: 12 }));
    }
    expect(found.filter(cells => cells.length > 2).length).toBeGreaterThan(20);
    expect(found.flat().some(([row, column]) => Math.max(Math.abs(row), Math.abs(column)) > 62)).toBe(true);
  });

  it('may have as many cards as there is room for, none near another', () => {
    const random = seededRandom('scattered');
    expect(sameAsBruteForce(scattered(128), handOf(random, 6), smallList(random), FOUR).length).toBeGreaterThan(100);
  });

  it('is not mistaken for the one that was asked about before', () => {
    const random = seededRandom('in turn');
    const [one, other] = ['a', 'b'].map(() =>
      playRandomGame(random, 8, (all, hand) => permittedAdditions(all, hand, full, FOUR)),
    );
    const hand = handOf(random, 12);
    const alone = texts(permittedAdditions(one!, hand, full, FOUR));
    permittedAdditions(other!, hand, full, FOUR);
    permittedAdditions(one!.slice(0, 3), hand, full, FOUR);
    expect(texts(permittedAdditions(one!, hand, full, FOUR))).toEqual(alone);
  });
});

describe('the finder and the judge', () => {
  it('agree on thousands of positions, every word of small lists tried at every place', () => {
    const random = seededRandom('agreement');
    let [positions, found] = [0, 0];
    for (let game = 0; game < 200; game++) {
      const list = smallList(random);
      const dictionary = dictionaryOf(list);
      const words = list.map(({ word }) => word);
      const limits = randomLimits(random);
      playRandomGame(random, 12, (crossword, hand) => {
        const additions = permittedAdditions(crossword, hand, dictionary, limits);
        const tried = findAdditionsByBruteForce(crossword, hand, words, dictionary, limits);
        expect(texts(additions).sort()).toEqual([...tried.keys()].sort());
        positions++;
        found += additions.length;
        return additions;
      });
    }
    expect(positions).toBeGreaterThan(2000);
    expect(found).toBeGreaterThan(10_000);
  });

  it('agree on every arrangement of small hands, with all the words', () => {
    const random = seededRandom('arrangements');
    for (let game = 0; game < 6; game++) {
      const crossword = playRandomGame(random, 2 + game, (laid, hand) => permittedAdditions(laid, hand, full, FOUR));
      const hand = handOf(random, 3);
      const permitted = arrangements(crossword, hand).filter(cells => !refuseAddition(crossword, cells, full, FOUR));
      expect(texts(permittedAdditions(crossword, hand, full, FOUR)).sort()).toEqual(
        [...new Set(texts(permitted))].sort(),
      );
    }
  });

  it('agree on whole games with all the words', () => {
    const random = seededRandom('whole games');
    for (let game = 0; game < 20; game++) {
      const limits = randomLimits(random);
      playRandomGame(random, 15, (crossword, hand) => {
        const additions = permittedAdditions(crossword, hand, full, limits);
        const sample = additions.filter((_, i) => i % 29 === 0);
        expect(sample.map(addition => refuseAddition(crossword, addition, full, limits))).toEqual(
          sample.map(() => undefined),
        );
        expect(new Set(texts(additions)).size).toBe(additions.length);
        return additions;
      });
    }
  });
});

describe('cards thrown down anywhere', () => {
  it('are refused with a clause of the crossword, or are among the permitted additions', () => {
    const random = seededRandom('anywhere');
    const crossword = playRandomGame(random, 8, (laid, hand) => permittedAdditions(laid, hand, full, FOUR));
    const clauses = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const cells = handOf(random, 1 + random.below(5)).map(
        (letter): Cell => [random.below(6) - 3, random.below(6) - 3, letter],
      );
      const refusal = refuseAddition(crossword, cells, full, FOUR);
      clauses.add(refusal?.clause ?? 'none');
      if (refusal !== undefined) continue;
      const hand = cells.map(([, , letter]) => letter);
      expect(texts(permittedAdditions(crossword, hand, full, FOUR))).toContain(writeAddition(cells));
    }
    expect([...clauses].sort()).toEqual(expect.arrayContaining(['KG-1', 'KG-11', 'KG-3', 'KG-4', 'KG-5', 'none']));
  });
});

function arrangements(crossword: Crossword, hand: readonly string[]): Addition[] {
  const taken = new Set(crossword.map(([row, column]) => `${row},${column}`));
  const places = (axis: 0 | 1): number[] => {
    const [least, most] = [Math.min, Math.max].map(pickOf => pickOf(...crossword.map(cell => cell[axis]))) as [
      number,
      number,
    ];
    return Array.from({ length: most - least + 1 + 2 * hand.length }, (_, i) => least - hand.length + i);
  };
  const found: Addition[] = [];
  const lay = (row: number, column: number, down: 0 | 1, left: readonly string[], laid: Addition): void => {
    if (taken.has(`${row},${column}`)) lay(row + down, column + 1 - down, down, left, laid);
    else
      left.forEach((letter, i) => {
        const cells: Addition = [...laid, [row, column, letter]];
        found.push(cells);
        lay(row + down, column + 1 - down, down, left.toSpliced(i, 1), cells);
      });
  };
  for (const row of places(0))
    for (const column of places(1)) for (const down of [0, 1] as const) lay(row, column, down, hand, []);
  return found;
}

describe('the permitted additions', () => {
  it('[KG-2] an opening lies across or down from 0,0', () => {
    const openings = texts(permittedAdditions([], [...'TASK'], full, FOUR));
    expect(openings).toContain('TASK across at 0,0');
    expect(openings).toContain('TASK down at 0,0');
    expect(openings.every(text => text.endsWith(' at 0,0'))).toBe(true);
    expect(
      permittedAdditions([], [...'TASK'], full, { ...FOUR, opening: [2, 3] }).every(cells => cells.length < 4),
    ).toBe(true);
  });

  it('[KG-3] a race has no upper limit', () => {
    const cat = readAddition('CAT down at 0,0')!;
    const race = { ...FOUR, least: 3, most: 12 };
    const additions = permittedAdditions(cat, [...'ROSSWORDXQZV'], full, race);
    expect(texts(additions)).toContain('ROSSWORD across at 0,1');
    expect(additions.every(cells => cells.length >= 3)).toBe(true);
  });

  it.each([
    ['[KG-8]', ['TACK across at 0,0'], 'SUNK', 'SUNK down at 0,4'],
    ['[KG-9]', ['MAST across at 0,0'], 'JOYX', 'JOY down at -3,2'],
    ['[KG-10]', ['SONG across at 0,0', 'CRAP down at 1,0', 'T at 3,-1 C at 3,1 K at 3,2'], 'EESE', 'EESE down at 1,3'],
    ['[KG-3]', ['OVER across at 0,0'], 'CXQZ', 'C at 0,-1'],
  ])("%s the booklet's examples are found: %#", (_, laid, hand, text) => {
    const crossword = laid.flatMap(addition => readAddition(addition)!);
    expect(texts(permittedAdditions(crossword, [...hand], full, FOUR))).toContain(text);
  });

  it('[KG-7] an S alone makes no plural', () => {
    const tack = readAddition('TACK across at 0,0')!;
    expect(texts(permittedAdditions(tack, ['S'], full, FOUR))).toEqual(['S at 0,-1', 'S at 1,1']);
    expect(texts(permittedAdditions(tack, ['S'], full, { ...FOUR, plurals: 'all' }))).toContain('S at 0,4');
  });

  it('[KG-15r] a free card is never laid', () => {
    const tack = readAddition('TACK across at 0,0')!;
    expect(permittedAdditions(tack, ['*', '*'], full, FOUR)).toEqual([]);
    expect(permittedAdditions(tack, ['*', 'S'], full, FOUR)).toEqual(permittedAdditions(tack, ['S'], full, FOUR));
  });

  it('are few with few words, and none with an empty hand', () => {
    const child = openLexicon(readBaked('full.lexicon'), 'child');
    const task = readAddition('TASK across at 0,0')!;
    expect(texts(permittedAdditions(task, [...'OXIN'], child, FOUR))).not.toContain('OXIN down at 1,0');
    expect(permittedAdditions(task, [], full, FOUR)).toEqual([]);
    expect(permittedAdditions([], [], full, FOUR)).toEqual([]);
  });

  it('do not depend on the order of the hand or of laying', () => {
    const task = [...readAddition('TASK across at 0,0')!, ...readAddition('END down at 1,2')!];
    const additions = permittedAdditions(task, [...'OXINERTAQUIE'], full, FOUR);
    expect(permittedAdditions(task.toReversed(), [...'EIUQATRENIXO'], full, FOUR)).toEqual(additions);
  });

  it('can be asked for all cards of the pack at once', () => {
    const task = readAddition('TASK across at 0,0')!;
    const left = LETTERS.slice();
    for (const letter of 'TASK') left.splice(left.indexOf(letter), 1);
    const additions = permittedAdditions(task, left, full, FOUR);
    expect(additions.length).toBeGreaterThan(5000);
    expect(new Set(texts(additions)).size).toBe(additions.length);
  });
});

describe('the board', () => {
  it('is the same after laying and taking back as if nothing had been', () => {
    const random = seededRandom('board');
    const speller = searchGraphFor(full, 'sheet');
    for (let game = 0; game < 20; game++) {
      const additions: Addition[] = [];
      const board = createBoard([], speller);
      playRandomGame(random, 10, (crossword, hand) => {
        expect(differences(board, createBoard(crossword, speller))).toEqual([]);
        const permitted = permittedAdditions(crossword, hand, full, FOUR);
        if (permitted.length === 0) return [];
        const addition = pick(random, permitted);
        additions.push(addition);
        placeCards(board, Int32Array.from(addition, cellToCard), 0, addition.length);
        return [addition];
      });
      for (const [i, addition] of [...additions.entries()].reverse()) {
        removeLastCards(board, addition.length);
        expect(differences(board, createBoard(additions.slice(0, i).flat(), speller))).toEqual([]);
      }
    }
  });
});

/** Squares where two boards differ, in letters or cross-checks. */
function differences(board: SearchBoard, other: SearchBoard): (number | string)[] {
  const found: (number | string)[] = board.count === other.count ? [] : [`${board.count} cards, not ${other.count}`];
  const ways = board.crossChecks.map((fitting, way) => [fitting, other.crossChecks[way]!] as const);
  for (let square = 0; square < board.letters.length; square++) {
    const isFree = board.letters[square] === 0;
    if (board.letters[square] !== other.letters[square]) found.push(square);
    else if (isFree && ways.some(([one, another]) => one[square] !== another[square])) found.push(square);
  }
  return found;
}
