/** Looking at a table without edges: which part of a grid of squares is seen, and how large. */

export type Square = { readonly row: number; readonly column: number };

/** The rows and columns that are to be seen, the last of them included. */
export type CameraExtent = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

/** The window on the grid, in pixels. */
export type Frame = { readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** The point of the grid, in squares, in the middle of the frame, and the pixels a square measures. */
export type Camera = Point & { readonly size: number };

const [SMALLEST, LARGEST] = [16, 150] as const;

/** Cards hang over the lower edge of their squares, so that rows overlap as they do on a crowded table. */
export const OVERHANG = 0.36;

export function extentOf(squares: readonly Square[]): CameraExtent {
  const rows = squares.map(({ row }) => row);
  const columns = squares.map(({ column }) => column);
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
}

/** Everything is seen, with some free squares around it, as large as may be. */
export function fit(
  { top, left, bottom, right }: CameraExtent,
  { width, height }: Frame,
  margin: number,
  most: number,
): Camera {
  const [across, down] = [right - left + 1, bottom - top + 1 + OVERHANG];
  const size = Math.min(most, width / (across + 2 * margin), height / (down + 2 * margin));
  return { x: left + across / 2, y: top + down / 2, size: Math.max(SMALLEST, size) };
}

/** Whether nothing of these squares lies under the corner, at the lower right of the frame, that something else covers. */
export const clears = (camera: Camera, squares: readonly Square[], frame: Frame, corner: Frame): boolean =>
  squares.every(square => {
    const { x, y } = cornerOf(camera, square, frame);
    const [right, bottom] = [x + camera.size, y + camera.size * (1 + OVERHANG)];
    return right <= frame.width - corner.width || bottom <= frame.height - corner.height;
  });

/** As large as may be with the corner free: on the whole frame, there moved up or left, or else beside the corner or above it. */
export function fitAround(
  squares: readonly Square[],
  frame: Frame,
  corner: Frame,
  margin: number,
  most: number,
): Camera {
  const extent = extentOf(squares);
  const whole = fit(extent, frame, margin, most);
  const clear = placesOn(whole, extent, frame, margin).find(camera => clears(camera, squares, frame, corner));
  if (clear) return clear;
  const beside = pan(fit(extent, besides(frame, corner), margin, most), { x: -corner.width / 2, y: 0 });
  const above = { ...frame, height: frame.height - corner.height };
  const over = pan(fit(extent, above, margin, most), { x: 0, y: -corner.height / 2 });
  return over.size > beside.size ? over : beside;
}

/** In the middle, at the upper edge, at the left one; its margin is kept. */
function placesOn(camera: Camera, extent: CameraExtent, { width, height }: Frame, margin: number): Camera[] {
  const { top, left, bottom, right } = extent;
  const x = Math.max(0, width - (right - left + 1 + 2 * margin) * camera.size) / 2;
  const y = Math.max(0, height - (bottom - top + 1 + OVERHANG + 2 * margin) * camera.size) / 2;
  return [camera, pan(camera, { x: 0, y: -y }), pan(camera, { x: -x, y: 0 })];
}

const besides = (frame: Frame, corner: Frame): Frame => ({ ...frame, width: frame.width - corner.width });

/** The part that matters in the middle of what lies beside the corner. */
export const nearBeside = (extent: CameraExtent, matters: Point, frame: Frame, corner: Frame, size: number): Camera =>
  pan(near(extent, matters, besides(frame, corner), size), { x: -corner.width / 2, y: 0 });

/** The part that matters in the middle, squares of this size; but nothing is given away to the empty table beyond. */
export function near({ top, left, bottom, right }: CameraExtent, matters: Point, frame: Frame, size: number): Camera {
  return {
    x: along(left, right + 1, matters.x, frame.width / size),
    y: along(top, bottom + 1 + OVERHANG, matters.y, frame.height / size),
    size,
  };
}

/** Where the middle of a window of so many squares goes, between the first and the last, a free square beyond either. */
function along(first: number, last: number, wanted: number, room: number): number {
  const [least, most] = [first - 1 + room / 2, last + 1 - room / 2];
  return least > most ? (first + last) / 2 : Math.min(most, Math.max(least, wanted));
}

export const middleOf = ({ top, left, bottom, right }: CameraExtent): Point => ({
  x: (left + right + 1) / 2,
  y: (top + bottom + 1) / 2,
});

/** Whether all these squares are seen, with what hangs over them. */
export function sees(camera: Camera, squares: readonly Square[], frame: Frame): boolean {
  return squares.every(square => {
    const { x, y } = cornerOf(camera, square, frame);
    const [right, bottom] = [x + camera.size, y + camera.size * (1 + OVERHANG)];
    return x >= 0 && y >= 0 && right <= frame.width && bottom <= frame.height;
  });
}

export const pan = ({ x, y, size }: Camera, by: Point): Camera => ({ x: x - by.x / size, y: y - by.y / size, size });

/** What lies under the point of the frame stays there. */
export function zoom(camera: Camera, factor: number, at: Point, frame: Frame): Camera {
  const size = Math.min(LARGEST, Math.max(SMALLEST, camera.size * factor));
  const [dx, dy] = [at.x - frame.width / 2, at.y - frame.height / 2];
  const shift = 1 / camera.size - 1 / size;
  return { x: camera.x + dx * shift, y: camera.y + dy * shift, size };
}

/** Where the upper left corner of a square is seen. */
export const cornerOf = ({ x, y, size }: Camera, { row, column }: Square, frame: Frame): Point => ({
  x: frame.width / 2 + (column - x) * size,
  y: frame.height / 2 + (row - y) * size,
});

export const squareAt = ({ x, y, size }: Camera, at: Point, frame: Frame): Square => ({
  row: Math.floor(y + (at.y - frame.height / 2) / size),
  column: Math.floor(x + (at.x - frame.width / 2) / size),
});
