/** Searches the documentation. Runs in the browser (site.js) and in tests. */
import MiniSearch, { type Query } from 'minisearch';

/** One section of a page. */
export type SearchEntry = {
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
};

export type SearchResult = SearchEntry & {
  /** The words of the section that match, best first. */
  readonly terms: readonly string[];
};

const STOP_WORDS = new Set(
  `a about an and are as at be by can could do does for from have how i in is it its me my of on or our so that the
  their there these they this to want was we what when where which who why will with would you your`.split(/\s+/),
);

/** Words that readers search for, and words that the pages use. */
const SYNONYMS: Readonly<Record<string, string>> = {
  account: 'member passkey',
  bot: 'computer player',
  deploy: 'hosting',
  docker: 'hosting container',
  elo: 'ratings',
  history: 'record review',
  install: 'hosting',
  leaderboard: 'ratings',
  moderation: 'report operator members',
  moderator: 'report operator members',
  room: 'table',
};

export type SearchIndex = MiniSearch<SearchEntry>;

/** The number of a clause, such as NA-6, is one word. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:-\d+)?/gu) ?? [];

const isSignificant = (term: string): boolean => !STOP_WORDS.has(term);

/** An export is also found by a part of its name: `resolveChance` by "chance". */
const indexedTerms = (word: string): string[] =>
  [...new Set([word, ...word.split(/(?=\p{Lu})/u)])].map(term => term.toLowerCase()).filter(isSignificant);

export const createIndex = (): SearchIndex =>
  new MiniSearch({
    idField: 'address',
    fields: ['heading', 'title', 'address', 'text'],
    storeFields: ['address', 'title', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: indexedTerms,
    searchOptions: {
      processTerm: term => term.toLowerCase(),
      boost: { heading: 4, title: 2 },
      boostDocument: address => (/^(code|decisions|changelog|glossary|stress)\b/.test(address) ? 0.5 : 1),
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      prefix: true,
    },
  });

/** Each is tried if the one before finds nothing. `typos` is the share of wrong letters in a word. */
const ATTEMPTS = [
  { combineWith: 'AND', typos: 0.2 },
  { combineWith: 'AND', typos: 0.4 },
  { combineWith: 'OR', typos: 0.2 },
] as const;

/** Returns the sections with all words, or else those with any of them, best first. */
export function searchDocs(index: SearchIndex, query: string): SearchResult[] {
  const queries = wordsOf(query.toLowerCase()).filter(isSignificant).map(withSynonyms);
  for (const { combineWith, typos } of ATTEMPTS) {
    const fuzzy = (term: string): number | false => term.length > 3 && !/\d/.test(term) && typos;
    const found = index.search({ combineWith, queries, fuzzy });
    if (found.length > 0)
      return found.map(({ address, title, heading, text, terms }) => ({ address, title, heading, text, terms }));
  }
  return [];
}

/** A synonym counts half. */
function withSynonyms(word: string): Query {
  const synonyms = { queries: wordsOf(SYNONYMS[word] ?? ''), prefix: false, fuzzy: false, boostTerm: () => 0.5 };
  return { combineWith: 'OR', queries: [word, synonyms] };
}
