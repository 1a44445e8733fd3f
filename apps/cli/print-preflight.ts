/** `--preflight`: what a printing house asks, read out of the file that was made. */

import type { Printing } from '@parlour/games/shelf/shelf';
import { counted } from '@parlour/kernel/saying';
import { drawnCards } from '@parlour/print/card-parts';
import { inkOf } from '@parlour/print/pictures';
import { preflight } from '@parlour/print/preflight';
import type { PrintSettings } from '@parlour/print/settings';

/** Three inks added up, or black alone. */
const percent = (ink: number, { press }: PrintSettings): string => `${Math.round(press === 'black' ? ink / 3 : ink)} %`;

export function tellPreflight(bytes: Uint8Array, printing: Printing, settings: PrintSettings): void {
  const { pages, boxes, fonts, colours, images } = preflight(bytes);
  console.log(`Preflight: ${counted(pages, 'page')}, ${counted(images, 'image')}.`);
  console.log('  Boxes in millimetres, left, bottom, right and top:');
  for (const box of boxes) console.log(`    ${box}`);
  console.log(`  Fonts: ${fonts.embedded} embedded, ${fonts.missing} not.`);
  console.log(`  Colours: ${colours.join(', ')}.`);
  if (printing.pack.length > 0) tellInk(printing, settings);
}

function tellInk(printing: Printing, settings: PrintSettings): void {
  const { faces, back } = drawnCards(printing, settings);
  const inks = faces.map(face => inkOf(face, printing.art));
  const mean = inks.reduce((sum, ink) => sum + ink, 0) / inks.length;
  const named = settings.press === 'black' ? 'black' : 'cyan, magenta and yellow added up';
  const behind = percent(inkOf(back, printing.art), settings);
  console.log(`  Ink (${named}): faces ${percent(mean, settings)}, back ${behind}.`);
}
