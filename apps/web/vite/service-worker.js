/** After the first visit everything is on the device: the parlour opens without a network. */
const VERSION = '@version';
const FILES = ['@files'];
const CACHE = `parlour-${VERSION}`;

addEventListener('install', event => {
  event.waitUntil(fill().then(() => skipWaiting()));
});

/** What an older parlour has left is thrown away, but for files that have not changed. */
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

/** Some addresses are files or have a page made for them, all others share one. */
function pageFor(pathname) {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (FILES.includes(path)) return path;
  return FILES.includes(`${path}.html`) ? `${path}.html` : '/app.html';
}

/** Tables elsewhere need the network and are none of ours, nor is the documentation. */
addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url);
  const isOurs = origin === location.origin && !/^\/(api\/|docs(\/|$))/.test(pathname);
  if (event.request.method !== 'GET' || !isOurs) return;
  const file = event.request.mode === 'navigate' ? pageFor(pathname) : pathname;
  event.respondWith(caches.match(file).then(found => found ?? fetch(event.request)));
});

/** It is somebody's turn: said once a table, and not to whoever looks at it. */
addEventListener('push', event => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

const addressOf = table => new URL(`/t/${table}`, location.origin).href;

async function tell({ table, title, text }) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = pages.some(page => page.url === addressOf(table) && page.visibilityState === 'visible');
  if (isSeen) return;
  await registration.showNotification(title, { body: text, tag: table, data: { table }, icon: '/icon.svg' });
}

/** A tap leads to the table: to the page that shows it already, or to one that can. */
addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data.table)));
});

async function open(address) {
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (!page) return clients.openWindow(address);
  if (page.url !== address) await page.navigate(address);
  return page.focus();
}
