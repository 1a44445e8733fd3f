/** What the search looks through: every part of every page with its words, written as a script, so that a disk will do. */
import type { Rendered } from './markdown.ts';
import type { Page } from './pages.ts';

/** Address, title of the page, heading of the part, words. */
type Part = readonly [string, string, string, string];

/** More of a part is not looked through; the longest are lists of facts. */
const MOST_LETTERS = 4000;

export function searchIndex(pages: readonly (Page & Rendered)[]): string {
  const parts = pages.flatMap(page =>
    page.sections.map(({ heading, words }): Part => {
      const anchor = heading.depth === 1 ? '' : `#${heading.id}`;
      const text = words.replace(/\s+/g, ' ').slice(0, MOST_LETTERS);
      return [`${page.address}${anchor}`, page.title, heading.text, text];
    }),
  );
  return `globalThis.parlourParts = ${JSON.stringify(parts)};\n`;
}
