import { describe, expect, it } from 'vitest';
import { readBaked } from '../bake/sources.ts';
import { writeAddition } from '../crossword/notation.ts';
import { openLexicon } from '../lexicon/lexicon.ts';
import { restoreFigure } from './restore-figure.ts';

describe("the booklet's lost picture", () => {
  it('[KG-3] [KG-6] is one of exactly seven, with ordinary words', () => {
    const common = openLexicon(readBaked('full.lexicon'), 'common');
    const figures = Array.from(restoreFigure(common), figure => figure.map(writeAddition));
    expect(figures).toHaveLength(7);
    const opening = ['TASK across at 0,0', 'END down at 1,2', 'OXIN down at 1,0', 'WA.E across at 2,-2'];
    expect(figures.map(figure => figure.slice(0, 4))).toEqual(Array(7).fill(opening));
    expect(figures.filter(figure => figure.includes('QUI.T down at 0,5'))).toHaveLength(3);
    expect(figures.map(figure => figure.at(-1))).toEqual(Array(7).fill('OW across at 4,-2'));
  });
});
