/** What the names of a pack alone lead to; `packages/card-art/proof` holds whole plain packs to what every pack must be. */
import { describe, expect, it } from 'vitest';
import { contrast } from '../colour.ts';
import { PRESSES } from '../dress.ts';
import { plainArt } from './art.ts';
import { CLOTHS, CREAM, GROUP_INKS, inksFor, SEPIA } from './inks.ts';
import { groupNames, namedCards, spelt } from './naming.ts';

const corners = (cards: readonly string[]): string[] => namedCards(cards).map(({ corner }) => corner);

describe('groups', () => {
  it('are what stands before the hyphen of every name', () => {
    expect(groupNames(['oak-1', 'oak-2', 'ash-1', 'ash-king'])).toEqual(['oak', 'ash']);
  });

  it.each([
    ['a card has none', ['oak-1', 'oak-2', 'joker']],
    ['one card is alone in its own', ['oak-1', 'oak-2', 'ash-1']],
    ['all are of one', ['oak-1', 'oak-2']],
    ['there are more than can be told apart', Array.from({ length: 26 }, (_, i) => `g${i >> 1}-${i % 2}`)],
  ])('are not where %s', (_, cards) => {
    expect(groupNames(cards)).toEqual([]);
    expect(plainArt({ title: 'Trees', pack: cards }).signOf).toBeUndefined();
  });
});

describe('corners', () => {
  it('are figures and short names as they are, and as few letters as tell longer ones apart', () => {
    expect(corners(['oak-10', 'oak-king', 'oak-knave', 'ash-king', 'ash-2'])).toEqual(['10', 'KI', 'KN', 'K', '2']);
  });

  it('are initials or numbers where first letters do not tell', () => {
    expect(corners(['north wind', 'north star'])).toEqual(['NW', 'NS']);
    expect(corners(['aaaab', 'aaaac'])).toEqual(['1', '2']);
  });

  it('are there once a card, however often it is in the pack', () => {
    expect(corners(['1', '1', '2'])).toEqual(['1', '2']);
  });
});

describe('names', () => {
  it('are those of the game, else spelt out', () => {
    const pack = ['bun-mr', 'bun-mrs'];
    expect(plainArt({ title: 'Families', pack, sayCard: card => `<${card}>` }).nameOf('bun-mr')).toBe('<bun-mr>');
    expect(plainArt({ title: 'Families', pack }).nameOf('bun-mrs')).toBe('Bun mrs');
    expect([spelt('7'), spelt('--')]).toEqual(['7', '--']);
  });
});

describe('inks', () => {
  it('can be read on the paper, in colour and in black', () => {
    for (const press of PRESSES)
      for (const group of [undefined, ...GROUP_INKS.keys()]) {
        const { paper, line, ink } = inksFor(group, press);
        expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(line, paper)).toBeGreaterThanOrEqual(4.5);
      }
    for (const cloth of CLOTHS) expect(contrast(cloth, CREAM)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(SEPIA, CREAM)).toBeGreaterThanOrEqual(4.5);
  });
});
