/** Words broken into lines, with words in italics among them. */
import { type TypeSetting, words } from '@parlour/card-art/type';

/** How wide words are set, in the unit of their size. */
export type LineMeasure = (text: string, set: Omit<TypeSetting, 'fill'>) => number;

type Run = { readonly text: string; readonly style?: 'italic' };

/** Quotation marks and apostrophes as a printer sets them. */
export const curled = (text: string): string => text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');

/** What stands between stars or backquotes is in italics. */
const runsOf = (text: string): Run[] =>
  text
    .split(/[*`]/)
    .map((text, i): Run => (i % 2 === 1 ? { text, style: 'italic' } : { text }))
    .filter(({ text }) => text !== '');

const bare = (text: string): string => text.replaceAll(/[*`]/g, '');

/** A word too long for any line, such as an address, goes over as many as it needs. */
function cut(word: string, set: TypeSetting, width: number, measure: LineMeasure): string[] {
  if (word.length < 2 || measure(bare(word), set) <= width) return [word];
  let end = word.length - 1;
  while (end > 1 && measure(bare(word.slice(0, end)), set) > width) end -= 1;
  return [word.slice(0, end), ...cut(word.slice(end), set, width, measure)];
}

/** As many words a line as its measure holds; measured upright, which is never the narrower. */
function broken(text: string, set: TypeSetting, width: number, measure: LineMeasure): string[] {
  const [first = '', ...rest] = text.split(' ').flatMap(word => cut(word, set, width, measure));
  const lines = [first];
  for (const word of rest) {
    const longer = `${lines.at(-1)} ${word}`;
    if (measure(bare(longer), set) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Italics that a line end cuts in two are closed there and opened again. */
export function linesOf(text: string, set: TypeSetting, width: number, measure: LineMeasure): readonly string[] {
  let open = '';
  return broken(text, set, width, measure).map(line => {
    const whole = open + line;
    open = (whole.match(/[*`]/g) ?? []).length % 2 === 1 ? '*' : '';
    return whole + open;
  });
}

export function setLine(line: string, x: number, y: number, set: TypeSetting, measure: LineMeasure): string {
  let from = x;
  return runsOf(line)
    .map(({ text, ...style }) => {
      const now: TypeSetting = { ...set, ...style, anchor: 'start' };
      const here = from + measure(text.slice(0, text.search(/\S|$/)), now);
      from += measure(text, now);
      return words(here, y, text.trim(), now);
    })
    .join('');
}
