/** Renders Markdown to HTML: headings get anchors, links are resolved, fences get a caption. */
import { Marked, type Token, type Tokens } from 'marked';

export type Heading = { readonly depth: number; readonly id: string; readonly text: string };

/** The plain words between one heading and the next. */
type Section = { readonly heading: Heading; readonly words: string };

export type Rendered = {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
};

/** Resolves a link of a page. */
export type LinkResolver = (href: string) => string;

export function renderMarkdown(markdown: string, lead: LinkResolver): Rendered {
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(markdown);
  const headings = headingsOf(tokens);
  const ids = headings.values();
  marked.use({
    renderer: {
      heading({ depth, tokens: inner }) {
        return headingHtml(depth, ids.next().value?.id ?? '', this.parser.parseInline(inner));
      },
      code: ({ text, lang = '' }) => codeHtml(text, lang),
      link({ href, title, tokens: inner }) {
        const says = title ? ` title="${escapeHtmlText(title)}"` : '';
        return `<a href="${escapeHtmlText(lead(href))}"${says}>${this.parser.parseInline(inner)}</a>`;
      },
      image: ({ href, text }) =>
        `<img src="${escapeHtmlText(lead(href))}" alt="${escapeHtmlText(text)}" loading="lazy">`,
    },
  });
  const html = marked.parser(tokens).replaceAll('<table>', WIDE_TABLE).replaceAll('</table>', '</table></div>');
  return { html, headings, sections: sectionsOf(tokens, headings) };
}

/** A wide table scrolls by itself, also by keyboard. */
const WIDE_TABLE = '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>';

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

function headingsOf(tokens: readonly Token[]): Heading[] {
  const taken = new Map<string, number>();
  return tokens.filter(isHeading).map(({ depth, tokens: inner }) => {
    const text = plainWords(inner);
    const slug = slugOf(text);
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    return { depth, text, id: before === 0 ? slug : `${slug}-${before}` };
  });
}

/** The same slugs as GitHub makes, so that anchors work in both places. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function sectionsOf(tokens: readonly Token[], headings: readonly Heading[]): Section[] {
  const found: { heading: Heading; words: string }[] = [];
  let at = 0;
  for (const token of tokens) {
    const heading = isHeading(token) ? headings[at++] : undefined;
    if (heading) found.push({ heading, words: '' });
    const last = found.at(-1);
    if (last && !heading) last.words = `${last.words} ${plainWords([token])}`.trim();
  }
  return found;
}

/** The words of tokens without markup. */
function plainWords(tokens: readonly Token[]): string {
  const words = tokens.map(token => {
    if (token.type === 'table')
      return cellsOf(token as Tokens.Table)
        .map(plainWords)
        .join(' ');
    if (token.type === 'list') return plainWords((token as Tokens.List).items);
    if ('tokens' in token && token.tokens) return plainWords(token.tokens);
    return 'text' in token ? unescapeHtml(String(token.text)) : '';
  });
  return words.join(tokens.some(({ type }) => type === 'paragraph' || type === 'list_item') ? ' ' : '');
}

const cellsOf = ({ header, rows }: Tokens.Table): Token[][] => [header, ...rows].flat().map(({ tokens }) => tokens);

const headingHtml = (depth: number, id: string, inner: string): string =>
  `<h${depth} id="${id}">${inner}${depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this part">#</a>`}</h${depth}>\n`;

/** The first word is the language; other words that are no instructions are the caption. */
function codeHtml(text: string, info: string): string {
  const isCaption = /\s/.test(info) && !/^\w+ (run|prints|file=\S+)( |$)/.test(info);
  const caption = isCaption ? `<figcaption>${escapeHtmlText(info)}</figcaption>` : nameHtml(info);
  return `<figure class="code">${caption}<pre tabindex="0"><code>${escapeHtmlText(text)}</code></pre></figure>\n`;
}

function nameHtml(info: string): string {
  const [, file] = / file=(\S+)/.exec(info) ?? [];
  const name = / prints$/.test(info) ? 'It prints, among other things' : file;
  return name ? `<figcaption>${escapeHtmlText(name)}</figcaption>` : '';
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtmlText = (text: string): string => text.replace(/[&<>"]/g, mark => MARKS[mark] ?? mark);

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
