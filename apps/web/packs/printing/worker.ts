import atkinson from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url';
import atkinsonBold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url';
import garamond from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url';
import garamondItalic from '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf?url';
import garamondBold from '@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf?url';
import fell from '@expo-google-fonts/im-fell-english/400Regular/IMFellEnglish_400Regular.ttf?url';
import fellItalic from '@expo-google-fonts/im-fell-english/400Regular_Italic/IMFellEnglish_400Regular_Italic.ttf?url';
import fellCaps from '@expo-google-fonts/im-fell-english-sc/400Regular/IMFellEnglishSC_400Regular.ttf?url';
import limelight from '@expo-google-fonts/limelight/400Regular/Limelight_400Regular.ttf?url';
import elite from '@expo-google-fonts/special-elite/400Regular/SpecialElite_400Regular.ttf?url';
import { loadLeaflets } from '@parlour/games/shelf/leaflets';
import { shelf } from '@parlour/games/shelf/shelf';
import type { Options } from '@parlour/kernel/options';
import { boxParts, cardsError, pageNumbers } from '@parlour/print/box-parts';
import { FONT_NAMES, type FontName, type Fonts } from '@parlour/print/pdf/fonts';
import { findMissingGlyphs, renderPdf, textMeasurer } from '@parlour/print/pdf/pdf';
import type { PrintSettings } from '@parlour/print/settings';
import { exposeRpc } from '../../lib/worker-rpc.ts';
import { dataFileReader } from '../../worker/box-data.ts';
import { openStore } from '../../worker/store.ts';
import { printText } from './print-text.ts';

const FONT_URLS: Readonly<Record<FontName, string>> = {
  'IM FELL English': fell,
  'IM FELL English italic': fellItalic,
  'IM FELL English SC': fellCaps,
  'EB Garamond': garamond,
  'EB Garamond italic': garamondItalic,
  'EB Garamond bold': garamondBold,
  'Special Elite': elite,
  Limelight: limelight,
  'Atkinson Hyperlegible Next': atkinson,
  'Atkinson Hyperlegible Next bold': atkinsonBold,
};

const fetchFont = async (name: FontName): Promise<[FontName, Uint8Array]> => {
  const answer = await fetch(FONT_URLS[name]);
  if (!answer.ok) throw new Error(printText('fontFailed', { name }));
  return [name, new Uint8Array(await answer.arrayBuffer())];
};

/** Fetches the print fonts; the service worker has them cached for offline use. */
export const fetchPrintFonts = async (): Promise<Fonts> =>
  Object.fromEntries(await Promise.all(FONT_NAMES.map(fetchFont))) as Fonts;

/** Makes PDFs in the background, so that the page stays responsive. */

const read = dataFileReader(openStore());
const fonts = fetchPrintFonts();

export type PrintResult = {
  readonly bytes: Uint8Array;
  readonly contents: readonly string[];
  /** Letters that the fonts don't have. */
  readonly missingLetters: readonly string[];
};

const printApi = {
  async print(
    id: string,
    options: Options,
    settings: PrintSettings,
    onPage: (pagesDone: number, of: number) => void,
  ): Promise<PrintResult> {
    const box = shelf.find(box => box.id === id)!;
    const [fontBytes, printing] = await Promise.all([fonts, box.print(options, read)]);
    const error = cardsError(box, printing, settings);
    if (error !== undefined) throw new Error(error);
    const parts = boxParts(box, printing, await loadLeaflets(box, printing), settings, textMeasurer(fontBytes));
    const pages = parts.flatMap(part => part.pages);
    const inks = settings.press === 'black' ? 'grey' : 'colours';
    const sides = settings.backs === 'beside' || settings.form === 'cards' ? 'one' : 'both';
    const title = printing.own?.title ?? box.title;
    const bytes = await renderPdf(pages, { title, fonts: fontBytes, inks, sides }, pagesDone =>
      onPage(pagesDone, pages.length),
    );
    const numbers = pageNumbers(parts);
    const contents = parts.map(({ name, advice }, i) => printText('part', { pages: numbers[i]!, name, advice }));
    return { bytes, contents, missingLetters: findMissingGlyphs(pages, fontBytes) };
  },
};

export type PrintWorkerApi = typeof printApi;

exposeRpc(self, printApi);
