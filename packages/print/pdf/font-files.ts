/** Finds the font files in Node: in npm packages, or beside an installed release. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '@parlour/games/shelf/node-files';
import { objectFromKeys } from '@parlour/kernel/json';
import { FONT_NAMES, type FontName, type Fonts, MORE_FONT } from './fonts.ts';

/** Package, folder and file name. */
const FONT_FILES: Readonly<Record<FontName, readonly [pack: string, folder: string, file: string]>> = {
  'IM FELL English': ['im-fell-english', '400Regular', 'IMFellEnglish_400Regular'],
  'IM FELL English italic': ['im-fell-english', '400Regular_Italic', 'IMFellEnglish_400Regular_Italic'],
  'IM FELL English SC': ['im-fell-english-sc', '400Regular', 'IMFellEnglishSC_400Regular'],
  'EB Garamond': ['eb-garamond', '400Regular', 'EBGaramond_400Regular'],
  'EB Garamond italic': ['eb-garamond', '400Regular_Italic', 'EBGaramond_400Regular_Italic'],
  'EB Garamond bold': ['eb-garamond', '700Bold', 'EBGaramond_700Bold'],
  'Special Elite': ['special-elite', '400Regular', 'SpecialElite_400Regular'],
  Limelight: ['limelight', '400Regular', 'Limelight_400Regular'],
  'Atkinson Hyperlegible Next': ['atkinson-hyperlegible-next', '400Regular', 'AtkinsonHyperlegibleNext_400Regular'],
  'Atkinson Hyperlegible Next bold': ['atkinson-hyperlegible-next', '700Bold', 'AtkinsonHyperlegibleNext_700Bold'],
};

export const RELEASED_FONT_FOLDER = 'packages/print/fonts';

const requireFrom = createRequire(import.meta.url);

function fontPath(name: FontName): string {
  const [pack, folder, file] = FONT_FILES[name];
  const beside = join(ROOT, RELEASED_FONT_FOLDER, `${file}.ttf`);
  if (existsSync(beside)) return beside;
  const home = dirname(requireFrom.resolve(`@expo-google-fonts/${pack}/package.json`));
  return join(home, folder, `${file}.ttf`);
}

export const readPrintFonts = (): Fonts => objectFromKeys(FONT_NAMES, name => readFileSync(fontPath(name)));

/** All font files, for the release. */
export const printFontFiles = (): string[] => FONT_NAMES.map(fontPath);

/** Letters of "More letters"; the accents and signs of Western texts are in every font. */
const NEEDS_MORE = /[\u0180-\u1FFF\u2032-\u2BFF]/;

/** Files of the families that a drawing uses, in all styles. */
export const fontFilesUsedBy = (svg: string): string[] =>
  FONT_NAMES.filter(
    name => svg.includes(`"${name.replace(/ (italic|bold)$/, '')},`) || (name === MORE_FONT && NEEDS_MORE.test(svg)),
  ).map(fontPath);
