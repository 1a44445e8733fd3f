import { describe, expect, it } from 'vitest';
import {
  type Camera,
  clearsCorner,
  cornerOf,
  extentCenter,
  extentOf,
  fitExtent,
  focusAvoidingCorner,
  focusOn,
  pan,
  showsAll,
  squareAt,
  zoom,
} from './camera.ts';

const frame = { width: 400, height: 300 };
const camera: Camera = { x: 2, y: 1, size: 40 };

describe('the camera over a grid', () => {
  it('sees the whole extent and the margin around it', () => {
    const extent = extentOf([
      { row: -3, column: 0 },
      { row: 4, column: 9 },
    ]);
    const fitted = fitExtent(extent, frame, 1, 100);
    const first = cornerOf(fitted, { row: -4, column: -1 }, frame);
    const beyond = cornerOf(fitted, { row: 6, column: 11 }, frame);
    expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(0);
    expect(beyond.x).toBeLessThanOrEqual(frame.width);
    expect(beyond.y).toBeLessThanOrEqual(frame.height);
  });

  it('tells whether squares are seen, and what hangs over them', () => {
    const corner = squareAt(camera, { x: 0, y: 0 }, frame);
    const first = { row: corner.row + 1, column: corner.column + 1 };
    const beyond = squareAt(camera, { x: 10, y: frame.height }, frame);
    expect(showsAll(camera, [first], frame)).toBe(true);
    expect(showsAll(camera, [first, { ...first, row: corner.row - 1 }], frame)).toBe(false);
    expect(showsAll(camera, [{ ...first, row: beyond.row }], frame)).toBe(false);
  });

  it('goes near to what matters beside the corner', () => {
    const corner = { width: 50, height: 100 };
    const last = { row: 3, column: 40 };
    const camera = focusAvoidingCorner({ top: 0, left: 0, bottom: 3, right: 40 }, { x: 40, y: 2 }, frame, corner, 40);
    expect([showsAll(camera, [last], frame), clearsCorner(camera, [last], frame, corner)]).toEqual([true, true]);
  });

  it('does not blow up what is small', () => {
    expect(fitExtent({ top: 0, left: 0, bottom: 0, right: 1 }, frame, 0, 60).size).toBe(60);
  });

  it('goes near to what matters, and gives nothing away beyond the last squares', () => {
    const extent = { top: 0, left: 0, bottom: 3, right: 40 };
    const inside = focusOn(extent, { x: 20, y: 2 }, frame, 40);
    const atTheEdge = focusOn(extent, { x: 40, y: 2 }, frame, 40);
    expect(inside).toMatchObject({ x: 20, size: 40 });
    expect(cornerOf(atTheEdge, { row: 0, column: 42 }, frame).x).toBe(frame.width);
    expect(atTheEdge.y).toBe(inside.y);
    expect(extentCenter(extent)).toEqual({ x: 20.5, y: 2 });
  });

  it('finds the square a point lies in', () => {
    const corner = cornerOf(camera, { row: -2, column: 3 }, frame);
    expect(squareAt(camera, { x: corner.x + 1, y: corner.y + 1 }, frame)).toEqual({ row: -2, column: 3 });
    expect(squareAt(camera, { x: corner.x - 1, y: corner.y - 1 }, frame)).toEqual({ row: -3, column: 2 });
  });

  it('keeps what is under the fingers there while it zooms', () => {
    const at = { x: 90, y: 250 };
    const nearer = zoom(camera, 1.7, at, frame);
    expect(nearer.size).toBeCloseTo(68);
    expect(squareAt(nearer, at, frame)).toEqual(squareAt(camera, at, frame));
  });

  it('follows the finger when it is panned', () => {
    const before = cornerOf(camera, { row: 0, column: 0 }, frame);
    const after = cornerOf(pan(camera, { x: 25, y: -10 }), { row: 0, column: 0 }, frame);
    expect(after.x - before.x).toBeCloseTo(25);
    expect(after.y - before.y).toBeCloseTo(-10);
  });
});
