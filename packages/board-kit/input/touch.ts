/** Touch helpers: zooming a card (long press, secondary mouse button or key), and what was touched last. */
import { useEffect, useRef } from 'preact/hooks';

const LONG_PRESS_MS = 450;
const PRESS_SLACK_PX = 8;

const ZOOM_KEY = '+';

/** Matches anything that shows a face. */
const FACE_UP = ':has(> [data-face])';

const faceIn = (node: Element | null | undefined): string | undefined =>
  node?.querySelector<HTMLElement>(':scope > [data-face]')?.dataset.face;

/** Finds the card under a point, even below another touch target. */
function faceAt(event: MouseEvent): string | undefined {
  const direct = closestTarget(event, FACE_UP);
  const below = (): Element | undefined =>
    document.elementsFromPoint(event.clientX, event.clientY).find(node => node.matches(FACE_UP));
  return faceIn(direct ?? below());
}

/** Listens on a table. Returns a function that stops listening. */
export function listenForCardZoom(table: HTMLElement, onZoom: (card: string) => void): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const zoom = (card: string | undefined, event: Event): void => {
    if (card === undefined) return;
    event.preventDefault();
    onZoom(card);
  };
  table.addEventListener('contextmenu', event => zoom(faceAt(event), event), options);
  table.addEventListener('pointerdown', event => waitForLongPress(event, onZoom), options);
  table.addEventListener(
    'keydown',
    event => event.key === ZOOM_KEY && zoom(faceIn(closestTarget(event, FACE_UP)), event),
    options,
  );
  return () => listeners.abort();
}

/** Touch only; a mouse uses its secondary button. */
function waitForLongPress(event: PointerEvent, onZoom: (card: string) => void): void {
  const card = event.pointerType === 'mouse' ? undefined : faceAt(event);
  if (card === undefined) return;
  const { clientX: x, clientY: y } = event;
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const timer = setTimeout(() => {
    ended.abort();
    swallowNextClick();
    onZoom(card);
  }, LONG_PRESS_MS);
  ended.signal.addEventListener('abort', () => clearTimeout(timer));
  const end = (): void => ended.abort();
  addEventListener(
    'pointermove',
    moved => Math.hypot(moved.clientX - x, moved.clientY - y) > PRESS_SLACK_PX && end(),
    options,
  );
  for (const over of ['pointerup', 'pointercancel', 'pointerdown'])
    addEventListener(over, later => later !== event && end(), options);
}

/** Suppresses the click that follows when the current press ends. */
export function swallowNextClick(): void {
  const over = new AbortController();
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
    over.abort();
  };
  addEventListener('click', swallow, { capture: true, signal: over.signal });
  const lifted = (): void => void setTimeout(() => over.abort(), 50);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, lifted, { capture: true, signal: over.signal });
}

/** The closest ancestor of the event target that matches; none if the event comes from the document. */
export const closestTarget = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

const TOUCH_TARGETS = 'button, [data-card], input, [data-drop]';

/** Remembers the element last used by pointer or keyboard. */
export function useLastTouched(): { readonly current: Element | null } {
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event): void => {
      if (target instanceof Element) touched.current = target.closest(TOUCH_TARGETS) ?? target;
    };
    addEventListener('pointerdown', remember, true);
    addEventListener('keydown', remember, true);
    return () => {
      removeEventListener('pointerdown', remember, true);
      removeEventListener('keydown', remember, true);
    };
  }, []);
  return touched;
}
