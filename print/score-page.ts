/** A page ruled for scores, on the back of a sheet that would be empty there. */
import { drawing, path, type Size, short } from '@parlour/art/svg';
import { words } from '@parlour/art/type';

/** Tenths of a millimetre. */
const [MARGIN, TOP, ROW, COLUMNS] = [160, 340, 90, 8];
const INK = '#1a1a1a';

export function scorePage({ width, height }: Size): string {
  const [right, bottom] = [width * 10 - MARGIN, height * 10 - MARGIN];
  const rows = Math.floor((bottom - TOP) / ROW);
  const across = Array.from({ length: rows + 1 }, (_, i) => `M${MARGIN} ${TOP + i * ROW}H${right}`);
  const down = Array.from({ length: COLUMNS + 1 }, (_, i) => short(MARGIN + ((right - MARGIN) * i) / COLUMNS));
  const ruled = [...across, ...down.map(x => `M${x} ${TOP}V${TOP + rows * ROW}`)].join('');
  return drawing(
    { width, height },
    words(width * 5, 250, 'Scores', { font: 'fellCaps', size: 90, fill: INK }),
    path(ruled, { fill: 'none', stroke: INK, 'stroke-width': 2 }),
  );
}
