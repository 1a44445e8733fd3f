/** The frame of every page: header with search, sections, text, neighbours, and the contents. */
import { relativeAddress } from './links.ts';
import { escapeHtml, type Heading } from './markdown.ts';
import type { Chapter, Page } from './pages.ts';

export type FramedPage = Pick<Page, 'title' | 'address'> & {
  readonly html: string;
  readonly headings: readonly Heading[];
};

export const NOT_FOUND = '404.html';

/** Addresses are relative, so that pages also work from disk. Only "not found" is shown at any depth. */
export function renderFrame({ title, address, html, headings }: FramedPage, chapters: readonly Chapter[]): string {
  const root = address === NOT_FOUND ? '/docs/' : '../'.repeat(address.split('/').length - 1);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Parlour</title>
<link rel="icon" href="/icon.svg">
<script src="${root}theme.js"></script>
<link rel="stylesheet" href="${root}site.css">
<script src="${root}site.js" data-root="${root}" defer></script>
</head>
<body>
<a class="skip" href="#text">Skip to content</a>
<header>
<a class="brand" href="${root}index.html">Parlour documentation</a>
<form role="search" hidden>
<input type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" maxlength="80">
<div class="results" hidden><p role="status"></p><ol></ol></div>
</form>
<nav aria-label="Site"><a class="to-contents" href="#contents">Contents</a> <a href="/">Play</a></nav>
</header>
<div class="columns">
<main id="text" tabindex="-1">
${sectionsOf(headings)}
<article>
${html}</article>
${neighboursOf(address, chapters)}
</main>
<nav id="contents" aria-label="Contents">${chapters.map(chapter => chapterOf(chapter, address, root)).join('\n')}</nav>
</div>
</body>
</html>
`;
}

/** The list of sections, if a page has several. */
function sectionsOf(headings: readonly Heading[]): string {
  const sections = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (sections.length < 3) return '';
  const items = sections.map(
    ({ depth, id, text }) => `<li class="d${depth}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<details class="toc"><summary>On this page</summary><nav aria-label="On this page"><ol>${items.join('')}</ol></nav></details>`;
}

function neighboursOf(address: string, chapters: readonly Chapter[]): string {
  const pages = chapters.flatMap(chapter => chapter.pages);
  const at = pages.findIndex(page => page.address === address);
  const link = (page: Page | undefined, rel: string, label: string): string =>
    page
      ? `<a rel="${rel}" href="${relativeAddress(address, page.address)}"><small>${label}</small> ${escapeHtml(page.title)}</a>`
      : '';
  if (at < 0) return '';
  return `<nav class="neighbours" aria-label="Previous and next page">${link(pages[at - 1], 'prev', 'Previous')}${link(pages[at + 1], 'next', 'Next')}</nav>`;
}

function chapterOf({ name, pages }: Chapter, address: string, root: string): string {
  const items = pages.map(page => {
    const current = page.address === address ? ' aria-current="page"' : '';
    return `<li><a href="${root}${page.address}"${current}>${escapeHtml(page.shortTitle ?? page.title)}</a></li>`;
  });
  return `<section><h2>${escapeHtml(name)}</h2><ul>${items.join('')}</ul></section>`;
}
