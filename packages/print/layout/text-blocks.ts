/** Text layout for print: wraps text with italics, and stacks paragraphs and headings into blocks. */
import { type TextStyle, textAt } from '@parlour/card-art/fonts';

/** Returns the width of a text, in the unit of its font size. */
export type MeasureText = (text: string, set: Omit<TextStyle, 'fill'>) => number;

type Run = { readonly text: string; readonly style?: 'italic' };

/** Replaces straight quotation marks and apostrophes with curly ones. */
export const curlQuotes = (text: string): string => text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');

/** Text between stars or backquotes is italic. */
const parseRuns = (text: string): Run[] =>
  text
    .split(/[*`]/)
    .map((text, i): Run => (i % 2 === 1 ? { text, style: 'italic' } : { text }))
    .filter(({ text }) => text !== '');

const withoutMarkup = (text: string): string => text.replaceAll(/[*`]/g, '');

/** Splits a word that is too long for a line, like an address. */
function splitLongWord(word: string, set: TextStyle, width: number, measure: MeasureText): string[] {
  if (word.length < 2 || measure(withoutMarkup(word), set) <= width) return [word];
  let end = word.length - 1;
  while (end > 1 && measure(withoutMarkup(word.slice(0, end)), set) > width) end -= 1;
  return [word.slice(0, end), ...splitLongWord(word.slice(end), set, width, measure)];
}

/** Breaks lines greedily, measured upright, which is never narrower than italic. */
function breakWords(text: string, set: TextStyle, width: number, measure: MeasureText): string[] {
  const [first = '', ...rest] = text.split(' ').flatMap(word => splitLongWord(word, set, width, measure));
  const lines = [first];
  for (const word of rest) {
    const longer = `${lines.at(-1)} ${word}`;
    if (measure(withoutMarkup(longer), set) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Wraps text; italics across a line break are closed and reopened. */
export function wrapLines(text: string, set: TextStyle, width: number, measure: MeasureText): readonly string[] {
  let open = '';
  return breakWords(text, set, width, measure).map(line => {
    const whole = open + line;
    open = (whole.match(/[*`]/g) ?? []).length % 2 === 1 ? '*' : '';
    return whole + open;
  });
}

export function drawLine(line: string, x: number, y: number, set: TextStyle, measure: MeasureText): string {
  let from = x;
  return parseRuns(line)
    .map(({ text, ...style }) => {
      const now: TextStyle = { ...set, ...style, anchor: 'start' };
      const here = from + measure(text.slice(0, text.search(/\S|$/)), now);
      from += measure(text, now);
      return textAt(here, y, text.trim(), now);
    })
    .join('');
}

/** Height and coordinates in tenths of a millimetre. */
/** Text that stays together in a column. */
export type TextBlock = { readonly height: number; readonly draw: (x: number, y: number) => string };

export type Column = { readonly width: number; readonly size: number; readonly measure: MeasureText };

export const TEXT_COLOUR = '#1a1a1a';
const LINE_HEIGHT = 1.25;

export function paragraphBlock(text: string, set: TextStyle, { width, measure }: Column, before: number): TextBlock {
  const lines = wrapLines(curlQuotes(text), set, width, measure);
  const step = set.size * LINE_HEIGHT;
  return {
    height: before + lines.length * step,
    draw: (x, y) => lines.map((line, i) => drawLine(line, x, y + before + set.size + i * step, set, measure)).join(''),
  };
}

export const stackBlocks = (blocks: readonly TextBlock[]): TextBlock => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  draw: (x, y) =>
    blocks
      .map((block, i) =>
        block.draw(
          x,
          blocks.slice(0, i).reduce((sum, { height }) => sum + height, y),
        ),
      )
      .join(''),
});

/** Joins a heading with its first block, so it never stands alone at the end of a column. */
export const withHeading = (heading: readonly TextBlock[], [first, ...rest]: readonly TextBlock[]): TextBlock[] =>
  first === undefined ? [] : [stackBlocks([...heading, first]), ...rest];
