import { describe, expect, it } from 'vitest';
import { faultsOf, type Measured } from './e2e/support/geometry.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const part = (name: string, ...boxes: ReturnType<typeof box>[]) => ({ part: name, label: name, texts: [], boxes });

const GOOD: Measured = {
  width: 400,
  height: 300,
  scroll: { width: 400, height: 300 },
  parts: [part('seat', box(0, 0, 100, 50)), part('trick', box(100, 0, 100, 50)), part('own', box(0, 200, 400, 100))],
  loose: [],
  targets: [{ name: 'Hint', wide: 45, high: 45 }],
  cut: [],
  grids: [],
  rows: [{ said: '1st Ada', high: 60 }],
};

const faults = (changed: Partial<Measured>): string[] => faultsOf({ ...GOOD, ...changed });

const GRID = {
  across: 8,
  down: 5,
  wide: 300,
  high: 200,
  tools: { wide: 44, high: 92 },
  isWhole: true,
  isCovered: false,
};

describe('what is wrong with a screen', () => {
  it('tells squares that are not all seen though they would fit, and tools over letters', () => {
    const fits = '8 x 5 squares would fit, and are not all seen';
    expect(faults({ grids: [GRID] })).toEqual([]);
    expect(faults({ grids: [{ ...GRID, isWhole: false }] })).toEqual([fits]);
    expect(faults({ grids: [{ ...GRID, across: 13, isWhole: false }] })).toEqual([]);
    expect(faults({ grids: [{ ...GRID, isCovered: true }] })).toEqual(['a tool lies over a letter']);
  });

  it('finds nothing wrong where parts touch', () => {
    expect(faultsOf(GOOD)).toEqual([]);
  });

  it('tells which parts lie on each other, but for slips', () => {
    const [one, two] = [part('seat', box(0, 0, 100, 50)), part('tally', box(90, 10, 60, 20))];
    expect(faults({ parts: [one, two] })).toEqual(['seat “seat” and tally “tally” lie on each other, 10 x 20']);
    expect(faults({ parts: [one, { ...two, part: 'slip' }] })).toEqual([]);
  });

  it('tells what sticks out, also of a slip, and what would scroll', () => {
    expect(faults({ parts: [part('slip', box(380, 0, 30, 30))] })).toEqual(['slip “slip” is not wholly on the screen']);
    expect(faults({ scroll: { width: 400, height: 320 } })).toEqual(['there is more than the screen holds: 400 x 320']);
  });

  it('tells what cannot be hit, what cannot be read and what belongs nowhere', () => {
    const text = { said: 'dealer', size: 11, box: box(0, 0, 20, 10) };
    expect(faults({ targets: [{ name: 'Hint', wide: 45, high: 36 }] })).toEqual(['target “Hint” is 45 x 36']);
    expect(faults({ parts: [{ ...part('seat'), texts: [text] }] })).toEqual(['“dealer” is written in 11.0 px']);
    expect(faults({ loose: ['24 of 25 pairs'] })).toEqual(['“24 of 25 pairs” belongs to no part']);
    expect(faults({ cut: ['The longest word'] })).toEqual(['“The longest word” is cut off']);
    expect(faults({ rows: [{ said: '1st Ada', high: 61 }] })).toEqual(['row “1st Ada” is 61 of 300 high']);
  });
});
