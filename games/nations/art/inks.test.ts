import { contrastRatio } from '@parlour/card-art/colour';
import { COLOUR_VISIONS, colourDifference, type LinearRgb, toLinearRgb } from '@parlour/card-art/tools/colour-vision';
import { renderSvg } from '@parlour/card-art/tools/render';
import { describe, expect, it } from 'vitest';
import { NATIONS, PACK } from '../pack/pack.ts';
import { cards, face, index, size } from './faces.ts';
import { inksOf } from './inks.ts';

it.each(NATIONS)('the ink of %s can be read on the paper', nation => {
  const { ink, line, paper } = inksOf(nation);
  expect(contrastRatio(ink, paper)).toBeGreaterThan(4.5);
  expect(contrastRatio(line, paper)).toBeGreaterThan(7);
});

const TABLE = 90;

/** Returns the pixels at the size a card has on a table, as light. */
function indexOf(card: string): LinearRgb[] {
  const { width, pixels } = renderSvg(face(card), TABLE);
  const scale = TABLE / (size.width * 10);
  const [left, top] = [Math.ceil(index.x * scale), Math.ceil(index.y * scale)];
  const [across, down] = [Math.floor(index.width * scale), Math.floor(index.height * scale)];
  return Array.from({ length: across * down }, (_, i) => {
    const at = 4 * ((top + Math.floor(i / across)) * width + left + (i % across));
    return toLinearRgb([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
  });
}

/** Returns the mean of the darkest tenth of the pixels. */
function inkOf(card: string): LinearRgb {
  const all = indexOf(card).sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
  const dark = all.slice(0, Math.ceil(all.length / 10));
  return [0, 1, 2].map(i => dark.reduce((sum, light) => sum + light[i]!, 0) / dark.length) as [number, number, number];
}

/**
 * Five times what can just be noticed between large fields that touch (2.3), because an index is small and lies apart
 * from the next. Three times in grey: four inks share what is dark enough to be read at 44 pixels.
 */
const MIN_DIFFERENCE = { usual: 12, deuteranopia: 12, grey: 7 } as const;

describe.each(Object.keys(MIN_DIFFERENCE) as (keyof typeof MIN_DIFFERENCE)[])('to eyes of the kind %s', sight => {
  const inks = new Map(PACK.map(card => [card as string, COLOUR_VISIONS[sight](inkOf(card))]));

  it('the indices of the same rank of two nations are told apart', () => {
    const near = cards.flatMap(one =>
      cards
        .filter(other => one < other && one.split('-')[1] === other.split('-')[1])
        .map(other => ({ pair: `${one} ${other}`, by: colourDifference(inks.get(one)!, inks.get(other)!) })),
    );
    expect(near.length).toBe(13 * 6);
    expect(near.filter(({ by }) => by < MIN_DIFFERENCE[sight])).toEqual([]);
  });
});
