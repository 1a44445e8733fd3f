/** The fonts for the printer, fetched when somebody prints; the service worker has them at hand without a network. */
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
import { FONT_NAMES, type FontName, type Fonts } from '@parlour/print/fonts';

const ADDRESSES: Readonly<Record<FontName, string>> = {
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

const fetched = async (name: FontName): Promise<[FontName, Uint8Array]> => {
  const answer = await fetch(ADDRESSES[name]);
  if (!answer.ok) throw new Error(`The font ${name} cannot be had.`);
  return [name, new Uint8Array(await answer.arrayBuffer())];
};

export const fetchFonts = async (): Promise<Fonts> =>
  Object.fromEntries(await Promise.all(FONT_NAMES.map(fetched))) as Fonts;
