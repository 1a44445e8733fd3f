/** The frame of every page: header with search, text, next page, and the table of contents. */

import { relativeAddress } from './links.ts';
import { escapeHtmlText, type Heading } from './markdown.ts';
import type { Chapter, Page } from './pages.ts';

export type FramedPage = {
  readonly title: string;
  readonly address: string;
  readonly html: string;
  readonly headings: readonly Heading[];
};

/** Addresses are relative, so that pages work from disk too; only "not found" is shown at any depth. */
type PagePlace = { readonly address: string; readonly root: string };

const placeOf = (address: string): PagePlace => ({
  address,
  root: address === NOT_FOUND ? '/docs/' : '../'.repeat(address.split('/').length - 1),
});

export const NOT_FOUND = '404.html';

export function renderFrame(page: FramedPage, groups: readonly Chapter[]): string {
  const place = placeOf(page.address);
  const { root } = place;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtmlText(page.title)} · Parlour</title>
<link rel="icon" href="/icon.svg">
<script src="${root}look.js"></script>
<link rel="stylesheet" href="${root}site.css">
<script src="${root}site.js" data-root="${root}" defer></script>
</head>
<body>
<a class="skip" href="#text">To the text</a>
${headOf(root)}
<div class="room">
<main id="text" tabindex="-1">
${tocOf(page.headings)}
<article>
${page.html}</article>
${nextPageLink(place, groups)}
</main>
${contentsOf(place, groups)}
</div>
</body>
</html>
`;
}

const headOf = (root: string): string => `<header>
<a class="house" href="${root}index.html">Parlour, explained</a>
<form role="search" hidden>
<input type="search" name="q" placeholder="Search" aria-label="Search the documentation" autocomplete="off" maxlength="80">
<p class="says" role="status"></p>
<ol class="found"></ol>
</form>
<nav aria-label="Ways"><a class="down" href="#contents">Contents</a> <a href="/">The shelf</a></nav>
</header>`;

/** The parts of a page, if it has several. */
function tocOf(headings: readonly Heading[]): string {
  const parts = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (parts.length < 3) return '';
  const items = parts.map(
    ({ depth, id, text }) => `<li class="d${depth}"><a href="#${id}">${escapeHtmlText(text)}</a></li>`,
  );
  return `<details class="toc"><summary>On this page</summary><nav aria-label="On this page"><ol>${items.join('')}</ol></nav></details>`;
}

function nextPageLink({ address }: PagePlace, groups: readonly Chapter[]): string {
  const pages = groups.flatMap(group => group.pages);
  const at = pages.findIndex(page => page.address === address);
  if (at < 0) return '';
  const way = (page: Page | undefined, rel: string, says: string): string =>
    page
      ? `<a rel="${rel}" href="${relativeAddress(address, page.address)}"><small>${says}</small> ${escapeHtmlText(page.title)}</a>`
      : '';
  return `<nav class="turn" aria-label="Before and after">${way(pages[at - 1], 'prev', 'Before')}${way(pages[at + 1], 'next', 'Next')}</nav>`;
}

function contentsOf(place: PagePlace, groups: readonly Chapter[]): string {
  const lists = groups.map(({ name, pages }) => {
    const items = pages.map(page => `<li>${itemOf(place, page)}</li>`);
    return `<section><h2>${escapeHtmlText(name)}</h2><ul>${items.join('')}</ul></section>`;
  });
  return `<nav id="contents" aria-label="Contents">${lists.join('\n')}</nav>`;
}

function itemOf({ address, root }: PagePlace, page: Page): string {
  const here = page.address === address ? ' aria-current="page"' : '';
  return `<a href="${root}${page.address}"${here}>${escapeHtmlText(page.called ?? page.title)}</a>`;
}
