import { describe, expect, it } from 'vitest';
import { handOf, nameCopies } from './held.ts';

const none = (): boolean => false;
const named = (hand: string): ReturnType<typeof nameCopies> => nameCopies(handOf([...hand]), [], none);
const after = (before: string, hand: string, leaving: string): string[] =>
  nameCopies(handOf([...hand]), named(before), name => leaving === name).map(({ id }) => id);

describe('the cards of a hand', () => {
  it('lie in the order of the alphabet, free cards last', () => {
    expect(named('Z*AE').map(({ card }) => card)).toEqual([...'AEZ*']);
  });

  it('have names of their own, though copies are alike', () => {
    expect(named('EAE').map(({ id }) => id)).toEqual(['A/1', 'E/1', 'E/2']);
  });

  it('keep their names when a copy goes, and it is the copy that was leaving', () => {
    expect(after('EAE', 'AE', 'E/1')).toEqual(['A/1', 'E/2']);
    expect(after('EAE', 'AE', 'E/2')).toEqual(['A/1', 'E/1']);
  });

  it('keep their names when nothing has gone after all', () => {
    expect(after('EAE', 'EAE', 'E/1')).toEqual(['A/1', 'E/1', 'E/2']);
  });

  it('keep their names when a copy comes, which is the last of them', () => {
    const left = nameCopies(handOf([...'AE']), named('EAE'), name => name === 'E/1');
    expect(nameCopies(handOf([...'EAE']), left, none).map(({ id }) => id)).toEqual(['A/1', 'E/2', 'E/1']);
  });
});
