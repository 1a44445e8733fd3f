import { describe, expect, it } from 'vitest';
import { named as namedPair } from './monkey-words.ts';
import { named } from './nations-words.ts';

describe('a hint in words', () => {
  it('[NA-6] names the card as one calls it', () => {
    expect(named({ do: 'card', card: 'eu-3' })).toBe('Play the 3 of Europe.');
    expect(named({ do: 'call' })).toBe('Call: “Can you one?”');
  });

  it('[MO-4] [MO-5] names both cards of a pair, and a back by its place', () => {
    expect(namedPair({ do: 'pair', cards: ['eu-9', 'as-9'] })).toBe('Throw the 9 of Europe and the 9 of Asia.');
    expect(namedPair({ do: 'draw', at: 0 })).toBe('Draw card 1 of the fan.');
  });
});
