/** Draws an SVG into pixels with the fonts of the cards: for contact sheets and tests, never on the page. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type RenderedImage, Resvg } from '@resvg/resvg-js';

const FAMILIES = ['im-fell-english', 'im-fell-english-sc', 'eb-garamond', 'special-elite', 'limelight'] as const;
const WEIGHTS = /^(400Regular|400Regular_Italic|700Bold|700Bold_Italic)$/;

function fontsOf(family: string): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${family}/package.json`));
  return readdirSync(folder)
    .filter(entry => WEIGHTS.test(entry))
    .flatMap(entry => readdirSync(join(folder, entry)).map(file => join(folder, entry, file)))
    .filter(file => file.endsWith('.ttf'));
}

export const fontFiles: readonly string[] = [...FAMILIES, 'atkinson-hyperlegible-next'].flatMap(fontsOf);

export const render = (svg: string, width: number): RenderedImage =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [...fontFiles], loadSystemFonts: false },
  }).render();
