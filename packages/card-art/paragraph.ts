/** A few centred lines about a height, set as large as their measure allows. */
import { type Measure, setIn } from './setting.ts';
import { type Font, words } from './type.ts';

export type Paragraph = {
  readonly x: number;
  readonly middle: number;
  readonly font: Extract<Font, 'fell' | 'fellCaps' | 'typewriter'>;
  readonly fill: string;
  readonly measure: Measure;
};

export function paragraph(text: string, { x, middle, font, fill, measure }: Paragraph): string {
  const { size, lines } = setIn(text, font, measure);
  const step = size * measure.leading;
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.3;
  return lines.map((line, i) => words(x, first + i * step, line, { font, size, fill })).join('');
}
