/** `parlour-table.js`: element, table and worker in one file. Which one runs depends on where it is loaded. */
if (typeof document !== 'undefined') {
  if ('parlourTable' in document.documentElement.dataset)
    void import('./document.tsx').then(({ openTableDocument }) => openTableDocument());
  else void import('./element.ts').then(({ defineTableElement }) => defineTableElement(import.meta.url));
} else if ('importScripts' in globalThis) {
  void Promise.all([import('../lib/worker-rpc.ts'), import('./worker-api.ts')]).then(
    ([{ exposeRpc }, { embedWorkerApi }]) => exposeRpc(self, embedWorkerApi),
  );
}
