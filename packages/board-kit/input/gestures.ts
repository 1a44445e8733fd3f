/** Touch, mouse and wheel gestures on a surface: tap, pan with one finger, pinch with two. */
import type { Point } from '../components/crossword/camera.ts';
import { closestTarget } from './touch.ts';

export type Gestures = {
  tap(at: Point): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
};

const PAN_START_PX = 8;
const ZOOM_PER_WHEEL_PX = 0.0016;

/** Listens on a surface, except on buttons and draggable cards. Returns a function that stops listening. */
export function listenForGestures(surface: HTMLElement, gestures: () => Gestures): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | undefined;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || closestTarget(event, 'button, [data-loose]')) return;
    fingers.set(event.pointerId, pointOf(event));
    start = fingers.size === 1 ? pointOf(event) : undefined;
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (start && Math.hypot(now.x - start.x, now.y - start.y) < PAN_START_PX) return;
    if (start) surface.setPointerCapture(event.pointerId);
    start = undefined;
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(gestures(), other, before, now);
    else gestures().pan({ x: now.x - before.x, y: now.y - before.y });
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (start && event.type === 'pointerup') gestures().tap(start);
    start = undefined;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    gestures().zoom(Math.exp(-event.deltaY * ZOOM_PER_WHEEL_PX), pointOf(event));
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  surface.addEventListener('pointerdown', down, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', up, { signal });
  surface.addEventListener('pointercancel', up, { signal });
  surface.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listeners.abort();
}

/** Zooms by the change in distance between two fingers. */
function pinch(gestures: Gestures, fixed: Point, before: Point, now: Point): void {
  const distance = ({ x, y }: Point): number => Math.hypot(x - fixed.x, y - fixed.y);
  const [was, is] = [distance(before), distance(now)];
  if (was > 0) gestures.zoom(is / was, { x: (fixed.x + now.x) / 2, y: (fixed.y + now.y) / 2 });
  gestures.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
}
