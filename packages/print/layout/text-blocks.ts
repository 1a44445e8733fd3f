/** Text layout for print: the typefaces of a box, wrapped text with emphasis, and blocks of paragraphs and headings. */
import { barOfG, type Font, type TextStyle, textAt } from '@parlour/card-art/fonts';
import { path, placeAt, roundToTenth } from '@parlour/card-art/svg';

/** Returns the width of a text, in the unit of its font size. */
export type MeasureText = (text: string, set: Omit<TextStyle, 'fill'>) => number;

/** The fonts of a printed box, with the scales that make them look as large as IM Fell and EB Garamond. */
export type Typeface = {
  readonly title: Font;
  readonly heading: Font;
  readonly headingScale: number;
  readonly body: Font;
  readonly bodyScale: number;
  readonly titleCase: 'as written' | 'capitals';
};

const SANS = { body: 'plain', bodyScale: 0.88 } as const;
const SERIF = { body: 'garamond', bodyScale: 1 } as const;
const FELL: Typeface = { title: 'fellCaps', heading: 'fell', headingScale: 1, ...SERIF, titleCase: 'as written' };
const displayFace = (font: Font, headingScale: number): Typeface => ({
  title: font,
  heading: font,
  headingScale,
  ...SANS,
  titleCase: 'as written',
});

const TYPEFACES: Readonly<Record<Font, Typeface>> = {
  fell: FELL,
  fellCaps: FELL,
  garamond: { ...displayFace('garamond', 1), ...SERIF },
  typewriter: displayFace('typewriter', 0.8),
  limelight: { ...displayFace('limelight', 0.86), titleCase: 'capitals' },
  plain: displayFace('plain', 0.9),
};

export const typefaceOf = (font: Font): Typeface => TYPEFACES[font];

export const TEXT_COLOUR = '#1a1a1a';
const ASIDE_COLOUR = '#4a4a4a';

export const titleText = (text: string, { titleCase }: Typeface): string =>
  titleCase === 'capitals' ? text.toUpperCase() : text;

/** `size` is that of EB Garamond. */
export const bodyStyle = ({ body, bodyScale }: Typeface, size: number): TextStyle => ({
  font: body,
  size: size * bodyScale,
  fill: TEXT_COLOUR,
});

const hasItalics = (font: Font): boolean => font === 'garamond' || font === 'fell';

/** For captions and subtitles: italic, or grey if the font has no italics. */
export const asideStyle = (type: Typeface, size: number): TextStyle =>
  hasItalics(type.body)
    ? { ...bodyStyle(type, size), style: 'italic' }
    : { ...bodyStyle(type, size), fill: ASIDE_COLOUR };

export const headingStyle = ({ heading, headingScale }: Typeface, size: number): TextStyle => ({
  font: heading,
  size: size * headingScale,
  fill: TEXT_COLOUR,
});

export const titleStyle = ({ title, headingScale }: Typeface, size: number): TextStyle => ({
  font: title,
  size: size * headingScale,
  fill: TEXT_COLOUR,
});

/** Reduces the size until a line fits a width. */
export const fitLine = (text: string, set: TextStyle, width: number, measure: MeasureText): TextStyle => ({
  ...set,
  size: Math.min(set.size, (width / measure(text, { ...set, size: 100 })) * 100),
});

const ANCHOR_SHIFT = { start: 0, middle: 0.5, end: 1 } as const;

/** Draws a line of text; every G of Limelight gets its bar. */
export function drawText(x: number, y: number, text: string, set: TextStyle, measure: MeasureText): string {
  const written = textAt(x, y, text, set);
  if (set.font !== 'limelight') return written;
  const bar = path(
    barOfG(part => roundToTenth(part * set.size)),
    { fill: set.fill },
  );
  const left = x - measure(text, set) * ANCHOR_SHIFT[set.anchor ?? 'middle'];
  const bars = [...text.matchAll(/G/g)].map(({ index }) => {
    const [before, after] = [text.slice(0, index), text.slice(0, index + 1)].map(part => measure(part, set)) as [
      number,
      number,
    ];
    return placeAt(left + (before + after) / 2, y, bar);
  });
  return written + bars.join('');
}

type Run = { readonly text: string; readonly isTerm: boolean };

/** Replaces straight quotation marks and apostrophes with curly ones. */
export const curlQuotes = (text: string): string => text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');

/** Text between stars or backquotes is a term. */
const parseRuns = (text: string): Run[] =>
  text
    .split(/[*`]/)
    .map((text, i) => ({ text, isTerm: i % 2 === 1 }))
    .filter(({ text }) => text !== '');

const runStyle = ({ isTerm }: Run, set: TextStyle): TextStyle => {
  if (!isTerm) return set;
  return hasItalics(set.font) ? { ...set, style: 'italic' } : { ...set, weight: 'bold' };
};

const measureRuns = (line: string, set: TextStyle, measure: MeasureText): number =>
  parseRuns(line).reduce((sum, run) => sum + measure(run.text, runStyle(run, set)), 0);

/** A break in an address comes after a slash, but not after those of "https://". */
const MIN_ADDRESS_PART = 'https://'.length;

/** Splits a word that is too long for a line, like an address. */
function splitLongWord(word: string, set: TextStyle, width: number, measure: MeasureText): string[] {
  if (word.length < 2 || measureRuns(word, set, measure) <= width) return [word];
  let end = word.length - 1;
  while (end > 1 && measureRuns(word.slice(0, end), set, measure) > width) end -= 1;
  const slash = word.lastIndexOf('/', end - 1) + 1;
  if (slash > MIN_ADDRESS_PART) end = slash;
  return [word.slice(0, end), ...splitLongWord(word.slice(end), set, width, measure)];
}

const isInTerm = (line: string): boolean => (line.match(/[*`]/g) ?? []).length % 2 === 1;

/** Breaks lines greedily; a term across a line break is closed and reopened. */
export function wrapLines(text: string, set: TextStyle, width: number, measure: MeasureText): readonly string[] {
  const [first = '', ...rest] = text.split(' ').flatMap(word => splitLongWord(word, set, width, measure));
  const lines: string[] = [];
  let line = first;
  for (const word of rest) {
    const longer = `${line} ${word}`;
    if (measureRuns(longer, set, measure) <= width) line = longer;
    else {
      const mark = isInTerm(line) ? '*' : '';
      lines.push(line + mark);
      line = mark + word;
    }
  }
  return [...lines, line];
}

export function drawLine(line: string, x: number, y: number, set: TextStyle, measure: MeasureText): string {
  let from = x;
  return parseRuns(line)
    .map(run => {
      const { text } = run;
      const now: TextStyle = { ...runStyle(run, set), anchor: 'start' };
      const here = from + measure(text.slice(0, text.search(/\S|$/)), now);
      from += measure(text, now);
      return drawText(here, y, text.trim(), now, measure);
    })
    .join('');
}

/** Text that stays together in a column. Height and coordinates in tenths of a millimetre. */
export type TextBlock = { readonly height: number; readonly draw: (x: number, y: number) => string };

export type Column = {
  readonly width: number;
  readonly size: number;
  readonly type: Typeface;
  readonly measure: MeasureText;
};

const LINE_HEIGHT = 1.25;

export function paragraphBlock(
  text: string,
  set: TextStyle,
  { width, measure }: Pick<Column, 'width' | 'measure'>,
  before: number,
): TextBlock {
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
