import { readShelfData } from '@parlour/games/shelf/node-files';
import { defaultsOf } from '@parlour/kernel/options';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRINT_SETTINGS } from '../settings.ts';
import { boxesWithCards } from '../tests/print-boxes.ts';
import { inkCoverage, renderCardPng, renderContactSheet } from './card-pictures.ts';
import { drawCards } from './cards.ts';

const opened = (await boxesWithCards()).map(
  box => [box.id, box.print(defaultsOf(box.games[0]!.options), readShelfData)] as const,
);

/** Width, height and dots per metre from the PNG header. */
function told(png: Uint8Array): readonly number[] {
  const bytes = Buffer.from(png);
  const dots = bytes.indexOf('pHYs', 0, 'latin1');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.readUInt32BE(dots + 4)];
}

describe.each(opened)('pictures of %s', (_, coming) => {
  it('are 822 x 1122 pixels at 300 dots an inch, back and front', async () => {
    const printing = await coming;
    const { faces, back } = drawCards(printing, DEFAULT_PRINT_SETTINGS);
    for (const svg of [faces[0]!, faces.at(-1)!, back])
      expect(told(renderCardPng(svg, printing.art))).toEqual([822, 1122, 11811]);
  });

  it('stand all on one sheet', async () => {
    const printing = await coming;
    const { faces, back } = drawCards(printing, DEFAULT_PRINT_SETTINGS);
    const [width, height] = [1310, Math.ceil((faces.length + 1) / 10) * 174 + 10];
    const bytes = Buffer.from(renderContactSheet([...faces, back], printing.art));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  });

  it('take less ink on white paper', async () => {
    const printing = await coming;
    const ink = (press: 'colour' | 'white'): number =>
      inkCoverage(drawCards(printing, { ...DEFAULT_PRINT_SETTINGS, press }).faces[0]!, printing.art);
    expect(ink('white')).toBeLessThan(ink('colour') - 5);
  });
});
