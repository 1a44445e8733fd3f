/** Renders Markdown to HTML: headings get anchors, links are resolved, code blocks get a caption. */
import GithubSlugger from 'github-slugger';
import { Marked } from 'marked';

export type Heading = { readonly depth: number; readonly id: string; readonly text: string };

/** The plain text between one heading and the next. */
type Section = { readonly heading: Heading; readonly text: string };

export type Rendered = {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
};

/** Anchors are those of GitHub, so that links work in both places. */
export function renderMarkdown(markdown: string, resolveHref: (href: string) => string): Rendered {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const text = plainText(inner);
        const id = slugger.slug(text);
        headings.push({ depth, id, text });
        const anchor = ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${id}">${inner}${depth === 1 ? '' : anchor}</h${depth}>\n`;
      },
      code: ({ text, lang = '' }) =>
        `<figure class="code">${captionOf(lang)}<pre tabindex="0"><code>${escapeHtml(text)}</code></pre></figure>\n`,
      link({ href, title, tokens }) {
        const tip = title ? ` title="${escapeHtml(title)}"` : '';
        return `<a href="${escapeHtml(resolveHref(href))}"${tip}>${this.parser.parseInline(tokens)}</a>`;
      },
      image: ({ href, text }) =>
        `<img src="${escapeHtml(resolveHref(href))}" alt="${escapeHtml(text)}" loading="lazy">`,
    },
  });
  const html = marked
    .parse(markdown, { async: false })
    .replaceAll('<table>', SCROLLING_TABLE)
    .replaceAll('</table>', '</table></div>');
  return { html, headings, sections: sectionsOf(html, headings) };
}

/** A wide table scrolls by itself, also by keyboard. */
const SCROLLING_TABLE = '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>';

/** The first word is the language. Others are marks of an example (examples.ts) or, if they are none, the caption. */
function captionOf(info: string): string {
  const [, mark, file] = /^\w+ (run|prints|file=(\S+))( |$)/.exec(info) ?? [];
  const caption = mark ? (mark === 'prints' ? 'The output contains' : file) : /\s/.test(info) && info;
  return caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
}

/** Every heading begins a section. */
function sectionsOf(html: string, headings: readonly Heading[]): Section[] {
  const [, ...parts] = html.split(/<h[1-6] id=.*<\/h[1-6]>/);
  return headings.map((heading, i) => ({ heading, text: plainText(parts[i] ?? '') }));
}

/** Returns the text of HTML, with blanks between blocks. */
const plainText = (html: string): string =>
  html
    .replace(/<\/(p|li|th|td|pre|figcaption)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? '');
