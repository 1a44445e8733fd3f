import { describe, expect, it } from 'vitest';
import { cards, face, nameOf } from './faces.ts';

describe('scenes and what they want', () => {
  it('are forty-eight', () => {
    expect(cards.length).toBe(48);
  });

  it('name the two wanted cards on the Leading card, on its face and aloud', () => {
    expect(nameOf('5L')).toBe('Alice and the Mushroom, Leading card of set 5: it wants Caterpillar and Puppy');
    expect(nameOf('5a')).toBe('Caterpillar, of set 5');
    expect(face('5L')).toContain('Find “Caterpillar”');
    expect(face('5L')).toContain('and “Puppy”');
  });

  it('take titles and pictures of the owner', () => {
    const picture = 'data:image/png;base64,AAAA';
    const own = { words: { '1L': 'Our class', '1a': 'Ada', '1b': 'Ben' }, pictures: { '1L': picture } };
    expect(face('1L', own)).toContain(`href="${picture}"`);
    expect(face('1L', own)).toContain('Find “Ada”');
    expect(nameOf('1b', own)).toBe('Ben, of set 1');
  });
});
