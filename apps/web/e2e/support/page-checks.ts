/** Checks a page: no axe violations, light and dark, and no sideways scrolling at any size. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

export const SIZES = [
  [360, 640],
  [768, 1024],
  [1440, 900],
] as const;

/** The rules about colours; all others find the same in both lights. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Reporting everything that passes takes axe longer than finding violations. */
const FAULTS_ALONE = { resultTypes: ['violations'] };

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Hides the painting meanwhile, in a way axe does not notice: it skips transparent elements. The letters drawn on a card
 * are part of a picture, which is hidden from screen readers and spoken as the name of the card: they are no label.
 */
const lookedOver = (options: object): string => `(async () => {
  const before = [...document.adoptedStyleSheets];
  const cut = new CSSStyleSheet();
  cut.replaceSync('html { clip-path: polygon(0 0, 0 0, 0 0) !important } [aria-hidden="true"] svg text { display: none }');
  document.adoptedStyleSheets = [cut];
  const { violations } = await axe.run(${JSON.stringify(options)});
  document.adoptedStyleSheets = before;
  return violations.map(({ id, nodes }) => id + ': ' + nodes.map(node => node.html).join(' | '));
})()`;

/** Waits for the page, whose script may still be loading; then installs axe once a page. */
export async function complaints(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(AXE);
  return page.evaluate<string[]>(lookedOver({ ...FAULTS_ALONE, ...(rules.length > 0 && { runOnly: rules }) }));
}

export async function check(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await complaints(page), `${where} by lamplight`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await complaints(page, OF_COLOURS), `${where} by day`).toEqual([]);
}

const PHONES = [390, 320] as const;

/** What is cut off at the side with text at 100, 150 and 200 %, links included; reports the innermost element. */
const CUT_OFF = `(() => {
  const html = document.documentElement;
  const before = html.style.getPropertyValue('--text');
  const isIn = ({ left, right, width }) => width === 0 || (left >= -1 && right <= html.clientWidth + 1);
  const say = node => node.tagName + ' ' + (node.textContent || node.getAttribute('aria-label') || '').slice(0, 40);
  const faults = ['100', '150', '200'].flatMap(text => {
    html.style.setProperty('--text', text);
    const ways = [...document.querySelectorAll('nav a')].filter(way => !isIn(way.getBoundingClientRect()));
    const isWide = html.scrollWidth > html.clientWidth;
    const wide = isWide ? [...document.querySelectorAll('body *')].filter(node => !isIn(node.getBoundingClientRect())) : [];
    const inmost = [...ways, ...wide.filter(node => !wide.some(other => other !== node && node.contains(other))).slice(0, 4)];
    return isWide || ways.length > 0 ? [text + ' %: ' + html.scrollWidth + ' wide, ' + inmost.map(say).join(' | ')] : [];
  });
  html.style.setProperty('--text', before);
  return faults;
})()`;

/** Nothing scrolls sideways, on a phone also with large text. */
export async function measure(page: Page, where: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.locator('html').evaluate(html => html.scrollWidth), where).toBeLessThanOrEqual(width);
  }
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate<string[]>(CUT_OFF), `${where} at ${width}`).toEqual([]);
  }
}
