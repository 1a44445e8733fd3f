/** Makes PDFs and zip files of pictures in the background, so that the page stays responsive. */
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
import { type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import type { Options } from '@parlour/kernel/options';
import { boxParts, cardsError, pageNumbers } from '@parlour/print/box-parts';
import {
  cardPictures,
  isFormatChecked,
  pictureFormat,
  picturePixels,
  withDpi,
} from '@parlour/print/parts/card-pictures';
import { FONT_NAMES, type FontName, type Fonts } from '@parlour/print/pdf/fonts';
import { outlineText } from '@parlour/print/pdf/paint-svg';
import { findMissingGlyphs, newPdfDocument, renderPdf, textMeasurer } from '@parlour/print/pdf/pdf';
import { type PrintSettings, pdfInkAndSides } from '@parlour/print/settings';
import { zipSync } from 'fflate';
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

const read = dataFileReader(openStore());
const fonts = fetchPrintFonts();

export type PrintResult = {
  /** A PDF, or a zip file with pictures. */
  readonly bytes: Uint8Array;
  readonly contents: readonly string[];
  /** Letters that the fonts don't have. */
  readonly missingLetters: readonly string[];
};

type OnProgress = (done: number, of: number) => void;

/** Renders a drawing without text to a PNG file; only a page can. */
export type PaintPicture = (svg: string, width: number, height: number) => Promise<Uint8Array>;

/** An address on paper must be one that others can reach. */
const ownAddress = /^(localhost|127\.|\[)/.test(location.hostname) ? undefined : location.origin;

async function printPdf(
  box: ShelvedBox,
  printing: Printing,
  settings: PrintSettings,
  onPage: OnProgress,
): Promise<PrintResult> {
  const fontBytes = await fonts;
  const job = { settings, measure: textMeasurer(fontBytes), address: ownAddress };
  const parts = boxParts(box, printing, await loadLeaflets(box, printing), job);
  const pages = parts.flatMap(part => part.pages);
  const title = printing.own?.title ?? box.title;
  const bytes = await renderPdf(pages, { title, fonts: fontBytes, ...pdfInkAndSides(settings) }, pagesDone =>
    onPage(pagesDone, pages.length),
  );
  const numbers = pageNumbers(parts);
  const contents = parts.map(({ name, advice }, i) => printText('part', { pages: numbers[i]!, name, advice }));
  return { bytes, contents, missingLetters: findMissingGlyphs(pages, fontBytes) };
}

async function printPictures(
  printing: Printing,
  settings: PrintSettings,
  paint: PaintPicture,
  onPicture: OnProgress,
): Promise<PrintResult> {
  const fontBytes = await fonts;
  const pictures = cardPictures(printing, settings, textMeasurer(fontBytes));
  const format = pictureFormat(printing, settings);
  const { width, height } = picturePixels(format);
  const document = newPdfDocument('', fontBytes);
  const painted = new Map<string, Uint8Array>();
  const files: Record<string, Uint8Array> = {};
  for (const [i, { name, svg }] of pictures.entries()) {
    const png = painted.get(svg) ?? withDpi(await paint(outlineText(document, svg), width, height));
    painted.set(svg, png);
    files[name] = png;
    onPicture(i + 1, pictures.length);
  }
  const contents = [
    printText('pictures', { count: printing.pack.length, width, height, size: format.size }),
    printText('besidePictures'),
    ...(isFormatChecked(format) ? [] : [printText('notChecked')]),
  ];
  // PNG files are compressed already.
  return { bytes: zipSync(files, { level: 0 }), contents, missingLetters: findMissingGlyphs(pictures, fontBytes) };
}

const printApi = {
  async print(
    id: string,
    options: Options,
    settings: PrintSettings,
    onProgress: OnProgress,
    paint: PaintPicture,
  ): Promise<PrintResult> {
    const box = shelf.find(box => box.id === id)!;
    const printing = await box.print(options, read);
    const error = cardsError(box, printing, settings);
    if (error !== undefined) throw new Error(error);
    return settings.form === 'png'
      ? printPictures(printing, settings, paint, onProgress)
      : printPdf(box, printing, settings, onProgress);
  },
};

export type PrintWorkerApi = typeof printApi;

exposeRpc(self, printApi);
