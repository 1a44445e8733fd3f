/**
 * Runs before the first paint: applies settings, loads cached fonts, starts the worker, and keeps the last tap for
 * the page's script.
 */
{
  const root = document.documentElement;
  const { worker, letters, page, box, ...next } = document.currentScript.dataset;

  /** @param {string | null} text */
  const wear = text => {
    const { light, text: size, hand, motion } = JSON.parse(text ?? '{}');
    if (light === 'lamp') root.dataset.theme = 'dark';
    if (light === 'day') root.dataset.theme = 'light';
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

  // A page prerendered for one address may be served for an unknown one, or for a player's own pack.
  const here = location.pathname.replace(/(.)\/$/, '$1');
  if (page !== undefined && (page !== here || /[?&]pack=/.test(location.search))) root.dataset.elsewhere = '';

  if (navigator.serviceWorker?.controller) {
    root.dataset.letters = 'asked';
    const onload = () => {
      root.dataset.letters = 'here';
    };
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: letters, onload }));
  }

  // Works without storage, and without support for module workers.
  try {
    wear(localStorage.getItem('parlour-settings'));
  } catch {}

  /** @param {string | undefined} files @param {(href: string) => void} bring */
  const each = (files, bring) => files?.split(' ').filter(Boolean).forEach(bring);
  /** @param {string} rel @param {string} as */
  const link = (rel, as) => href =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }));

  // Fetches the preloads, so that browsers don't warn about unused ones; the worker then gets them from the cache.
  addEventListener('DOMContentLoaded', () => {
    for (const { href } of document.querySelectorAll('link[data-for="worker"]'))
      void fetch(href).catch(() => undefined);
  });
  // The name says which box is open. A query in the URL would load the worker twice, because its modules import it.
  try {
    early.worker = new Worker(worker, { type: 'module', name: box === undefined ? 'parlour' : `parlour ${box}` });
  } catch {}
  // After the first paint, so that it does not delay what is seen first.
  requestAnimationFrame(() =>
    setTimeout(() => {
      each(next.sheets, link('preload', 'style'));
      each(next.scripts, link('modulepreload', 'script'));
      each(next.drawings, link('preload', 'fetch'));
    }),
  );
}
