/** The fonts as Node finds them: files of packages, or where the program is installed whole, files beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '@parlour/games/shelf/node';
import { keyed } from '@parlour/kernel/keyed';
import { FONT_NAMES, type FontName, type Fonts } from './fonts.ts';

/** Package, folder and name of the file. */
const FILES: Readonly<Record<FontName, readonly [pack: string, folder: string, file: string]>> = {
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

export const FONT_FOLDER = 'packages/print/fonts';

const find = createRequire(import.meta.url);

function pathOf(name: FontName): string {
  const [pack, folder, file] = FILES[name];
  const beside = join(ROOT, FONT_FOLDER, `${file}.ttf`);
  if (existsSync(beside)) return beside;
  const home = dirname(find.resolve(`@expo-google-fonts/${pack}/package.json`));
  return join(home, folder, `${file}.ttf`);
}

export const readFonts = (): Fonts => keyed(FONT_NAMES, name => readFileSync(pathOf(name)));

/** Every file, for whoever takes them along. */
export const fontFiles = (): string[] => FONT_NAMES.map(pathOf);

/** The files of the families that a drawing calls, in all their cuts. */
export const fontFilesFor = (svg: string): string[] =>
  FONT_NAMES.filter(name => svg.includes(`"${name.replace(/ (italic|bold)$/, '')},`)).map(pathOf);
