/** A face set in type: the name in the middle, as large as it goes, and in two corners what tells it in a fan. */
import type { CardFrame, Press } from '../dress.ts';
import { type Field, turned } from '../ornament.ts';
import { paragraph } from '../paragraph.ts';
import { at, bothEnds, drawing, path, rect, type Size } from '../svg.ts';
import { words } from '../type.ts';
import { inksFor, type PlainInks } from './inks.ts';
import type { NamedCard } from './naming.ts';
import { signFor } from './signs.ts';

export const size: Size = { width: 63, height: 88 };
export const frame: CardFrame = { outside: 20, inside: 34 };
export const index: Field = { x: 42, y: 42, width: 190, height: 310 };

/** Figures stand side by side over the sign of the group; letters one under another, below the sign. */
function corner({ corner, group }: NamedCard, { ink }: PlainInks): string {
  const signs = group === undefined ? [] : [signFor(group, ink)];
  return isStacked(corner) ? stacked(corner, signs, ink) : beside(corner, signs, ink);
}

const isStacked = (corner: string): boolean => corner.length > 1 && !/^\d+$/.test(corner);

/** Figures are half as wide as they are high, about. */
const [WIDEST, FIGURE] = [176, 0.52];

function beside(corner: string, signs: readonly string[], fill: string): string {
  const size = Math.min(signs.length > 0 ? 128 : 190, WIDEST / (FIGURE * corner.length));
  const [middle, foot] = [50 + Math.max(size * FIGURE * corner.length, 84) / 2, 48 + size * 0.7];
  const letters = words(middle, foot, corner, { font: 'garamond', weight: 'bold', size, fill });
  return letters + signs.map(sign => at(middle, foot + 62, sign, { scale: 0.8 })).join('');
}

function stacked(corner: string, signs: readonly string[], fill: string): string {
  const set = { font: 'garamond', weight: 'bold', size: 92, fill } as const;
  const first = signs.length > 0 ? 196 : 112;
  const letters = [...corner].map((letter, i) => words(98, first + i * 72, letter, set));
  return signs.map(sign => at(98, 90, sign, { scale: 0.76 })).join('') + letters.join('');
}

/** A figure or a letter stands alone; a name is broken into lines. */
function middle(name: string, { line }: PlainInks): string {
  if ([...name].length <= 2) return words(315, 535, name, { font: 'garamond', weight: 'bold', size: 290, fill: line });
  const measure = { width: 410, height: 300, sizes: [130, 12], leading: 1.12 } as const;
  return paragraph(name, { x: 315, middle: 440, font: 'fell', fill: line, measure });
}

/** What stands over the name and, turned, under it. */
const ornament = ({ group }: NamedCard, { ink }: PlainInks): string =>
  group === undefined
    ? at(315, 190, path(turned(34, 10, 8), { fill: 'none', stroke: ink, 'stroke-width': 5 }))
    : at(315, 190, signFor(group, ink), { scale: 1.1 });

const edges = ({ ink }: PlainInks): string =>
  rect(21, 21, 588, 838, { rx: 16, fill: 'none', stroke: ink, 'stroke-width': 2.5 }) +
  rect(30, 30, 570, 820, { rx: 10, fill: 'none', stroke: ink, 'stroke-width': 6 });

export function face(card: NamedCard, name: string, press?: Press): string {
  const inks = inksFor(card.group, press);
  return drawing(
    size,
    rect(0, 0, 630, 880, { rx: 28, fill: inks.paper }),
    edges(inks),
    bothEnds(size, ornament(card, inks) + corner(card, inks)),
    middle(name, inks),
  );
}
