/**
 * Builds `data/baked/`; the same inputs give the same bytes. The set-up runs it when the output is missing or stale;
 * takes some seconds.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { type FlaggedWord, OFFENSIVE, PLURAL, VERB_FORM, withGrade } from '../lexicon/graph.ts';
import { buildGraph, encodeGraph } from '../lexicon/graph-codec.ts';
import { findWordSense, type WordSense } from './plural-sense.ts';
import {
  bakedFolder,
  createMatcher,
  dataFolder,
  type GradedWords,
  noticesText,
  PACKAGES,
  packageVersion,
  readFullWords,
  readJudgements,
  readLargeWords,
  readWordList,
} from './sources.ts';
import { readWordNet, writeDefinitions } from './wordnet.ts';

const STAMP = 'stamp.txt';

/** File contents by name. */
export function bakeLexicons(
  full = readFullWords(),
  wordnet = readWordNet(),
): ReadonlyMap<string, string | Uint8Array> {
  const large = readLargeWords(full);
  const byHand = readJudgements('plurals.txt');
  const sensesIn = (words: GradedWords, among = words): Map<string, WordSense> =>
    new Map(
      [...words.keys()].map(word => [word, findWordSense(word, { wordnet, byHand, has: stem => among.has(stem) })]),
    );
  const senses = sensesIn(full);
  const added = new Map([...large].filter(([word]) => !full.has(word)));
  return new Map<string, string | Uint8Array>([
    ['full.lexicon', encodeLexicon(full, senses)],
    ['large.lexicon', encodeLexicon(large, new Map([...senses, ...sensesIn(added, large)]))],
    ['definitions.txt', writeDefinitions(full, wordnet, senses)],
    ['NOTICES.txt', noticesText()],
  ]);
}

function encodeLexicon(words: GradedWords, senses: ReadonlyMap<string, WordSense>): Uint8Array {
  const isOffensive = createMatcher(readWordList('offensive.txt'));
  const flagged = [...words].map(([word, grade]): FlaggedWord => {
    const { isPlural, isVerbForm } = assertDefined(senses.get(word));
    const marks = (isPlural ? PLURAL : 0) | (isVerbForm ? VERB_FORM : 0) | (isOffensive(word) ? OFFENSIVE : 0);
    return { word, flags: withGrade(marks, grade) };
  });
  return encodeGraph(buildGraph(flagged));
}

export function ensureBaked(say: (line: string) => void = () => {}): void {
  const stamp = computeStamp();
  if (stamp === readStamp()) {
    say('The lexicons are baked and fresh.');
    return;
  }
  say('Baking the lexicons from SCOWL, word-list and WordNet ...');
  mkdirSync(bakedFolder, { recursive: true });
  for (const [name, content] of bakeLexicons()) {
    writeAtomically(name, content);
    say(`  ${name}, ${Math.round(content.length / 1024)} KB`);
  }
  writeAtomically(STAMP, stamp);
}

/** Parallel readers and bakers must never see half a file. */
function writeAtomically(name: string, content: string | Uint8Array): void {
  const temporary = join(bakedFolder, `${name}.${process.pid}`);
  writeFileSync(temporary, content);
  renameSync(temporary, join(bakedFolder, name));
}

function readStamp(): string | undefined {
  try {
    return readFileSync(join(bakedFolder, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/** Covers hand-made lists, the code of bake/ and lexicon/, and package versions. */
function computeStamp(): string {
  const hash = createHash('sha256');
  for (const folder of [dataFolder, import.meta.dirname, join(import.meta.dirname, '../lexicon')]) {
    const names = readdirSync(folder).filter(name => /(?<!\.test)\.(ts|txt)$/.test(name));
    for (const name of names.sort()) hash.update(readFileSync(join(folder, name)));
  }
  for (const name of PACKAGES) hash.update(packageVersion(name));
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) ensureBaked(line => console.log(line));
