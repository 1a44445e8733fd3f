/**
 * `parlour-table.js`: the element, the table inside it and its worker in one file. Which of them it is depends on where it
 * runs: in a page it brings the element, in the document of a table the table, in a worker its keeping and thinking.
 */
if (typeof document !== 'undefined') {
  if ('parlourTable' in document.documentElement.dataset) void import('./room.tsx').then(({ openRoom }) => openRoom());
  else void import('./element.ts').then(({ defineTable }) => defineTable(import.meta.url));
} else if ('importScripts' in globalThis) {
  void Promise.all([import('../far-calls.ts'), import('./embed-api.ts')]).then(([{ answerCalls }, { embedApi }]) =>
    answerCalls(self, embedApi),
  );
}
