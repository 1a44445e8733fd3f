/**
 * Loads the fonts: on a first visit after everything more urgent; later they are on the device from the start
 * (`vite/early.js`).
 */
import sheet from '../baked/fonts/fonts.css?url';

const fetchedFirst = new Set<Promise<unknown>>();

export function deferFontsUntil(work: Promise<unknown>): void {
  fetchedFirst.add(work);
}

let resolveFontsLoaded = (): void => undefined;

/** Low-priority downloads may start then. */
export const fontsLoaded: Promise<void> = new Promise(resolve => {
  resolveFontsLoaded = resolve;
});

/** Finished work may have added more. */
async function waitForDeferred(): Promise<void> {
  for (let counted = -1; counted < fetchedFirst.size; ) {
    counted = fetchedFirst.size;
    await Promise.allSettled(fetchedFirst);
  }
}

/** Each is fetched by `load()` or by the first text drawn in it. */
async function fontFacesIn(address: string): Promise<FontFace[]> {
  const rules = new CSSStyleSheet();
  rules.replaceSync(await (await fetch(address)).text());
  return [...rules.cssRules].flatMap(rule =>
    rule instanceof CSSFontFaceRule ? [fontFaceOf(rule.style, address)] : [],
  );
}

function fontFaceOf(declarations: CSSStyleDeclaration, address: string): FontFace {
  const [family, src, style, weight, unicodeRange, sizeAdjust] = FONT_PROPERTIES.map(name =>
    declarations.getPropertyValue(name),
  );
  const source = src!.replace(
    /url\("?([^")]+)"?\)/,
    (_, file) => `url("${new URL(file, new URL(address, location.href))}")`,
  );
  return new FontFace(withoutQuotes(family!), source, {
    unicodeRange: unicodeRange!,
    display: 'swap',
    ...withoutEmpty({ style, weight, sizeAdjust }),
  });
}

const withoutQuotes = (name: string): string => name.replaceAll('"', '');

const FONT_PROPERTIES = ['font-family', 'src', 'font-style', 'font-weight', 'unicode-range', 'size-adjust'] as const;

const withoutEmpty = (declarations: Readonly<Record<string, string | undefined>>): FontFaceDescriptors =>
  Object.fromEntries(Object.entries(declarations).filter(([, value]) => value));

/** True for the fonts of every page. */
function isUsedEverywhere({ family }: FontFace): boolean {
  const rootStyle = getComputedStyle(document.documentElement);
  const families = ['--font-display', '--font-caps', '--font-ui'].map(name => rootStyle.getPropertyValue(name));
  return families.some(names => names.includes(withoutQuotes(family)));
}

/** The subset that English text needs. */
const coversBasicLatin = ({ unicodeRange }: FontFace): boolean => unicodeRange.includes('U+20-7e');

/** Forces layout now, so that the next frame only paints. A hidden page has no frames. */
function nextLayout(): Promise<void> {
  document.body.getBoundingClientRect();
  return new Promise(resolve => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))));
}

/** Each font triggers a full layout; all at once would freeze a phone. */
async function addFonts(fonts: readonly FontFace[]): Promise<void> {
  for (const [i, font] of fonts.entries()) {
    document.fonts.add(font);
    if (isUsedEverywhere(font) && font.family !== fonts[i + 1]?.family) await nextLayout();
  }
}

async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('letters' in dataset) return;
  dataset.letters = 'asked';
  const fonts = await fontFacesIn(sheet);
  await Promise.allSettled(
    fonts.filter(font => isUsedEverywhere(font) && coversBasicLatin(font)).map(font => font.load()),
  );
  await waitForDeferred();
  await addFonts(fonts);
  dataset.letters = 'here';
}

/** Loads the fonts after the page's `load` event. */
export function loadFontsWhenIdle(): void {
  const load = (): void => void waitForDeferred().then(loadFonts).then(resolveFontsLoaded, resolveFontsLoaded);
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}
