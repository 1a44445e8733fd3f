import { contrast } from '@parlour/art/colour';
import { describe, expect, it } from 'vitest';
import { dress } from './bake/dress.ts';
import { cards, face, fits, nameOf } from './faces.ts';
import { inksOf } from './inks.ts';

describe('questions and answers', () => {
  it('are a hundred and forty, and every text of the box fits its card', () => {
    expect(cards.length).toBe(140);
    expect(cards.filter(card => !fits(dress.words![card]!))).toEqual([]);
  });

  it('say their text to whoever cannot see them', () => {
    expect(nameOf('A1')).toBe('A 1, question');
    expect(nameOf('A2', { words: { A2: 'The Nile.' } })).toBe('A 2, answer: The Nile.');
  });

  it('show what a teacher writes, and tell her when it is too long', () => {
    expect(face('C3', { words: { C3: 'A & <b>?' } })).toContain('A &amp; &lt;b&gt;?');
    expect(fits('word '.repeat(150))).toBe(false);
  });

  it('can be read on light heads and on dark', () => {
    const { ribbon, card, cream, reed } = inksOf();
    expect(contrast(ribbon, card)).toBeGreaterThan(7);
    expect(contrast(cream, reed)).toBeGreaterThan(4.5);
  });
});
