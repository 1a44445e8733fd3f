/** Takes over from the early script (`vite/early.js`): the worker it started and the tap it recorded. */
type EarlyState = {
  worker: Worker | undefined;
  readonly tap: HTMLElement | undefined;
  readonly hear: (event: Event) => void;
};

declare global {
  var parlourEarly: EarlyState | undefined;
}

/** Only the first caller gets the worker. */
export function takeEarlyWorker(): Worker | undefined {
  const worker = globalThis.parlourEarly?.worker;
  if (globalThis.parlourEarly) globalThis.parlourEarly.worker = undefined;
  return worker;
}

/** Pages are prerendered without a player's own pack. */
export const isPrerenderedFor = (parlour: HTMLElement, { pathname, search }: Location): boolean =>
  parlour.dataset.page === pathname.replace(/(.)\/$/, '$1') && !new URLSearchParams(search).has('pack');

/** Replays what the user opened or tapped before the page's script was there. */
export function replayEarlyInput(parlour: HTMLElement): void {
  delete document.documentElement.dataset.elsewhere;
  document.querySelector('.opening')?.remove();
  for (const details of parlour.querySelectorAll('details[open]')) details.dispatchEvent(new Event('toggle'));
  const { tap, hear } = globalThis.parlourEarly ?? {};
  if (hear) removeEventListener('click', hear, { capture: true });
  if (!tap) return;
  delete tap.dataset.tapped;
  if (tap.isConnected) tap.click();
}
