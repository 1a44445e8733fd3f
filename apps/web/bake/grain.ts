/** The grain of an old table: long lines that keep their distance, with a board's joint now and then. */
import { drawing, path, rect, short } from '@parlour/card-art/svg';
import { type Random, seeded } from '@parlour/kernel/random';

const [WIDTH, HEIGHT, BOARD] = [1200, 720, 180] as const;

/** A tile: what leaves it on the right enters it on the left, so every wave fits the width. */
function line(random: Random, y: number): string {
  const waves = [1, 2, 3].map(count => ({
    count,
    phase: (random.below(1000) / 1000) * 2 * Math.PI,
    height: (random.below(1000) / 1000) * (3.2 / count),
  }));
  const at = (x: number): number =>
    waves.reduce((sum, { count, phase, height }) => {
      return sum + height * Math.sin((2 * Math.PI * count * x) / WIDTH + phase);
    }, y);
  const steps = Array.from({ length: 13 }, (_, i) => (i * WIDTH) / 12);
  return `M${steps.map(x => `${short(x)} ${short(at(x))}`).join('L')}`;
}

export function grain(): string {
  const random = seeded('walnut');
  const lines = Array.from({ length: 130 }, (_, i) => {
    const y = (i * HEIGHT) / 130 + random.below(6);
    const opacity = 0.05 + random.below(100) / 620;
    return path(line(random, y), {
      fill: 'none',
      stroke: '#000000',
      'stroke-opacity': opacity.toFixed(3),
      'stroke-width': 0.5 + random.below(30) / 12,
    });
  });
  const boards = Array.from({ length: HEIGHT / BOARD }, (_, i) => {
    const y = i * BOARD;
    const tone = random.below(2) === 0 ? '#000000' : '#ffffff';
    return (
      rect(0, y, WIDTH, BOARD, { fill: tone, 'fill-opacity': tone === '#000000' ? '0.09' : '0.035' }) +
      path(`M0 ${y + 1}H${WIDTH}`, { stroke: '#000000', 'stroke-opacity': '0.5', 'stroke-width': 2.4 }) +
      path(`M0 ${y + 3.5}H${WIDTH}`, { stroke: '#ffffff', 'stroke-opacity': '0.07', 'stroke-width': 1.2 })
    );
  });
  const tile = drawing({ width: WIDTH / 10, height: HEIGHT / 10 }, ...boards, ...lines);
  return tile.replace('<svg ', `<svg width="${WIDTH}" height="${HEIGHT}" `);
}
