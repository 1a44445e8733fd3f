/** The press: makes the PDF beside the page, so that the page stays alive meanwhile. */
import { leafletsIn } from '@parlour/games/shelf/how-to';
import { shelf } from '@parlour/games/shelf/shelf';
import type { Options } from '@parlour/kernel/options';
import { strangersIn } from '@parlour/print/letters';
import { cardsFault, packParts, pageNumbers } from '@parlour/print/pack';
import { measureWith, pdfOf } from '@parlour/print/pdf';
import type { PrintSettings } from '@parlour/print/settings';
import { answerCalls } from '../far-calls.ts';
import { readerOf } from '../host/data.ts';
import { openStore } from '../host/store.ts';
import { fetchFonts } from './fonts.ts';

const read = readerOf(openStore());
const fonts = fetchFonts();

/** What lies on which pages, and how it is to be printed. */
export type Printed = {
  readonly bytes: Uint8Array;
  readonly contents: readonly string[];
  /** Letters that the fonts have not. */
  readonly strangers: readonly string[];
};

const press = {
  /** Tells after every page which of how many it was. */
  async print(
    id: string,
    options: Options,
    settings: PrintSettings,
    tell: (drawn: number, of: number) => void,
  ): Promise<Printed> {
    const box = shelf.find(box => box.id === id)!;
    const [given, printing] = await Promise.all([fonts, box.print(options, read)]);
    const fault = cardsFault(box, printing, settings);
    if (fault !== undefined) throw new Error(fault);
    const parts = packParts(box, printing, await leafletsIn(box, printing), settings, measureWith(given));
    const pages = parts.flatMap(part => part.pages);
    const inks = settings.press === 'black' ? 'grey' : 'colours';
    const sides = settings.backs === 'beside' || settings.form === 'cards' ? 'one' : 'both';
    const title = printing.own?.title ?? box.title;
    const bytes = await pdfOf(pages, { title, fonts: given, inks, sides }, drawn => tell(drawn, pages.length));
    const numbers = pageNumbers(parts);
    const contents = parts.map(({ name, advice }, i) => `${numbers[i]}: ${name}, ${advice}.`);
    return { bytes, contents, strangers: strangersIn(pages, given) };
  },
};

export type PrintingPress = typeof press;

answerCalls(self, press);
