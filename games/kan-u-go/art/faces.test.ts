import { contrast } from '@parlour/art/colour';
import { describe, expect, it } from 'vitest';
import { cards, face, nameOf, wordsOf } from './faces.ts';
import { inksOf } from './inks.ts';

describe('the letters', () => {
  it('are twenty-six and the free card', () => {
    expect(cards.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ*');
  });

  it('carry the numbers of the table in use', () => {
    expect(nameOf('K')).toBe('K, 2');
    expect(nameOf('K', { words: wordsOf('lexicon') })).toBe('K, 8');
    expect(face('K', { words: wordsOf('lexicon') })).toContain('>8<');
  });

  it('can be read in either ink', () => {
    const { red, blue, white } = inksOf();
    for (const ink of [red, blue]) expect(contrast(ink, white)).toBeGreaterThan(4.5);
  });
});
