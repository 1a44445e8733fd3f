/** Draws an SVG into pixels with the fonts of the cards: for contact sheets and tests, never on the page. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type RenderedImage, Resvg } from '@resvg/resvg-js';

/** Families as drawings call them, and the packages of their files. */
const FAMILIES = {
  'IM FELL English': 'im-fell-english',
  'IM FELL English SC': 'im-fell-english-sc',
  'EB Garamond': 'eb-garamond',
  'Special Elite': 'special-elite',
  Limelight: 'limelight',
  'Atkinson Hyperlegible Next': 'atkinson-hyperlegible-next',
} as const;
const WEIGHTS = /^(400Regular|400Regular_Italic|700Bold|700Bold_Italic)$/;

function fontsOf(family: string): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${family}/package.json`));
  return readdirSync(folder)
    .filter(entry => WEIGHTS.test(entry))
    .flatMap(entry => readdirSync(join(folder, entry)).map(file => join(folder, entry, file)))
    .filter(file => file.endsWith('.ttf'));
}

const FILES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FAMILIES).map(([family, pack]) => [family, fontsOf(pack)]),
);

export const fontFiles: readonly string[] = [...FILES.values()].flat();

/** Every font is read anew for every drawing, so only those are given that it calls. */
const fontsIn = (svg: string): string[] =>
  [...FILES].flatMap(([family, files]) => (svg.includes(`"${family},`) ? files : []));

export const render = (svg: string, width: number): RenderedImage =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: fontsIn(svg), loadSystemFonts: false },
  }).render();
