/**
 * The fonts. On a first visit they wait until nothing that somebody waits for shares the line with them; from then on they
 * are on the device, and the page is written in them from the start (`vite/early.js`).
 */
import sheet from './baked/fonts/fonts.css?url';

const first = new Set<Promise<unknown>>();

/** This comes before the letters. */
export function beforeLetters(work: Promise<unknown>): void {
  first.add(work);
}

let tellCome = (): void => undefined;

/** Then the line is free for what only may be wanted. */
export const lettersCome: Promise<void> = new Promise(resolve => {
  tellCome = resolve;
});

/** What was asked for before may ask for more. */
async function untilFetched(): Promise<void> {
  for (let known = -1; known < first.size; ) {
    known = first.size;
    await Promise.allSettled(first);
  }
}

/** What a style sheet says of its fonts. Each is fetched by whoever asks it to load, or by the first letter drawn in it. */
async function fontsIn(address: string): Promise<FontFace[]> {
  const rules = new CSSStyleSheet();
  rules.replaceSync(await (await fetch(address)).text());
  return [...rules.cssRules].flatMap(rule => (rule instanceof CSSFontFaceRule ? [fontOf(rule.style, address)] : []));
}

function fontOf(said: CSSStyleDeclaration, address: string): FontFace {
  const [family, src, style, weight, unicodeRange] = SAID.map(name => said.getPropertyValue(name));
  const source = src!.replace(
    /url\("?([^")]+)"?\)/,
    (_, file) => `url("${new URL(file, new URL(address, location.href))}")`,
  );
  return new FontFace(unquoted(family!), source, {
    unicodeRange: unicodeRange!,
    display: 'swap',
    ...worn({ style, weight }),
  });
}

const unquoted = (name: string): string => name.replaceAll('"', '');

const SAID = ['font-family', 'src', 'font-style', 'font-weight', 'unicode-range'] as const;

/** What is not said is as usual. */
const worn = (said: Readonly<Record<string, string | undefined>>): FontFaceDescriptors =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value));

/** Whether every page is written in it. */
function isWorn({ family }: FontFace): boolean {
  const worn = getComputedStyle(document.documentElement);
  const families = ['--display', '--caps', '--text-face'].map(name => worn.getPropertyValue(name));
  return families.some(names => names.includes(unquoted(family)));
}

/** As far as English goes: all that a page wants at first. */
const isOfEnglish = ({ unicodeRange }: FontFace): boolean => !unicodeRange.includes('U+131');

/**
 * To be asked where it is makes a page lay itself out here and now: then the next picture has only to be painted. A page that
 * nobody sees has no pictures to wait for.
 */
function laidOut(): Promise<void> {
  document.body.getBoundingClientRect();
  return new Promise(resolve => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))));
}

/** Every font that comes to a page has all of it laid out anew. For all of them at once a phone would stand still. */
async function putOn(fonts: readonly FontFace[]): Promise<void> {
  for (const [i, font] of fonts.entries()) {
    document.fonts.add(font);
    if (isWorn(font) && font.family !== fonts[i + 1]?.family) await laidOut();
  }
}

/** Says on the page, too, that its letters have been asked for. They come while no card is on its way. */
async function askForLetters(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('letters' in dataset) return;
  dataset.letters = 'asked';
  const fonts = await fontsIn(sheet);
  await Promise.allSettled(fonts.filter(font => isWorn(font) && isOfEnglish(font)).map(font => font.load()));
  await untilFetched();
  await putOn(fonts);
  dataset.letters = 'here';
}

export function bringLetters(): void {
  const bring = (): void => void untilFetched().then(askForLetters).then(tellCome, tellCome);
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring, { once: true });
}
