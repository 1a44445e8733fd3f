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

/** Says on the page, too, that its letters have been asked for. */
function askForLetters(): void {
  const { dataset } = document.documentElement;
  if ('letters' in dataset) return tellCome();
  dataset.letters = 'asked';
  const onload = (): void => {
    dataset.letters = 'here';
    void document.fonts.ready.then(tellCome);
  };
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, onload }));
}

/** What was asked for before may ask for more. */
async function untilFetched(): Promise<void> {
  for (let known = -1; known < first.size; ) {
    known = first.size;
    await Promise.allSettled(first);
  }
}

export function bringLetters(): void {
  const bring = (): void => void untilFetched().then(askForLetters);
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring, { once: true });
}
