/** Packs laid out and printed, each once for all tests that ask for the same. */
import { leafletsIn } from '@parlour/games/shelf/how-to';
import { readData } from '@parlour/games/shelf/node';
import { shelf } from '@parlour/games/shelf/shelf';
import { must, nth } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { readFonts } from '../font-files.ts';
import { packParts } from '../pack.ts';
import { measureWith, pdfOf } from '../pdf.ts';
import { type PrintSettings, USUAL } from '../settings.ts';

export const fonts = readFonts();
const measure = measureWith(fonts);

type Asked = readonly [id: string, changed: Partial<PrintSettings>];

/** What was made before for the same box and settings is given again. */
function kept<T>(make: (...asked: Asked) => Promise<T>): (...asked: Asked) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const made = known.get(key) ?? make(...asked);
    known.set(key, made);
    return made;
  };
}

export const laidOut = kept(async (id, changed) => {
  const box = must(shelf.find(box => box.id === id));
  const printing = await box.print(defaultsOf(nth(box.games, 0).options), readData);
  return {
    box,
    printing,
    parts: packParts(box, printing, await leafletsIn(box, printing), { ...USUAL, ...changed }, measure),
  };
});

export const printed = kept(async (id, changed) => {
  const { box, printing, parts } = await laidOut(id, changed);
  const leaves = parts.flatMap(part => part.pages);
  const inks = changed.press === 'black' ? 'grey' : 'colours';
  return { printing, parts, leaves, bytes: await pdfOf(leaves, { title: box.title, fonts, inks }) };
});
