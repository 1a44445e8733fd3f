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

/** Some addresses have a page made for them, all others share one. */
function pageFor(pathname) {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (path === '/') return path;
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
