import { describe, expect, it } from 'vitest';
import { handOf } from './held.ts';
import { firstAlike } from './laying.ts';

const names = (hand: string): string[] => handOf([...hand]).map(({ id }) => id);

describe('the cards of a hand', () => {
  it('lie in the order of the alphabet, free cards last', () => {
    expect(names('Z*AE')).toEqual(['A/1', 'E/1', 'Z/1', '*/1']);
  });

  it('keep their names when a copy goes: the first copy goes first', () => {
    const hand = handOf([...'EAE']);
    const last = hand.at(-1)!;
    const gone = firstAlike(hand, last);
    expect(gone.id).toBe('E/2');
    expect(names('AE')).toEqual(hand.filter(({ id }) => id !== gone.id).map(({ id }) => id));
  });
});
