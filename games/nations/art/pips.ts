/** 100 units high about their middle: a compass rose, a lotus, an acacia, a cob of maize. */
import { circle, group, path } from '@parlour/card-art/svg';
import type { Inks, Nation } from './inks.ts';

const point = (angle: number, body: string): string => group({ transform: `rotate(${angle})` }, body);

function rose({ ink, paper }: Inks): string {
  const long = path('M0-50L10-10 0 0z', { fill: ink }) + path('M0-50L-10-10 0 0z', { fill: paper });
  const brief = path('M0-31L6-8 0 0z', { fill: ink }) + path('M0-31L-6-8 0 0z', { fill: paper });
  const star =
    [45, 135, 225, 315].map(a => point(a, brief)).join('') + [0, 90, 180, 270].map(a => point(a, long)).join('');
  return circle(0, 0, 27, { fill: 'none', 'stroke-width': 3.5 }) + star + circle(0, 0, 4, { fill: paper });
}

function lotus({ ink, half, pale, paper }: Inks): string {
  const outer = path('M0 26C-22 30-44 16-50-8-34-10-12 2 0 26ZM0 26C22 30 44 16 50-8 34-10 12 2 0 26Z', { fill: half });
  const inner = path('M0 26C-22 16-34-8-28-32-12-24 2 0 0 26ZM0 26C22 16 34-8 28-32 12-24-2 0 0 26Z', { fill: pale });
  const middle = path('M0 26C-18 8-18-24 0-46 18-24 18 8 0 26Z', { fill: paper });
  const heart = path('M0 26C-8 8-8-8 0-24 8-8 8 8 0 26Z', { fill: ink, stroke: 'none' });
  return outer + inner + middle + heart + path('M-40 36H40M-24 44H24', { fill: 'none', 'stroke-width': 3.5 });
}

function acacia({ ink, half, paper }: Inks): string {
  const trunk = path('M-6 46C-1 30-2 16-24-8L-18-12C-8-4-2 2 1 8 4-2 6-8 14-16L21-12C10 2 6 26 10 46Z', { fill: ink });
  const crown = path(
    'M-50-14C-48-30-30-34-24-32-18-46 12-50 20-36 34-40 50-28 50-14 40-8 30-12 24-10 10-4-6-12-14-10-26-6-40-6-50-14Z',
    { fill: half },
  );
  const leaves = path('M-36-20Q-26-27-18-20M-14-30Q-2-38 8-30M-6-19Q4-26 14-19M20-24Q30-30 38-22', {
    fill: 'none',
    stroke: paper,
    'stroke-width': 3,
  });
  return path('M-19 47Q2 42 23 47', { fill: 'none', 'stroke-width': 4 }) + trunk + crown + leaves;
}

function maize({ ink, half, pale }: Inks): string {
  const cob = path('M0-50C18-42 22-8 15 34H-15C-22-8-18-42 0-50Z', { fill: pale });
  const kernels = path(
    'M-6-44C-8-10-7 10-5 34M6-44C8-10 7 10 5 34M-14-32Q0-25 14-32M-18-16Q0-9 18-16M-19 0Q0 7 19 0M-18 16Q0 23 18 16',
    { fill: 'none', 'stroke-width': 2.5 },
  );
  const left = path('M0 50C-34 42-38 4-34-22-20-4-8 16 0 50Z', { fill: half });
  const right = path('M0 50C34 42 38 4 34-22 20-4 8 16 0 50Z', { fill: ink });
  return cob + kernels + left + right;
}

const PIPS: Readonly<Record<Nation, (inks: Inks) => string>> = { eu: rose, as: lotus, af: acacia, am: maize };

export const pip = (nation: Nation, inks: Inks): string =>
  group(
    { stroke: inks.ink, 'stroke-width': 2.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    PIPS[nation](inks),
  );

/** A silhouette, for corners seen from a distance. */
export function mark(nation: Nation, inks: Inks): string {
  const { ink, paper } = inks;
  if (nation === 'eu') return path('M0-52L14-14 52 0 14 14 0 52-14 14-52 0-14-14Z', { fill: ink });
  const solid = { ...inks, paper: ink, half: ink, pale: ink };
  return group({ stroke: paper, 'stroke-width': 3.5, 'stroke-linejoin': 'round' }, PIPS[nation](solid));
}
