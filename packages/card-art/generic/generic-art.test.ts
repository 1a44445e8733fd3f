/** What the names of a pack lead to; `packages/card-art/tools` tests whole generic packs. */
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../colour.ts';
import { PRESSES } from '../pack-art.ts';
import { groupNames, namedCards, spellCardName } from './card-names.ts';
import { CLOTH_COLOURS, CREAM, GROUP_INKS, genericArt, inksFor, SEPIA } from './generic-art.ts';

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
    expect(genericArt({ title: 'Trees', pack: cards }).signOf).toBeUndefined();
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
    expect(genericArt({ title: 'Families', pack, sayCard: card => `<${card}>` }).nameOf('bun-mr')).toBe('<bun-mr>');
    expect(genericArt({ title: 'Families', pack }).nameOf('bun-mrs')).toBe('Bun mrs');
    expect([spellCardName('7'), spellCardName('--')]).toEqual(['7', '--']);
  });
});

describe('inks', () => {
  it('can be read on the paper, in colour and in black', () => {
    for (const press of PRESSES)
      for (const group of [undefined, ...GROUP_INKS.keys()]) {
        const { paper, line, ink } = inksFor(group, press);
        expect(contrastRatio(ink, paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(line, paper)).toBeGreaterThanOrEqual(4.5);
      }
    for (const cloth of CLOTH_COLOURS) expect(contrastRatio(cloth, CREAM)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(SEPIA, CREAM)).toBeGreaterThanOrEqual(4.5);
  });
});
