/** How well text can be read, measured on what is drawn: every text of a table against the pixels that lie behind it. */
import type { Page } from '@playwright/test';
import { lettered } from './player.ts';

export type Reading = { readonly text: string; readonly ratio: number };

/** Texts that can be seen and are no part of a card's picture, each with the boxes it is written in. */
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

/** A sheet that no content security policy is asked about. */
const HIDE = `(() => {
  const sheet = new CSSStyleSheet();
  const hidden = 'color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important';
  sheet.replaceSync('main * { ' + hidden + '; transition: none !important }');
  document.adoptedStyleSheets = [sheet];
})()`;

const SHOW = 'document.adoptedStyleSheets = []';

/** Both pictures are drawn on a page of its own, where no content security policy is in the way. */
const measure = (shown: string, bare: string, texts: string): string => `(async () => {
  const pixelsOf = async data => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,' + data;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const brush = canvas.getContext('2d');
    brush.drawImage(picture, 0, 0);
    return brush;
  };
  const [shown, bare] = [await pixelsOf('${shown}'), await pixelsOf('${bare}')];
  const part = value => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const light = (data, i) => 0.2126 * part(data[i]) + 0.7152 * part(data[i + 1]) + 0.0722 * part(data[i + 2]);
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const within = (list, share) => list.sort((a, b) => a - b)[Math.floor(share * (list.length - 1))];
  return ${texts}.map(({ text, boxes }) => {
    const pairs = [];
    for (const box of boxes) {
      const [left, top, width, height] = [Math.floor(box[0]), Math.floor(box[1]), Math.ceil(box[2]), Math.ceil(box[3])];
      const [a, b] = [shown, bare].map(brush => brush.getImageData(left, top, width, height).data);
      for (let i = 0; i < a.length; i += 4) {
        const [ink, ground] = [light(a, i), light(b, i)];
        if (ratio(ink, ground) > 1.15) pairs.push([ink, ground]);
      }
    }
    if (pairs.length < 12) return { text, ratio: 1, inked: pairs.length };
    const far = pairs.map(([ink, ground]) => ratio(ink, ground));
    const full = within([...far], 0.97);
    const inks = pairs.filter((_, i) => far[i] >= full * 0.98).map(([ink]) => ink);
    const ink = within(inks, 0.5);
    return { text, ratio: within(pairs.map(([, ground]) => ratio(ink, ground)), 0.05), inked: pairs.length };
  });
})()`;

/** Whatever moves has come to where it goes; what goes on for ever is stopped. */
const STILL = `for (const moving of document.getAnimations()) {
  if (moving.effect.getComputedTiming().endTime === Infinity) moving.cancel();
  else moving.finish();
}`;

/** A picture that is looked at once: it is soon made, and as large as it likes. */
async function pictureOf(page: Page): Promise<string> {
  await page.evaluate(STILL);
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await tools.detach();
  return data;
}

type Pictures = { readonly texts: unknown; readonly shown: string; readonly bare: string };

/** With its texts and without them; once more if a text has changed or moved meanwhile. */
async function takeBoth(page: Page): Promise<Pictures> {
  const texts = await page.evaluate(TEXTS);
  const shown = await pictureOf(page);
  await page.evaluate(HIDE);
  const bare = await pictureOf(page);
  await page.evaluate(SHOW);
  const isStill = JSON.stringify(await page.evaluate(TEXTS)) === JSON.stringify(texts);
  return isStill ? { texts, shown, bare } : takeBoth(page);
}

/** The contrast of every text in sight: its ink against the worst of the ground it is written on. */
export async function readingsOf(page: Page): Promise<readonly Reading[]> {
  await lettered(page);
  const { texts, shown, bare } = await takeBoth(page);
  const studio = await page.context().newPage();
  const readings = await studio.evaluate<readonly Reading[]>(measure(shown, bare, JSON.stringify(texts)));
  await studio.close();
  return readings;
}
