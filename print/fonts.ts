/** The font files of the cards and sheets: TrueType, because a PDF cannot hold what browsers are served. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What a drawing asks for, and the package, folder and name of the file. */
const FILES: Readonly<Record<string, readonly [pack: string, folder: string, file: string]>> = {
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

export type Cut = { readonly weight?: 'bold' | undefined; readonly style?: 'italic' | undefined };

const find = createRequire(import.meta.url);

/** The file for a family as SVG writes it ("EB Garamond, serif"); what has no such cut is set in its upright one. */
export function fontFile(families: string, { weight, style }: Cut = {}): string {
  const family = families.split(',')[0]!.trim();
  const wanted = [family, weight, style].filter(Boolean).join(' ');
  const entry = FILES[wanted] ?? FILES[family];
  if (entry === undefined) throw new Error(`There is no font "${family}" to print with.`);
  const [pack, folder, file] = entry;
  return join(dirname(find.resolve(`@expo-google-fonts/${pack}/package.json`)), folder, `${file}.ttf`);
}
