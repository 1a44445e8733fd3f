/** Fingers, mouse and wheel on a surface: a tap, a pan with one, a pinch with two. */
import type { Point } from './camera.ts';
import { nearestTo } from './target.ts';

export type Gestures = {
  tap(at: Point): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
};

const SLACK = 8;
const WHEEL = 0.0016;

/** Listens to a surface, but for its buttons and what is loose on it and dragged by itself; what it answers ends the listening. */
export function hearGestures(surface: HTMLElement, gestures: () => Gestures): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | undefined;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || nearestTo(event, 'button, [data-loose]')) return;
    fingers.set(event.pointerId, pointOf(event));
    start = fingers.size === 1 ? pointOf(event) : undefined;
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (start && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
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
    gestures().zoom(Math.exp(-event.deltaY * WHEEL), pointOf(event));
  };
  const heard = new AbortController();
  const { signal } = heard;
  surface.addEventListener('pointerdown', down, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', up, { signal });
  surface.addEventListener('pointercancel', up, { signal });
  surface.addEventListener('wheel', wheel, { signal, passive: false });
  return () => heard.abort();
}

/** The finger that rests is the middle; the other one's distance to it says how much nearer. */
function pinch(gestures: Gestures, rest: Point, before: Point, now: Point): void {
  const away = ({ x, y }: Point): number => Math.hypot(x - rest.x, y - rest.y);
  const [was, is] = [away(before), away(now)];
  if (was > 0) gestures.zoom(is / was, { x: (rest.x + now.x) / 2, y: (rest.y + now.y) / 2 });
  gestures.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
}
