import { renderSvg } from '@parlour/card-art/tools/render';
import { describe, expect, it } from 'vitest';
import { cards, face, nameOf } from './faces.ts';

/** Counts runs of rows of pixels that have ink. */
function linesOfItalics(svg: string): number {
  const alone = svg.match(/<text[^>]*font-style="italic"[^>]*>[^<]*<\/text>/g)!.join('');
  const { width, height, pixels } = renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 920">${alone}</svg>`,
    630,
  );
  const hasInk = (y: number): boolean =>
    pixels.subarray(4 * y * width, 4 * (y + 1) * width).some((value, i) => i % 4 === 3 && value > 128);
  const inked = Array.from({ length: height }, (_, y) => hasInk(y));
  return inked.filter((is, y) => is && !inked[y - 1]).length;
}

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

  it('set what is wanted in two lines that do not touch', () => {
    const touching = cards.filter(card => card.endsWith('L')).filter(card => linesOfItalics(face(card)) !== 2);
    expect(touching).toEqual([]);
  });

  it('take titles and pictures of the owner', () => {
    const picture = 'data:image/png;base64,AAAA';
    const own = { words: { '1L': 'Our class', '1a': 'Ada', '1b': 'Ben' }, pictures: { '1L': picture } };
    expect(face('1L', own)).toContain(`href="${picture}"`);
    expect(face('1L', own)).toContain('Find “Ada”');
    expect(nameOf('1b', own)).toBe('Ben, of set 1');
  });
});
