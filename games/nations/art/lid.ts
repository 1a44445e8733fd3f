/** A telescoping case with a chromolithographed label, the world between its four nations. */
import { boxSize, drawBox } from '@parlour/card-art/box';
import { rayWedges } from '@parlour/card-art/engraving';
import { textAt } from '@parlour/card-art/fonts';
import { circle, group, path, placeAt, rect, type Size } from '@parlour/card-art/svg';
import { globe } from './back.ts';
import { hemisphere } from './coastlines.generated.ts';
import { inksOf, type Nation } from './inks.ts';
import { pip } from './pips.ts';

const TOP: Size = { width: 70, height: 100 };
export const lidSize: Size = boxSize(TOP);

const CORNERS: readonly (readonly [Nation, number, number])[] = [
  ['eu', 128, 132],
  ['as', 572, 132],
  ['af', 128, 868],
  ['am', 572, 868],
];

const corner = ([nation, x, y]: (typeof CORNERS)[number]): string => {
  const inks = inksOf(nation);
  const disc =
    circle(0, 0, 68, { fill: inks.ink, stroke: inks.line, 'stroke-width': 4 }) + circle(0, 0, 56, { fill: inks.paper });
  return placeAt(x, y, disc + pip(nation, inks));
};

function world(): string {
  const { line } = inksOf('eu');
  return (
    placeAt(0, 0, globe('#5f8296', '#c3d6d6'), { scale: 1.94 }) +
    path(hemisphere, { fill: '#d8b36a', stroke: line, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }) +
    circle(0, 0, 197, { fill: 'none', stroke: line, 'stroke-width': 6 })
  );
}

function ribbon(): string {
  const { paper, line, ink } = inksOf('as');
  return (
    path('M60 640L20 690 60 740H140V640ZM640 640L680 690 640 740H560V640Z', {
      fill: '#7c1f19',
      stroke: line,
      'stroke-width': 3,
    }) +
    path('M84 606C240 640 460 640 616 606V722C460 756 240 756 84 722Z', {
      fill: ink,
      stroke: line,
      'stroke-width': 4,
    }) +
    path('M96 622C244 654 456 654 604 622M96 710C244 742 456 742 604 710', {
      fill: 'none',
      stroke: '#e9c46a',
      'stroke-width': 3,
    }) +
    textAt(350, 718, 'Nations', { font: 'fellCaps', size: 104, fill: paper, spacing: 10 })
  );
}

export function lid(): string {
  const { paper, line } = inksOf('eu');
  const gold = '#d9ab4e';
  const label =
    rect(22, 22, 656, 956, { rx: 4, fill: paper, stroke: gold, 'stroke-width': 6 }) +
    rect(40, 40, 620, 920, { fill: '#e9d3a0', stroke: line, 'stroke-width': 3 }) +
    placeAt(350, 430, path(rayWedges(56, 150, 294), { fill: gold })) +
    group({ fill: 'none', stroke: line, 'stroke-width': 3 }, rect(52, 52, 596, 896)) +
    placeAt(350, 420, circle(0, 0, 206, { fill: paper, stroke: line, 'stroke-width': 4 }) + world()) +
    CORNERS.map(corner).join('') +
    textAt(350, 148, 'The Game of', { font: 'fell', style: 'italic', size: 58, fill: line }) +
    ribbon() +
    textAt(350, 852, 'Europe · Asia', { font: 'fellCaps', size: 38, fill: line, spacing: 2 }) +
    textAt(350, 902, 'Africa · America', { font: 'fellCaps', size: 38, fill: line, spacing: 2 });
  const front = textAt(350, 62, 'Nations', { font: 'fellCaps', size: 46, fill: gold, spacing: 8 });
  return drawBox(TOP, { lid: '#8e2f22', tray: '#d8c49a' }, label, front);
}
