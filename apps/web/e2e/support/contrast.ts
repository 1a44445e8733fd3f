/** Measures the contrast of text on what is drawn: every text of a table against the pixels behind it. */

import type { CDPSession, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { lettered } from './player.ts';

export type Reading = { readonly text: string; readonly ratio: number };

/** Visible texts outside the pictures of cards, each with its boxes. */
const TEXTS = `(() => {
  const found = [];
  const isUnseen = node => node.offsetWidth <= 1 || (node.parentElement !== null && isUnseen(node.parentElement));
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const on = node.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(node.data) || isUnseen(on) || on.closest('[data-card], svg, option, :disabled, [data-air]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height, left, top }) => {
      if (width < 4 || height < 4) return false;
      const top1 = document.elementFromPoint(left + width / 2, top + height / 2);
      return top1 !== null && (top1.contains(on) || on.contains(top1));
    });
    const { opacity, visibility } = getComputedStyle(on);
    if (boxes.length && visibility === 'visible' && opacity !== '0')
      found.push({ text: node.data.trim(), boxes: boxes.map(({ left, top, width, height }) => [left, top, width, height]) });
  }
  return found;
})()`;

/** A constructed style sheet, which no content security policy blocks. */
const HIDE = `(() => {
  const sheet = new CSSStyleSheet();
  const hidden = 'color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important';
  sheet.replaceSync('main * { ' + hidden + '; transition: none !important }');
  document.adoptedStyleSheets = [sheet];
})()`;

const SHOW = 'document.adoptedStyleSheets = []';

type Text = { readonly text: string; readonly boxes: readonly (readonly [number, number, number, number])[] };
/** Four bytes a pixel: red, green, blue, alpha. */
type Pixels = Pick<PNG, 'width' | 'height' | 'data'>;
type Pictures = { readonly texts: readonly Text[]; readonly shown: Pixels; readonly bare: Pixels };

/** WCAG 2.2, relative luminance: the contribution of each channel value, before the channel weights. */
const PART = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

const lightAt = ({ data }: Pixels, at: number): number =>
  0.2126 * PART[data[at]!]! + 0.7152 * PART[data[at + 1]!]! + 0.0722 * PART[data[at + 2]!]!;

const ratioOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const within = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.floor(share * (list.length - 1))]!;

/** Pixels that differ this much are ink and background. */
const SEEN = 1.15;
/** Fewer pixels than this are no letters. */
const FEWEST = 12;

function inked({ boxes }: Text, { shown, bare }: Omit<Pictures, 'texts'>): [ink: number, ground: number][] {
  const pairs: [number, number][] = [];
  for (const [left, top, width, height] of boxes) {
    const [right, bottom] = [Math.floor(left) + Math.ceil(width), Math.floor(top) + Math.ceil(height)];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(bottom, shown.height); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, shown.width); x++) {
        const at = 4 * (y * shown.width + x);
        const [ink, ground] = [lightAt(shown, at), lightAt(bare, at)];
        if (ratioOf(ink, ground) > SEEN) pairs.push([ink, ground]);
      }
  }
  return pairs;
}

/** Takes the ink of the fullest strokes, against the worst background. */
function readingOf(text: Text, pictures: Omit<Pictures, 'texts'>): Reading {
  const pairs = inked(text, pictures);
  if (pairs.length < FEWEST) return { text: text.text, ratio: 1 };
  const far = pairs.map(([ink, ground]) => ratioOf(ink, ground));
  const full = within(far, 0.97);
  const ink = within(
    pairs.filter((_, i) => far[i]! >= full * 0.98).map(([light]) => light),
    0.5,
  );
  return {
    text: text.text,
    ratio: within(
      pairs.map(([, ground]) => ratioOf(ink, ground)),
      0.05,
    ),
  };
}

/** Finishes animations, and cancels endless ones. */
const STILL = `for (const moving of document.getAnimations()) {
  if (moving.effect.getComputedTiming().endTime === Infinity) moving.cancel();
  else moving.finish();
}`;

/** Takes a screenshot that is fast rather than small. */
async function pictureOf(page: Page, tools: CDPSession): Promise<string> {
  await page.evaluate(STILL);
  return (await tools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data;
}

const pixelsOf = (data: string): Pixels => PNG.sync.read(Buffer.from(data, 'base64'));

/** Takes a screenshot with the texts and one without; retries if a text has changed or moved meanwhile. */
async function takeBoth(page: Page, tools: CDPSession): Promise<Pictures> {
  const texts = await page.evaluate<Text[]>(TEXTS);
  const shown = await pictureOf(page, tools);
  await page.evaluate(HIDE);
  const bare = await pictureOf(page, tools);
  await page.evaluate(SHOW);
  const isStill = JSON.stringify(await page.evaluate(TEXTS)) === JSON.stringify(texts);
  return isStill ? { texts, shown: pixelsOf(shown), bare: pixelsOf(bare) } : takeBoth(page, tools);
}

export async function readingsOf(page: Page): Promise<readonly Reading[]> {
  await lettered(page);
  const tools = await page.context().newCDPSession(page);
  const { texts, ...pictures } = await takeBoth(page, tools);
  await tools.detach();
  return texts.map(text => readingOf(text, pictures));
}
