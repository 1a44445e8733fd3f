/* Enhances a page: search, copy buttons, and the list of its sections. */
import { createIndex, searchDocs } from './search.ts';

const FIRST_RESULTS = 8;
const SNIPPET_CHARACTERS = 110;

const { root } = document.currentScript.dataset;
const form = document.querySelector('form[role="search"]');
const field = form.querySelector('input');
const panel = form.querySelector('.results');
const status = panel.querySelector('[role="status"]');
const list = panel.querySelector('ol');

form.hidden = false;

let index;

/* A script can also be loaded from disk, where fetch is not allowed. */
function loadIndex() {
  index ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root}search-entries.js`;
    script.onload = async () => {
      const built = createIndex();
      await built.addAllAsync(globalThis.searchEntries, { chunkSize: 50 });
      resolve(built);
    };
    script.onerror = () => {
      index = undefined;
      reject(new Error("Can't load the search index. Check your connection and try again."));
    };
    document.head.append(script);
  });
  return index;
}

async function search() {
  const query = field.value.trim();
  if (query === '') return close();
  try {
    const results = searchDocs(await loadIndex(), query);
    if (query === field.value.trim()) showResults(results, FIRST_RESULTS);
  } catch (error) {
    showStatus(error.message);
  }
}

function showStatus(text) {
  status.textContent = text;
  list.replaceChildren();
  panel.hidden = false;
}

function showResults(results, count) {
  const { length } = results;
  showStatus(length === 0 ? 'Nothing found.' : `${length} ${length === 1 ? 'result' : 'results'}`);
  list.append(...results.slice(0, count).map(resultItem));
  if (length <= count) return;
  const more = element('button', `Show all ${length} results`);
  more.type = 'button';
  more.addEventListener('click', () => {
    showResults(results, length);
    list.children[count].firstChild.focus();
  });
  list.append(element('li', more));
}

function resultItem({ address, title, heading, text, terms }) {
  const at = Math.max(0, text.toLowerCase().indexOf(terms[0]) - 40);
  const end = at + SNIPPET_CHARACTERS;
  const snippet = `${at > 0 ? '…' : ''}${text.slice(at, end)}${end < text.length ? '…' : ''}`;
  const page = heading === title ? '' : title;
  const link = element('a', element('strong', heading), ' ', element('small', page), element('span', snippet));
  link.href = root + address;
  return element('li', link);
}

function element(name, ...children) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function close() {
  panel.hidden = true;
}

field.addEventListener('focus', () => loadIndex().catch(() => undefined));
field.addEventListener('input', search);
form.addEventListener('submit', async event => {
  event.preventDefault();
  await search();
  list.querySelector('a')?.click();
});

/* Arrow keys move through the results, Escape closes them. */
form.addEventListener('keydown', event => {
  const stops = [field, ...list.querySelectorAll('a, button')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') {
    field.value = '';
    close();
    field.focus();
  } else if (step) {
    event.preventDefault();
    stops.at((stops.indexOf(document.activeElement) + step) % stops.length).focus();
  }
});

document.addEventListener('click', event => {
  if (!event.composedPath().includes(form) || event.target.closest('.results a')) close();
});
document.addEventListener('keydown', event => {
  const isTyping = event.target.closest?.('input, textarea, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});

/* The clipboard exists only on secure origins. Elsewhere there is no button. */
for (const figure of navigator.clipboard ? document.querySelectorAll('figure.code') : []) {
  const button = element('button', 'Copy');
  button.type = 'button';
  button.addEventListener('click', async () => {
    const copied = navigator.clipboard.writeText(figure.querySelector('code').textContent);
    button.textContent = await copied.then(
      () => 'Copied',
      () => 'Not allowed',
    );
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  figure.append(button);
}

/* Where the sections stand beside the text, they are open. */
const wide = matchMedia('(min-width: 80rem)');
const sections = document.querySelector('details.toc');
const openSections = () => sections?.toggleAttribute('open', wide.matches);
wide.addEventListener('change', openSections);
openSections();
