/** Drawings of the page: the wood grain of the table and the app icon. */

import { starPath } from '@parlour/card-art/engraving';
import { circle, group, path, rect, roundToTenth, svgDocument } from '@parlour/card-art/svg';
import { type Random, seededRandom } from '@parlour/kernel/random';

const [GRAIN_WIDTH, GRAIN_HEIGHT, BOARD_HEIGHT] = [1200, 720, 180] as const;

/** The image tiles, so every wave fits the width. */
function grainLine(random: Random, y: number): string {
  const waves = [1, 2, 3].map(count => ({
    count,
    phase: (random.below(1000) / 1000) * 2 * Math.PI,
    height: (random.below(1000) / 1000) * (3.2 / count),
  }));
  const at = (x: number): number =>
    waves.reduce((sum, { count, phase, height }) => {
      return sum + height * Math.sin((2 * Math.PI * count * x) / GRAIN_WIDTH + phase);
    }, y);
  const steps = Array.from({ length: 13 }, (_, i) => (i * GRAIN_WIDTH) / 12);
  return `M${steps.map(x => `${roundToTenth(x)} ${roundToTenth(at(x))}`).join('L')}`;
}

export function drawWoodGrain(): string {
  const random = seededRandom('walnut');
  const lines = Array.from({ length: 130 }, (_, i) => {
    const y = (i * GRAIN_HEIGHT) / 130 + random.below(6);
    const opacity = 0.05 + random.below(100) / 620;
    return path(grainLine(random, y), {
      fill: 'none',
      stroke: '#000000',
      'stroke-opacity': opacity.toFixed(3),
      'stroke-width': 0.5 + random.below(30) / 12,
    });
  });
  const boards = Array.from({ length: GRAIN_HEIGHT / BOARD_HEIGHT }, (_, i) => {
    const y = i * BOARD_HEIGHT;
    const tone = random.below(2) === 0 ? '#000000' : '#ffffff';
    return (
      rect(0, y, GRAIN_WIDTH, BOARD_HEIGHT, { fill: tone, 'fill-opacity': tone === '#000000' ? '0.09' : '0.035' }) +
      path(`M0 ${y + 1}H${GRAIN_WIDTH}`, { stroke: '#000000', 'stroke-opacity': '0.5', 'stroke-width': 2.4 }) +
      path(`M0 ${y + 3.5}H${GRAIN_WIDTH}`, { stroke: '#ffffff', 'stroke-opacity': '0.07', 'stroke-width': 1.2 })
    );
  });
  const tile = svgDocument({ width: GRAIN_WIDTH / 10, height: GRAIN_HEIGHT / 10 }, ...boards, ...lines);
  return tile.replace('<svg ', `<svg width="${GRAIN_WIDTH}" height="${GRAIN_HEIGHT}" `);
}

/** With a light in the corner while a turn waits. */
export function drawAppIcon(shape: 'rounded' | 'full', lamp: 'dark' | 'lit' = 'dark'): string {
  const card =
    rect(-95, -140, 190, 280, { rx: 16, fill: '#f1e3c3' }) +
    rect(-81, -126, 162, 252, { rx: 6, fill: 'none', stroke: '#8c2f22', 'stroke-width': 5 }) +
    path(starPath(8, 72, 26), { fill: '#8c2f22' }) +
    circle(0, 0, 13, { fill: '#f1e3c3' });
  return svgDocument(
    { width: 51.2, height: 51.2 },
    rect(0, 0, 512, 512, { rx: shape === 'rounded' ? 96 : 0, fill: '#2a1810' }),
    circle(256, 236, 196, { fill: '#55351f' }),
    circle(256, 236, 140, { fill: '#7b5330' }),
    group(
      { transform: 'translate(256 256) rotate(-9)' },
      rect(-89, -128, 190, 280, { rx: 16, fill: '#120a06', 'fill-opacity': 0.5 }),
      card,
    ),
    lamp === 'lit' ? circle(400, 112, 92, { fill: '#ffb000', stroke: '#2a1810', 'stroke-width': 24 }) : '',
  );
}
