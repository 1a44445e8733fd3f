/** The back and the lid of a box without drawings: its title and an ornament that a machine can turn. */
import { boxed, boxSize } from '../box.ts';
import type { Press } from '../dress.ts';
import { diagonals, turned } from '../ornament.ts';
import { paragraph } from '../paragraph.ts';
import { setIn } from '../setting.ts';
import { at, circle, drawing, group, path, rect, type Size } from '../svg.ts';
import { words } from '../type.ts';
import { size } from './face.ts';
import { CREAM, clothFor, paperFor, SEPIA } from './inks.ts';

const FIELD = { x: 42, y: 42, width: 546, height: 796 };

const rosette = (radius: number, stroke: string): string =>
  group(
    { fill: 'none', stroke, 'stroke-width': 2 },
    ...[1, 0.9, 0.8, 0.7, 0.6].map((part, i) =>
      path(turned(radius * part, radius * 0.08, 24, i % 2 === 0 ? 0 : Math.PI)),
    ),
  );

/** The same either way up. */
export function back(title: string, press?: Press): string {
  const [paper, cloth] = [paperFor(press), clothFor(title, press)];
  return drawing(
    size,
    rect(0, 0, 630, 880, { rx: 28, fill: paper }),
    rect(30, 30, 570, 820, { rx: 10, fill: cloth }),
    path(diagonals(FIELD, 48, 1) + diagonals(FIELD, 48, -1), { fill: 'none', stroke: paper, 'stroke-width': 1.6 }),
    rect(42, 42, 546, 796, { fill: 'none', stroke: paper, 'stroke-width': 3 }),
    at(315, 440, circle(0, 0, 210, { fill: cloth, stroke: paper, 'stroke-width': 4 }) + rosette(180, paper)),
    rect(21, 21, 588, 838, { rx: 16, fill: 'none', stroke: cloth, 'stroke-width': 2 }),
  );
}

const TOP: Size = { width: 70, height: 100 };
export const lidSize: Size = boxSize(TOP);
const GOLD = '#e2bd6f';

/** A paper label on cloth, the title as large as it goes. */
export function lid(title: string): string {
  const cloth = clothFor(title);
  const measure = { width: 500, height: 330, sizes: [120, 14], leading: 1.1 } as const;
  const label =
    rect(22, 22, 656, 956, { rx: 4, fill: CREAM, stroke: GOLD, 'stroke-width': 6 }) +
    rect(44, 44, 612, 912, { fill: 'none', stroke: cloth, 'stroke-width': 4 }) +
    rect(58, 58, 584, 884, { fill: 'none', stroke: cloth, 'stroke-width': 1.5 }) +
    at(350, 230, rosette(110, cloth)) +
    paragraph(title, { x: 350, middle: 530, font: 'fellCaps', fill: SEPIA, measure }) +
    at(350, 800, rosette(70, cloth));
  const front = setIn(title, 'fellCaps', { width: 620, height: 60, sizes: [46, 14], leading: 1 });
  const named = words(350, 62, title, { font: 'fellCaps', size: front.size, fill: GOLD });
  return boxed(TOP, { lid: cloth, tray: '#d8c49a' }, label, front.lines.length === 1 ? named : '');
}
