import type { EndingProps } from '@parlour/board-kit/ending';
import { describe, expect, it } from 'vitest';
import * as alone from '../alone/board/alone-ending.tsx';
import type { AloneEvent, AloneView, PilesView } from '../alone/rules/method.ts';
import type { Cell, Crossword } from '../crossword/crossword.ts';
import * as round from '../round/board/round-ending.tsx';
import type { TableEvent } from '../round/rules/events.ts';
import type { RoundView } from '../round/rules/view.ts';
import type { TableOptions } from '../rules/options.ts';
import { longestWord, wordSquares } from './words-on-board.ts';

const crossword: Crossword = [...[...'SLED'].map((letter, i): Cell => [0, i, letter]), [1, 3, 'O']];
const common = { me: 0, name: (seat: number) => ['You', 'Ben'][seat] ?? '', against: () => '' };

describe('the end of Kan-U-Go', () => {
  const left = [['Q', 'U'], []];
  const counted: TableEvent = { what: 'counted', clause: 'KG-11', left, scores: [23, 4], points: [12, 0] };
  const ended: EndingProps<RoundView<TableOptions>, TableEvent> = {
    ...common,
    result: { winners: [1], scores: [23, 4] },
    events: [{ what: 'out', clause: 'KG-10', seat: 1, thrown: 0 }, counted],
    view: { crossword } as unknown as RoundView<TableOptions>,
  };

  it('says who won, who went out, and who had most points left', () => {
    expect(round.headline(ended)).toBe('Ben won with 4 points.');
    expect(round.sayDecision(ended)).toBe('Ben went out, and you were left with 12 points. Lowest score wins.');
  });
});

describe('the end of a patience', () => {
  const ended: EndingProps<AloneView<PilesView>, AloneEvent> = {
    ...common,
    result: { winners: [], scores: [1] },
    events: [],
    lasted: 150_000,
    view: { crossword } as unknown as AloneView<PilesView>,
  };

  it('says what was left, or that the game was won, and the time', () => {
    expect(alone.headline(ended)).toBe('Not this time.');
    expect(alone.sayDecision(ended)).toBe('1 card left after 3 minutes. 5 are in 2 words.');
    const out = { ...ended, result: { winners: [0], scores: [0] }, lasted: 30_000 };
    expect(alone.headline(out)).toBe('You won!');
    expect(alone.sayDecision(out)).toBe('All 5 cards are in 2 words, in less than a minute.');
  });
});

it('the longest word of a crossword is found where it lies', () => {
  const longest = longestWord(crossword);
  expect(longest?.word).toBe('SLED');
  expect(longest && wordSquares(longest)).toEqual(['0,0', '0,1', '0,2', '0,3']);
});
