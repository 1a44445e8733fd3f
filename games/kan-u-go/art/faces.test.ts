import { contrastRatio } from '@parlour/card-art/colour';
import { renderSvg } from '@parlour/card-art/tools/render';
import { describe, expect, it } from 'vitest';
import { cards, face, nameOf, wordsOf } from './faces.ts';
import { inksOf } from './letters.ts';

describe('the letters', () => {
  it('are twenty-six and the free card', () => {
    expect(cards.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ*');
  });

  it('carry the numbers of the table in use', () => {
    expect(nameOf('K')).toBe('K, 2');
    expect(nameOf('K', { words: wordsOf('lexicon') })).toBe('K, 8');
    expect(face('K', { words: wordsOf('lexicon') })).toContain('>8<');
  });

  it('have the name of the game on the free card, every letter off the ring round it', () => {
    const { pixels } = renderSvg(face('*'), 450);
    const dark = Array.from({ length: 720 }, (_, i) => {
      const [x, y] = [225 + 174 * Math.cos((i * Math.PI) / 360), 315 + 174 * Math.sin((i * Math.PI) / 360)];
      return pixels[4 * (Math.round(y) * 450 + Math.round(x)) + 1]!;
    }).filter(green => green < 150);
    expect(dark.length).toBe(0);
  });

  it('can be read in either ink', () => {
    const { red, blue, white } = inksOf();
    for (const ink of [red, blue]) expect(contrastRatio(ink, white)).toBeGreaterThan(4.5);
  });
});
