/** Dragging a card: it follows the pointer, and where it is let go decides. A short press stays a click. */
import type { TargetedPointerEvent } from 'preact';

export type Dropped = {
  /** What lies under the pointer by its `data-drop`; undefined if nothing takes a card there. */
  readonly on: string | undefined;
  readonly x: number;
  readonly y: number;
};

const SLACK = 8;

/** `drop` answers whether the card stays where it was put. */
export function startDrag(
  event: TargetedPointerEvent<HTMLElement>,
  drop: (dropped: Dropped) => Promise<'played' | 'refused'>,
): void {
  if (event.button !== 0) return;
  const card = event.currentTarget;
  const { clientX: x, clientY: y, pointerId } = event;
  let isDragged = false;
  // The first movement may already lead off the card.
  card.setPointerCapture(pointerId);
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    const [dx, dy] = [moved.clientX - x, moved.clientY - y];
    if (!isDragged && Math.hypot(dx, dy) < SLACK) return;
    isDragged = true;
    card.dataset.dragged = '';
    card.style.translate = `${dx}px ${dy}px`;
  };
  const end = async (ended: PointerEvent): Promise<void> => {
    if (ended.pointerId !== pointerId) return;
    off();
    if (!isDragged) return;
    swallowClick(card);
    const on = ended.type === 'pointerup' ? targetAt(card, ended) : undefined;
    const outcome = on === undefined ? 'refused' : await drop({ on, x: ended.clientX, y: ended.clientY });
    if (outcome === 'refused') layBack(card);
  };
  const off = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  // A quick hand has left the card before it is noticed, so the whole window listens.
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function targetAt(card: HTMLElement, { clientX, clientY }: PointerEvent): string | undefined {
  card.style.pointerEvents = 'none';
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
  card.style.pointerEvents = '';
  return under?.dataset.drop;
}

function layBack(card: HTMLElement): void {
  const from = card.style.translate;
  delete card.dataset.dragged;
  card.style.translate = '';
  card.animate([{ translate: from }, { translate: '0 0' }], { duration: 220, easing: 'ease-out' });
}

/** The browser makes a click of the end of a drag; nobody meant it. */
function swallowClick(card: HTMLElement): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  card.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => card.removeEventListener('click', swallow, { capture: true }), 50);
}
