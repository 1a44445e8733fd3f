/** Camera over an unbounded grid of squares: which part is visible, and at what size. */

export type Square = { readonly row: number; readonly column: number };

/** Visible rows and columns, inclusive. */
export type CameraExtent = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

/** The visible area in pixels. */
export type Frame = { readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** The grid point at the centre, in squares, and the pixels per square. */
export type Camera = Point & { readonly size: number };

const [MIN_SQUARE_PX, MAX_SQUARE_PX] = [16, 150] as const;

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

/** Fits an extent with a margin, at the largest size. */
export function fitExtent(
  { top, left, bottom, right }: CameraExtent,
  { width, height }: Frame,
  margin: number,
  maxSize: number,
): Camera {
  const [across, down] = [right - left + 1, bottom - top + 1];
  const size = Math.min(maxSize, width / (across + 2 * margin), height / (down + 2 * margin));
  return { x: left + across / 2, y: top + down / 2, size: Math.max(MIN_SQUARE_PX, size) };
}

/** True if no square is covered by the corner at the lower right. */
export const clearsCorner = (camera: Camera, squares: readonly Square[], frame: Frame, corner: Frame): boolean =>
  squares.every(square => {
    const { x, y } = cornerOf(camera, square, frame);
    const [right, bottom] = [x + camera.size, y + camera.size];
    return right <= frame.width - corner.width || bottom <= frame.height - corner.height;
  });

const besideCorner = (frame: Frame, corner: Frame): Frame => ({ ...frame, width: frame.width - corner.width });

/** Centres the focus in the area beside the corner. */
export const focusAvoidingCorner = (
  extent: CameraExtent,
  focus: Point,
  frame: Frame,
  corner: Frame,
  size: number,
): Camera => pan(focusOn(extent, focus, besideCorner(frame, corner), size), { x: -corner.width / 2, y: 0 });

/** Centres the focus at this size, but wastes no space on the empty table beyond the extent. */
export function focusOn({ top, left, bottom, right }: CameraExtent, focus: Point, frame: Frame, size: number): Camera {
  return {
    x: clampAxis(left, right + 1, focus.x, frame.width / size),
    y: clampAxis(top, bottom + 1, focus.y, frame.height / size),
    size,
  };
}

/** Centre of a window of `room` squares, limited to one free square beyond either end. */
function clampAxis(first: number, last: number, wanted: number, room: number): number {
  const [least, maxSize] = [first - 1 + room / 2, last + 1 - room / 2];
  return least > maxSize ? (first + last) / 2 : Math.min(maxSize, Math.max(least, wanted));
}

export const extentCenter = ({ top, left, bottom, right }: CameraExtent): Point => ({
  x: (left + right + 1) / 2,
  y: (top + bottom + 1) / 2,
});

/** True if all squares are visible. */
export function showsAll(camera: Camera, squares: readonly Square[], frame: Frame): boolean {
  return squares.every(square => {
    const { x, y } = cornerOf(camera, square, frame);
    const [right, bottom] = [x + camera.size, y + camera.size];
    return x >= 0 && y >= 0 && right <= frame.width && bottom <= frame.height;
  });
}

export const pan = ({ x, y, size }: Camera, by: Point): Camera => ({ x: x - by.x / size, y: y - by.y / size, size });

/** Zooms around a point of the frame, which stays fixed. */
export function zoom(camera: Camera, factor: number, at: Point, frame: Frame): Camera {
  const size = Math.min(MAX_SQUARE_PX, Math.max(MIN_SQUARE_PX, camera.size * factor));
  const [dx, dy] = [at.x - frame.width / 2, at.y - frame.height / 2];
  const shift = 1 / camera.size - 1 / size;
  return { x: camera.x + dx * shift, y: camera.y + dy * shift, size };
}

export const cornerOf = ({ x, y, size }: Camera, { row, column }: Square, frame: Frame): Point => ({
  x: frame.width / 2 + (column - x) * size,
  y: frame.height / 2 + (row - y) * size,
});

export const squareAt = ({ x, y, size }: Camera, at: Point, frame: Frame): Square => ({
  row: Math.floor(y + (at.y - frame.height / 2) / size),
  column: Math.floor(x + (at.x - frame.width / 2) / size),
});
