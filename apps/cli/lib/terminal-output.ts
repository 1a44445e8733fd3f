import { stripVTControlCharacters } from 'node:util';
import { type ContentBlock, type Leaflet, plainText } from '@parlour/games/shelf/leaflets';
import pc from 'picocolors';

const MAX_WIDTH = 80;
const MIN_WIDTH = 20;
const MARGIN = 2;

/** Returns the columns for text: those of the terminal, at most 80, less a margin. */
export const terminalTextWidth = (): number =>
  Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, process.stdout.columns || MAX_WIDTH) - MARGIN);

/** Number of columns that a text takes, without colours. */
export const columnsOf = (text: string): number => stripVTControlCharacters(text).length;

/** Wraps text at spaces. The first line begins with `indent`, the others with `hanging`. */
export function wrap(text: string, indent = '', hanging = indent): string {
  const width = terminalTextWidth();
  const lines: string[] = [];
  let line = indent;
  let isEmpty = true;
  for (const word of wordsOf(text, width)) {
    if (!isEmpty && columnsOf(line) + 1 + columnsOf(word) > width) {
      lines.push(line);
      line = hanging;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}

/** A quoted command is one word if it fits, so that it can be copied. */
const wordsOf = (text: string, width: number): string[] =>
  text
    .replaceAll(/"parlour [^"]*"/g, command => (command.length < width ? command.replaceAll(' ', GLUE) : command))
    .split(/[ \n\t]+/)
    .filter(Boolean)
    .map(word => word.replaceAll(GLUE, ' '));

const GLUE = '\u00a0';

/** Wraps each line that is too long. What follows is indented as its line, or by two more if that is indented. */
export const wrapEachLine = (text: string): string => text.split('\n').map(wrapLine).join('\n');

/** Keeps the spaces in the part that fits, because they may align columns. */
function wrapLine(line: string): string {
  if (columnsOf(line) <= terminalTextWidth()) return line;
  const [indent = ''] = /^ */.exec(line) ?? [];
  const end = line.lastIndexOf(' ', terminalTextWidth());
  if (end <= indent.length) return line;
  const hanging = indent === '' ? '' : `${indent}  `;
  return `${line.slice(0, end).trimEnd()}\n${wrap(line.slice(end), hanging)}`;
}

const GAP = '  ';

/**
 * Aligns rows in columns two spaces apart. `sides` has one letter a column: `l` left, `r` right. On a terminal that is
 * narrower than the table, rows are wrapped instead.
 */
export function alignColumns(rows: readonly (readonly string[])[], sides: string): string[] {
  const widths = [...sides].map((_, i) => Math.max(0, ...rows.map(row => columnsOf(row[i] ?? ''))));
  const cell = (text: string, i: number): string => {
    const padding = ' '.repeat(Math.max(0, (widths[i] ?? 0) - columnsOf(text)));
    return sides[i] === 'r' ? padding + text : text + padding;
  };
  const lines = rows.map(row => row.map(cell).join(GAP).trimEnd());
  if (!process.stdout.isTTY || lines.every(line => columnsOf(line) <= terminalTextWidth() + MARGIN)) return lines;
  return rows.map(row => wrap(row.filter(Boolean).join(' · '), '', '    '));
}

/** Lays out terms with their descriptions: beside them, or on a narrow terminal below them. */
export function definitionLines(definitions: readonly (readonly [term: string, text: string])[]): string[] {
  const width = Math.max(...definitions.map(([term]) => columnsOf(term)));
  if (terminalTextWidth() < width + MIN_DESCRIPTION_WIDTH)
    return definitions.flatMap(([term, text]) => [`  ${term}`, wrap(text, '      ')]);
  const hanging = ' '.repeat(width + 4);
  return definitions.map(([term, text]) => wrap(text, `  ${term}${' '.repeat(width - columnsOf(term) + 2)}`, hanging));
}

const MIN_DESCRIPTION_WIDTH = 36;

/** Shows a progress bar on a terminal, and nothing elsewhere. */
export function progressBar(total: number, unit: string): { show(done: number): void; end(): void } {
  if (!process.stderr.isTTY) return { show() {}, end() {} };
  const width = 30;
  return {
    show(done) {
      const filled = Math.round((width * done) / total);
      process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${total} ${unit} `);
    },
    end() {
      process.stderr.write('\r\u001b[2K');
    },
  };
}

type CardName = (card: string) => string;

/** Renders a rules leaflet as text: headings, wrapped paragraphs and card names. */
export const leafletLines = ({ title, parts }: Leaflet, cardName: CardName): string[] => [
  pc.bold(title),
  ...parts.flatMap(part => [
    '',
    pc.bold(`  ${part.title}`),
    ...part.blocks.flatMap(block => blockLines(block, cardName)),
  ]),
  '',
];

function blockLines(block: ContentBlock, cardName: CardName): string[] {
  switch (block.is) {
    case 'text':
      return [wrap(plainText(block.text), '  ')];
    case 'list':
      return block.items.map(item => wrap(plainText(item), '    ').replace('    ', '  - '));
    case 'cards':
      return [wrap(block.cards.map(card => `[${cardName(card)}]`).join(' '), '    '), caption(block.says)];
    case 'grid':
      return [
        ...block.rows.map(row => `      ${[...row].join(' ').replaceAll('.', ' ')}`.trimEnd()),
        caption(block.says),
      ];
  }
}

const caption = (says: string): string => pc.dim(wrap(plainText(says), '    '));

export type CurvePoint = { readonly step: number; readonly value: number };

export type TextCurve = {
  /** In step order; values from 0 to 1. */
  readonly points: readonly CurvePoint[];
  /** Characters below their steps. If several share a column, the first is shown. */
  readonly marks: readonly { readonly step: number; readonly mark: string }[];
};

const EIGHTHS = ' ▁▂▃▄▅▆▇█';
const [MAX_COLUMNS, ROWS] = [64, 4] as const;
const [UP, DOWN] = ['winning ', 'losing  '] as const;

/** Draws a curve in block characters: the winning chances over a match, with marks below. */
export function drawTextCurve({ points, marks }: TextCurve): string[] {
  const columns = Math.min(MAX_COLUMNS, points.length);
  const last = points.at(-1)?.step ?? 0;
  const values = Array.from({ length: columns }, (_, column) => meanOf(points, column, columns));
  const rows = Array.from({ length: ROWS }, (_, row) => values.map(value => cellAt(value, ROWS - 1 - row)).join(''));
  const under = Array.from({ length: columns }, (_, column) => {
    const mark = marks.find(({ step }) => columnAt(step, last, columns) === column);
    return mark?.mark ?? ' ';
  });
  const sides = rows.map((_, row) => (row === 0 ? UP : row === ROWS - 1 ? DOWN : ' '.repeat(UP.length)));
  return [...rows.map((row, i) => sides[i] + row), ' '.repeat(UP.length) + under.join('')].map(line => line.trimEnd());
}

const columnAt = (step: number, last: number, columns: number): number =>
  Math.min(columns - 1, Math.floor((step / (last + 1)) * columns));

function meanOf(points: readonly CurvePoint[], column: number, columns: number): number {
  const [from, to] = [column, column + 1].map(edge => Math.floor((edge * points.length) / columns));
  const within = points.slice(from, Math.max((from ?? 0) + 1, to ?? 0));
  return within.reduce((sum, { value }) => sum + value, 0) / within.length;
}

/** The lowest value is still visible as a thin line. */
function cellAt(value: number, row: number): string {
  const eighths = Math.max(1, Math.round(value * ROWS * 8)) - row * 8;
  return EIGHTHS.charAt(Math.max(0, Math.min(8, eighths)));
}
