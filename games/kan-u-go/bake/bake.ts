/**
 * Bakes the lexicons: gathers the words, judges plurals, and writes `data/baked/`. The same packages and lists give the
 * same bytes. Run by the set-up when what it would write is missing or stale; takes some seconds.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { type FlaggedWord, OFFENSIVE, PLURAL, VERB_FORM, withGrade } from '../lexicon/graph.ts';
import { buildGraph } from '../lexicon/graph-build.ts';
import { encodeGraph } from '../lexicon/graph-bytes.ts';
import { definitionsOf } from './definitions.ts';
import { dataFolder, matcherOf, readJudgements, readList } from './lists.ts';
import { noticesText } from './notices.ts';
import { PACKAGES, versionOf } from './packages.ts';
import { type Sense, senseOf } from './plural-sense.ts';
import { readWordNet } from './wordnet.ts';
import { fullWords, type GradedWords, largeWords } from './words.ts';

const bakedFolder = join(dataFolder, 'baked');

export const readBaked = (name: string): Uint8Array => new Uint8Array(readFileSync(join(bakedFolder, name)));

const STAMP = 'stamp.txt';

/** What a file of the lexicon is made of, by its name. */
export function bake(full = fullWords(), wordnet = readWordNet()): ReadonlyMap<string, string | Uint8Array> {
  const large = largeWords(full);
  const byHand = readJudgements('plurals.txt');
  const sensesIn = (words: GradedWords, among = words): Map<string, Sense> =>
    new Map([...words.keys()].map(word => [word, senseOf(word, { wordnet, byHand, has: stem => among.has(stem) })]));
  const senses = sensesIn(full);
  // A word of the full list has the same sense in the large one.
  const added = new Map([...large].filter(([word]) => !full.has(word)));
  return new Map<string, string | Uint8Array>([
    ['full.lexicon', lexiconOf(full, senses)],
    ['large.lexicon', lexiconOf(large, new Map([...senses, ...sensesIn(added, large)]))],
    ['definitions.txt', definitionsOf(full, wordnet, senses)],
    ['NOTICES.txt', noticesText()],
  ]);
}

function lexiconOf(words: GradedWords, senses: ReadonlyMap<string, Sense>): Uint8Array {
  const isOffensive = matcherOf(readList('offensive.txt'));
  const flagged = [...words].map(([word, grade]): FlaggedWord => {
    const { isPlural, isVerbForm } = assertDefined(senses.get(word));
    const marks = (isPlural ? PLURAL : 0) | (isVerbForm ? VERB_FORM : 0) | (isOffensive(word) ? OFFENSIVE : 0);
    return { word, flags: withGrade(marks, grade) };
  });
  return encodeGraph(buildGraph(flagged));
}

/** Bakes if anything that goes into the files has changed since they were written. */
export function ensureBaked(say: (line: string) => void = () => {}): void {
  const stamp = stampOf();
  if (stamp === writtenStamp()) {
    say('The lexicons are baked and fresh.');
    return;
  }
  say('Baking the lexicons from SCOWL, word-list and WordNet ...');
  mkdirSync(bakedFolder, { recursive: true });
  for (const [name, content] of bake()) {
    write(name, content);
    say(`  ${name}, ${Math.round(content.length / 1024)} KB`);
  }
  write(STAMP, stamp);
}

/** Written aside and moved, so that whoever reads meanwhile, or bakes too, never meets half a file. */
function write(name: string, content: string | Uint8Array): void {
  const aside = join(bakedFolder, `${name}.${process.pid}`);
  writeFileSync(aside, content);
  renameSync(aside, join(bakedFolder, name));
}

function writtenStamp(): string | undefined {
  try {
    return readFileSync(join(bakedFolder, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/** Stands for the hand-made lists, the code of these two folders, and the versions of the packages. */
function stampOf(): string {
  const hash = createHash('sha256');
  for (const folder of [dataFolder, import.meta.dirname, join(import.meta.dirname, '../lexicon')]) {
    const names = readdirSync(folder).filter(name => /(?<!\.test)\.(ts|txt)$/.test(name));
    for (const name of names.sort()) hash.update(readFileSync(join(folder, name)));
  }
  for (const name of PACKAGES) hash.update(versionOf(name));
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) ensureBaked(line => console.log(line));
