/* Enhances a page: search, copy buttons, and the current part in the table of contents. */
const root = document.currentScript.dataset.root;
const form = document.querySelector('form[role="search"]');
const field = form.querySelector('input');
const list = form.querySelector('ol');
const status = form.querySelector('[role="status"]');
const MOST = 8;

form.hidden = false;

let parts;

/* The search index is loaded when a search starts. */
function fetchParts() {
  parts ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root}parts.js`;
    script.onload = () => resolve(globalThis.parlourParts.map(prepared));
    script.onerror = () => {
      parts = undefined;
      reject(new Error('The words of the pages could not be fetched; are you online?'));
    };
    document.head.append(script);
  });
  return parts;
}

const prepared = ([address, title, heading, words]) => ({
  address,
  title,
  heading,
  words,
  ...{ low: words.toLowerCase(), lowHeading: heading.toLowerCase(), lowTitle: title.toLowerCase() },
});

/* Every search word must occur: a match in the heading counts most, then in the title of the page. */
function worth(part, asked) {
  const each = asked.map(word => wordWorth(part, word));
  return each.every(points => points > 0) ? each.reduce((sum, points) => sum + points, 0) : 0;
}

function wordWorth({ low, lowHeading, lowTitle }, word) {
  const whole = lowHeading === word ? 20 : 0;
  return whole + 8 * begins(lowHeading, word) + 4 * begins(lowTitle, word) + begins(low, word);
}

/* 1 if a word starts with it, a little if a word contains it. */
function begins(text, word) {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  return ` ${text}`.search(new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u')) >= 0 ? 1 : 0.3;
}

const escaped = word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function search() {
  const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return show([], '');
  try {
    const found = (await fetchParts())
      .map(part => ({ part, points: worth(part, asked) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points);
    show(found.slice(0, MOST), found.length === 0 ? 'Nothing was found.' : `${found.length} places`, asked);
  } catch (trouble) {
    show([], trouble.message);
  }
}

function show(found, says, asked) {
  status.textContent = says;
  list.replaceChildren(...found.map(({ part }) => itemOf(part, asked)));
  form.classList.toggle('open', says !== '');
}

function itemOf({ address, title, heading, words, low }, asked) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const [name, page, line] = ['strong', 'small', 'span'].map(tag => document.createElement(tag));
  const at = Math.max(0, low.indexOf(asked[0]) - 40);
  link.href = `${root}${address}`;
  name.textContent = heading;
  page.textContent = heading === title ? '' : title;
  line.textContent = `${at > 0 ? '…' : ''}${words.slice(at, at + 110)}${words.length > at + 110 ? '…' : ''}`;
  link.append(name, ' ', page, line);
  item.append(link);
  return item;
}

field.addEventListener('focus', () => fetchParts().catch(() => undefined));
field.addEventListener('input', search);
form.addEventListener('submit', async event => {
  event.preventDefault();
  await search();
  list.querySelector('a')?.click();
});

/* Arrow keys move through the results, Escape closes them. */
form.addEventListener('keydown', event => {
  const stops = [field, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement);
  if (event.key === 'Escape') close();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length].focus();
});

function close() {
  field.value = '';
  show([], '');
  field.focus();
}

list.addEventListener('click', () => show([], ''));
document.addEventListener('click', event => form.contains(event.target) || show([], ''));
document.addEventListener('keydown', event => {
  const isTyping = event.target.closest?.('input, textarea, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});

/* The clipboard exists only on secure origins; elsewhere there is no button. */
for (const figure of navigator.clipboard ? document.querySelectorAll('figure.code') : []) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copy(button, figure.querySelector('code').textContent));
  figure.append(button);
}

async function copy(button, text) {
  const says = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not allowed',
  );
  button.textContent = says;
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 2000);
}

const wide = matchMedia('(min-width: 80rem)');
const toc = document.querySelector('details.toc');
const openToc = () => {
  if (toc) toc.open = wide.matches;
};
wide.addEventListener('change', openToc);
openToc();
