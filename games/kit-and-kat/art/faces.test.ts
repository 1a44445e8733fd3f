import { contrastRatio } from '@parlour/card-art/colour';
import { renderSvg } from '@parlour/card-art/tools/render';
import { describe, expect, it } from 'vitest';
import { PICTURES } from '../pack/pack.ts';
import { dress } from './bake/dress.ts';
import { cards, face, fits, lid, nameOf } from './faces.ts';
import { inksOf } from './inks.ts';
import { badgeOf, vignetteOf } from './vignettes/sets.ts';

describe('questions and answers', () => {
  it('are a hundred and forty, and every text of the box fits its card', () => {
    expect(cards.length).toBe(140);
    expect(cards.filter(card => !fits(dress.words![card]!))).toEqual([]);
  });

  it('are set in type of nearly one size, long ones too', () => {
    const sizes = cards.map(card => {
      const [line] = face(card, dress).match(/font-size="[2-5]\d"/) ?? [];
      return Number(line?.match(/\d+/)?.[0]);
    });
    expect(Math.min(...sizes) / Math.max(...sizes)).toBeGreaterThan(0.85);
  });

  it('say their text to whoever cannot see them', () => {
    expect(nameOf('A1')).toBe('A 1, question');
    expect(nameOf('A2', { words: { A2: 'The Nile.' } })).toBe('A 2, answer: The Nile.');
  });

  it('show what a teacher writes, and tell her when it is too long', () => {
    expect(face('C3', { words: { C3: 'A & <b>?' } })).toContain('A &amp; &lt;b&gt;?');
    expect(fits('word '.repeat(150))).toBe(false);
  });

  it('of a pack that somebody has made show its subject and title', () => {
    const own = { title: 'Our river', subjects: { A: 'Bridges' }, words: { A1: 'Who built it?', A2: 'Ada.' } };
    for (const card of ['A1', 'A2']) expect(face(card, own)).toContain('>Bridges<');
    expect(lid(own)).toContain('>Our river<');
    expect(lid(own)).not.toContain('NUERLAND');
    expect(lid()).toContain('NUERLAND');
  });

  it('can be read on light heads and on dark', () => {
    const { ribbon, card, cream, reed } = inksOf();
    expect(contrastRatio(ribbon, card)).toBeGreaterThan(7);
    expect(contrastRatio(cream, reed)).toBeGreaterThan(4.5);
  });
});

const BADGE = 14;
const BOOKS = Array.from({ length: 14 }, (_, book) => book);

/** Brightness of each pixel of a small badge, relative to their mean. */
function lightsOf(pictures: string | undefined, book: number): number[] {
  const inks = inksOf();
  const ground = `<path d="M-64-64H64V64H-64Z" fill="${inks.straw}"/>`;
  const { pixels } = renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128">${ground}${badgeOf(pictures, book, inks)}</svg>`,
    BADGE,
  );
  const lights = Array.from(
    { length: BADGE * BADGE },
    (_, i) => 0.3 * pixels[4 * i]! + 0.59 * pixels[4 * i + 1]! + 0.11 * pixels[4 * i + 2]!,
  );
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  return lights.map(light => light - mean);
}

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, light, i) => sum + light * other[i]!, 0);

/** Cosine similarity. */
const likeness = (one: readonly number[], other: readonly number[]): number =>
  product(one, other) / Math.sqrt(product(one, one) * product(other, other));

function maxLikeness(pictures: string | undefined): number {
  const badges = BOOKS.map(book => lightsOf(pictures, book));
  return Math.max(...badges.flatMap((one, i) => badges.slice(i + 1).map(other => likeness(one, other))));
}

describe('the pictures of a pack', () => {
  it.each(PICTURES)('of the set %s are one a book, and no two badges are alike without colour', set => {
    const inks = inksOf();
    expect(new Set(BOOKS.map(book => vignetteOf(set, book, inks, 0))).size).toBe(14);
    expect(maxLikeness(set)).toBeLessThan(0.66);
  });

  it('are plain signs in a pack that asks for none, solid ones told by their outline', () => {
    expect(maxLikeness(undefined)).toBeLessThan(0.92);
    const [own, drawn] = [face('E1', { words: dress.words! }), face('E1', dress)];
    expect(own).not.toBe(drawn);
    expect(face('E1', { words: dress.words!, drawn: 'constructor' })).toBe(own);
  });
});
