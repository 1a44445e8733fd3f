import { beforeAll, expect, it } from 'vitest';
import { buildSite } from './build.ts';
import { createIndex, type SearchEntry, type SearchIndex, searchDocs } from './search.ts';

let index: SearchIndex;

beforeAll(() => {
  const script = buildSite().files.get('search-entries.js') ?? '';
  const entries: SearchEntry[] = JSON.parse(script.replace(/^[^[]+|;\n$/g, ''));
  index = createIndex();
  index.addAll(entries);
});

const addressesFor = (query: string): string[] =>
  searchDocs(index, query).map(({ address }) => address.replace(/#.*/, '').replace(/^.*\//, ''));

it.each([
  ['how do i add a game', 'add-a-game.html'],
  ['shufle', 'shuffle.html'],
  ['shuflfe', 'shuffle.html'],
  ['tournamnet', 'tournaments.html'],
  ['embeding', 'embedding.html'],
  ['install', 'hosting.html'],
  ['How do I install Parlour?', 'hosting.html'],
  ['match history', 'reviews.html'],
  ['elo', 'ratings.html'],
  ['resolveChance', 'kernel.html'],
  ['host', 'hosting.html'],
])('%j finds %s among the first five', (query, address) => {
  expect(addressesFor(query).slice(0, 5)).toContain(address);
});

it('knows synonyms: the page does not contain the word', () => {
  expect(addressesFor('moderation').slice(0, 5)).toContain('members.html');
});

it('finds an export by a part of its name', () => {
  const headings = searchDocs(index, 'chance').map(({ heading }) => heading);
  expect(headings).toContain('resolveChance');
});

it('finds a clause by its number, and no other', () => {
  const results = searchDocs(index, 'KA-3');
  expect(results.map(({ address }) => address)).toContainEqual(expect.stringContaining('games/kan-u-go/rules.html#'));
  for (const { text } of results) expect(text).toContain('KA-3');
});

it('requires all words, and any of them only if no section has all', () => {
  const few = createIndex();
  const entry = (address: string, text: string): SearchEntry => ({ address, title: '', heading: '', text });
  few.addAll([entry('both', 'the sealed deck and the cut'), entry('one', 'a cut'), entry('other', 'a seal')]);
  const found = (query: string): string[] => searchDocs(few, query).map(({ address }) => address);
  expect(found('sealed cut')).toEqual(['both']);
  expect(found('qwfpzx deck')).toEqual(['both']);
});

it('returns every result, with the terms that matched', () => {
  const results = searchDocs(index, 'clause');
  expect(results.length).toBeGreaterThan(20);
  expect(results.every(({ terms }) => terms.length > 0)).toBe(true);
});

it.each(['', 'the', '!?', 'qwfpzx zzyzx'])('finds nothing for %j', query => {
  expect(searchDocs(index, query)).toEqual([]);
});
