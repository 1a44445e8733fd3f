import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isCompiledUpToDate } from '../../../bake/compile.ts';
import { type FastDeal, newDeal, newDice, playCard, randomCard, shuffleAndDeal } from '../fast-deal.ts';
import { compiledEngine, fastestEngine, plainEngine, sharedEngine } from './engine.ts';
import { GIVEN_UP } from './give-up.ts';
import { solve, solveAll } from './solve.ts';

const compiled = assertDefined(compiledEngine());
const dice = newDice(seededRandom('engines'));
const pack = Uint8Array.from({ length: 52 }, (_, card) => card);

function deal(cardsPlayed: number): FastDeal {
  const made = newDeal();
  shuffleAndDeal(made, pack, 0, dice);
  for (let played = 0; played < cardsPlayed; played++) playCard(made, randomCard(made, dice));
  return made;
}

describe('the search compiled', () => {
  it('was compiled of the sources as they are', () => expect(isCompiledUpToDate()).toBe(true));

  it.each([0, 8, 20])('gives the answers of the plain one for the same work, %i cards played', played => {
    for (let n = 0; n < (played < 10 ? 5 : 100); n++) {
      const one = deal(played);
      expect(solve(one, 1e9, compiled)).toEqual(solve(one, 1e9, plainEngine));
    }
  });

  it.each([9, 14, 19, 30])('values every card as the plain one does, %i cards played', played => {
    for (let n = 0; n < (played < 10 ? 5 : 100); n++) {
      const one = deal(played);
      expect(solveAll(one, 1e9, compiled)).toEqual(solveAll(one, 1e9, plainEngine));
      expect(compiled.workDone()).toBe(plainEngine.workDone());
    }
  });

  it('keeps what the plain one keeps from board to board', () => {
    for (let n = 0; n < 20; n++) {
      const line = deal(8 + n);
      for (; line.left > 1; playCard(line, randomCard(line, dice))) {
        expect(solveAll(line, 1e9, compiled, line)).toEqual(solveAll(line, 1e9, plainEngine, line));
        expect(compiled.workDone()).toBe(plainEngine.workDone());
      }
    }
  });

  it('gives up after the same work, and goes on with the next deal', () => {
    const one = deal(16);
    const { work } = solve(one, 1e9, plainEngine);
    for (const by of [compiled, plainEngine]) {
      expect(() => solve(one, work - 1, by)).toThrow(GIVEN_UP);
      expect(solve(one, work, by).work).toBe(work);
    }
  });

  it('is what is used here', () => expect(sharedEngine()).not.toBe(plainEngine));
});

describe('where WebAssembly is not to be had', () => {
  afterEach(() => vi.unstubAllGlobals());

  const forbidden = {
    Module: class {
      constructor() {
        throw new Error('the policy forbids it');
      }
    },
  };

  it.each([undefined, forbidden])('the plain search is used', offered => {
    vi.stubGlobal('WebAssembly', offered);
    expect(fastestEngine()).toBe(plainEngine);
  });
});
