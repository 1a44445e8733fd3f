/** Prepared and printed boxes, made once per box and settings. */
import { loadLeaflets } from '@parlour/games/shelf/leaflets';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { boxParts } from '../box-parts.ts';
import { readPrintFonts } from '../pdf/font-files.ts';
import { renderPdf, textMeasurer } from '../pdf/pdf.ts';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings, pdfInkAndSides } from '../settings.ts';

export const fonts = readPrintFonts();
export const measure = textMeasurer(fonts);

type PrintCase = readonly [id: string, changed: Partial<PrintSettings>];

/** Memoizes by box and settings. */
function memoize<T>(make: (...printCase: PrintCase) => Promise<T>): (...printCase: PrintCase) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...printCase) => {
    const key = JSON.stringify(printCase);
    const made = known.get(key) ?? make(...printCase);
    known.set(key, made);
    return made;
  };
}

export const prepareBox = memoize(async (id, changed) => {
  const box = assertDefined(shelf.find(box => box.id === id));
  const printing = await box.print(defaultsOf(itemAt(box.games, 0).options), readShelfData);
  return {
    box,
    printing,
    parts: boxParts(box, printing, await loadLeaflets(box, printing), {
      settings: { ...DEFAULT_PRINT_SETTINGS, ...changed },
      measure,
    }),
  };
});

export const printBoxForTest = memoize(async (id, changed) => {
  const { box, printing, parts } = await prepareBox(id, changed);
  const leaves = parts.flatMap(part => part.pages);
  const choice = pdfInkAndSides({ ...DEFAULT_PRINT_SETTINGS, ...changed });
  return { printing, parts, leaves, bytes: await renderPdf(leaves, { title: box.title, fonts, ...choice }) };
});

/** The boxes with cards to print; a dice game has none. */

export async function boxesWithCards(): Promise<readonly ShelvedBox[]> {
  const packs = await Promise.all(shelf.map(box => box.print(defaultsOf(itemAt(box.games, 0).options), readShelfData)));
  return shelf.filter((_, i) => itemAt(packs, i).pack.length > 0);
}
