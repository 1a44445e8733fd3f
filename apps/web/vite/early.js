/**
 * Runs before anything is painted and before the page's own script is there: the page looks as it is set, its letters are
 * asked for where they are on the device, the worker starts, and the last tap is kept for the script that will answer it.
 */
{
  const root = document.documentElement;
  const { worker, letters, page, box, ...next } = document.currentScript.dataset;

  /** @param {string | null} text */
  const wear = text => {
    const { light, text: size, hand, motion } = JSON.parse(text ?? '{}');
    if (light === 'lamp' || light === 'day') root.dataset.light = light;
    if (/^\d{3}$/.test(size)) root.style.setProperty('--text', size);
    if (hand === 'left') root.dataset.hand = hand;
    if (motion === 'none' || motion === 'full') root.dataset.motion = motion;
  };

  const early = { tap: undefined, worker: undefined, hear: undefined };
  globalThis.parlourEarly = early;
  early.hear = event => {
    const button = event.target instanceof Element ? event.target.closest('#parlour button') : null;
    if (!button) return;
    delete early.tap?.dataset.tapped;
    button.dataset.tapped = '';
    early.tap = button;
  };
  addEventListener('click', early.hear, { capture: true });

  // A page that is made for one address may be what a house shows for all that it does not know.
  const here = location.pathname.replace(/(.)\/$/, '$1');
  if (page !== undefined && page !== here) root.dataset.elsewhere = '';

  if (navigator.serviceWorker?.controller) {
    root.dataset.letters = 'asked';
    const onload = () => {
      root.dataset.letters = 'here';
    };
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: letters, onload }));
  }

  // A browser that keeps nothing, or knows no such workers, is none the worse for having been asked.
  try {
    wear(localStorage.getItem('parlour-settings'));
  } catch {}

  /** @param {string | undefined} files @param {(href: string) => void} bring */
  const each = (files, bring) => files?.split(' ').filter(Boolean).forEach(bring);
  /** @param {string} rel @param {string} as */
  const link = (rel, as) => href =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }));

  // Taken up once the page is read, so that no browser complains of what was fetched for nobody: the worker has it from the cache.
  addEventListener('DOMContentLoaded', () => {
    for (const { href } of document.querySelectorAll('link[data-for="worker"]'))
      void fetch(href).catch(() => undefined);
  });
  // It is told by its name which box lies open. As a part of its address that would make two of it: what it imports imports it.
  try {
    early.worker = new Worker(worker, { type: 'module', name: box === undefined ? 'parlour' : `parlour ${box}` });
  } catch {}
  // What is seen first comes first on the line: all this is asked for when it has been painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      each(next.sheets, link('preload', 'style'));
      each(next.scripts, link('modulepreload', 'script'));
      each(next.drawings, link('preload', 'fetch'));
    }),
  );
}
