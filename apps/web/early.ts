/** What was there before the script: a page made at the build, a worker, perhaps a tap (`vite/early.js`). */
type Early = {
  worker: Worker | undefined;
  /** The button that was tapped last. */
  readonly tap: HTMLElement | undefined;
  readonly hear: (event: Event) => void;
};

declare global {
  var parlourEarly: Early | undefined;
}

/** The worker that has been started already, for the first who asks. */
export function earlyWorker(): Worker | undefined {
  const worker = globalThis.parlourEarly?.worker;
  if (globalThis.parlourEarly) globalThis.parlourEarly.worker = undefined;
  return worker;
}

/** Whether the page was made for this address. */
export const isMadeFor = (parlour: HTMLElement, path: string): boolean =>
  parlour.dataset.page !== undefined && parlour.dataset.page === path.replace(/(.)\/$/, '$1');

/** What was opened or tapped before there was anybody to answer is answered now. */
export function answerEarly(parlour: HTMLElement): void {
  delete document.documentElement.dataset.elsewhere;
  document.querySelector('.opening')?.remove();
  for (const details of parlour.querySelectorAll('details[open]')) details.dispatchEvent(new Event('toggle'));
  const { tap, hear } = globalThis.parlourEarly ?? {};
  if (hear) removeEventListener('click', hear, { capture: true });
  if (!tap) return;
  delete tap.dataset.tapped;
  if (tap.isConnected) tap.click();
}
