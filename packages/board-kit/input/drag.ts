/** Drag and drop of cards with the pointer. A short press stays a click. */
import { type Signal, signal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';

export type DropPoint = {
  /** The `data-drop` of the target under the pointer; undefined if there is none. */
  readonly on: string | undefined;
  readonly x: number;
  readonly y: number;
};

/** Where a card is being dragged, so that a board can mark what is under it. */
export const dragPoint: Signal<{ readonly x: number; readonly y: number } | undefined> = signal(undefined);

const DRAG_START_PX = 8;

/** Starts a drag. `drop` decides whether the card stays. */
export function startDrag(
  event: TargetedPointerEvent<HTMLElement>,
  drop: (dropped: DropPoint) => Promise<'played' | 'refused'>,
): void {
  if (event.button !== 0) return;
  const card = event.currentTarget;
  const { clientX: x, clientY: y, pointerId } = event;
  let isDragged = false;
  // The first movement may already leave the card.
  card.setPointerCapture(pointerId);
  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    const [dx, dy] = [moved.clientX - x, moved.clientY - y];
    if (!isDragged && Math.hypot(dx, dy) < DRAG_START_PX) return;
    isDragged = true;
    card.dataset.dragged = '';
    card.style.translate = `${dx}px ${dy}px`;
    dragPoint.value = { x: moved.clientX, y: moved.clientY };
  };
  const end = async (ended: PointerEvent): Promise<void> => {
    if (ended.pointerId !== pointerId) return;
    removeListeners();
    dragPoint.value = undefined;
    if (!isDragged) return;
    swallowClick(card);
    const on = ended.type === 'pointerup' ? targetAt(card, ended) : undefined;
    const outcome = on === undefined ? 'refused' : await drop({ on, x: ended.clientX, y: ended.clientY });
    if (outcome === 'refused') slideToStart(card);
  };
  const removeListeners = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  // On the window, because a fast pointer leaves the card before the first event.
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

function slideToStart(card: HTMLElement): void {
  const from = card.style.translate;
  delete card.dataset.dragged;
  card.style.translate = '';
  card.animate([{ translate: from }, { translate: '0 0' }], { duration: 220, easing: 'ease-out' });
}

/** Suppresses the click that the browser fires at the end of a drag. */
function swallowClick(card: HTMLElement): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  card.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => card.removeEventListener('click', swallow, { capture: true }), 50);
}
