/** How somebody asks for a closer look at a card: a long press, the other button of a mouse, or a key. */
import { nearestTo } from './target.ts';

/** Held so long, a finger does not mean a tap any more. */
const LONG = 450;
const SLACK = 8;

/** The key beside those of a context menu. */
const CLOSER = '+';

/** Whatever shows a face; a card that shows its back has none. */
const SHOWN = ':has(> [data-face])';

const faceIn = (node: Element | null | undefined): string | undefined =>
  node?.querySelector<HTMLElement>(':scope > [data-face]')?.dataset.face;

/** The card under a point, also where something that can be touched lies over it. */
function faceAt(event: MouseEvent): string | undefined {
  const direct = nearestTo(event, SHOWN);
  const below = (): Element | undefined =>
    document.elementsFromPoint(event.clientX, event.clientY).find(node => node.matches(SHOWN));
  return faceIn(direct ?? below());
}

/** Listens on a table; what it answers ends the listening. */
export function hearCloserLooks(table: HTMLElement, look: (card: string) => void): () => void {
  const heard = new AbortController();
  const options = { signal: heard.signal };
  const ask = (card: string | undefined, event: Event): void => {
    if (card === undefined) return;
    event.preventDefault();
    look(card);
  };
  table.addEventListener('contextmenu', event => ask(faceAt(event), event), options);
  table.addEventListener('pointerdown', event => waitLong(event, look), options);
  table.addEventListener(
    'keydown',
    event => event.key === CLOSER && ask(faceIn(nearestTo(event, SHOWN)), event),
    options,
  );
  return () => heard.abort();
}

/** A mouse has another button for it. */
function waitLong(event: PointerEvent, look: (card: string) => void): void {
  const card = event.pointerType === 'mouse' ? undefined : faceAt(event);
  if (card === undefined) return;
  const { clientX: x, clientY: y } = event;
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const timer = setTimeout(() => {
    ended.abort();
    swallowTap();
    look(card);
  }, LONG);
  ended.signal.addEventListener('abort', () => clearTimeout(timer));
  const end = (): void => ended.abort();
  addEventListener('pointermove', moved => Math.hypot(moved.clientX - x, moved.clientY - y) > SLACK && end(), options);
  for (const over of ['pointerup', 'pointercancel', 'pointerdown'])
    addEventListener(over, later => later !== event && end(), options);
}

/** Swallows the click that the browser makes when the finger or button that is down now is lifted. */
export function swallowTap(): void {
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
