/** Caches everything on the first visit, so that the app works offline. */
const VERSION = '@version';
const FILES = ['@files'];
const CACHE = `parlour-${VERSION}`;

addEventListener('install', event => {
  event.waitUntil(fill().then(() => skipWaiting()));
});

/** Fills the cache; files that have not changed are taken from an older cache. */
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async file => {
      const known = /-[\w-]{8,}\.\w+$/.test(file) ? await caches.match(file) : undefined;
      await (known ? cache.put(file, known) : cache.add(new Request(file, { cache: 'reload' })));
    }),
  );
}

addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

/** Some addresses are files or prerendered pages; all others share one page. */
function pageFor(pathname) {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (FILES.includes(path)) return path;
  return FILES.includes(`${path}.html`) ? `${path}.html` : '/app.html';
}

/** Requests to the API and the documentation go to the network. */
addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url);
  const isOurs = origin === location.origin && !/^\/(api\/|docs(\/|$))/.test(pathname);
  if (event.request.method !== 'GET' || !isOurs) return;
  const file = event.request.mode === 'navigate' ? pageFor(pathname) : pathname;
  event.respondWith(caches.match(file).then(found => found ?? fetch(event.request)));
});

/** Once a table, and not while the table is visible. */
addEventListener('push', event => {
  if (event.data) event.waitUntil(notifyTurn(event.data.json()));
});

const tableUrl = table => new URL(`/t/${table}`, location.origin).href;

async function notifyTurn({ table, title, text }) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isVisible = pages.some(page => page.url === tableUrl(table) && page.visibilityState === 'visible');
  if (isVisible) return;
  await registration.showNotification(title, { body: text, tag: table, data: { table }, icon: '/icon.svg' });
}

/** Opens the table, in a page that shows it already if there is one. */
addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(tableUrl(event.notification.data.table)));
});

async function open(address) {
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (!page) return clients.openWindow(address);
  if (page.url !== address) await page.navigate(address);
  return page.focus();
}
