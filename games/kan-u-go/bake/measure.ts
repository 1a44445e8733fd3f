/** Prints the figures of the lexicon README. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { itemAt } from '@parlour/kernel/result';
import { iterateWords, PLURAL } from '../lexicon/graph.ts';
import { decodeGraph } from '../lexicon/graph-codec.ts';
import { lexiconFile, openLexicon } from '../lexicon/lexicon.ts';
import { ensureBaked } from './bake.ts';
import { findWordSense, type PluralScore, scorePlurals } from './plural-sense.ts';
import { readBaked, readFullWords, readJudgements } from './sources.ts';
import { readWordNet } from './wordnet.ts';

function median(times: number, work: () => void): string {
  const taken = Array.from({ length: times }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return itemAt(
    taken.sort((a, b) => a - b),
    times >> 1,
  ).toFixed(1);
}

function fileLine(name: string): string {
  const bytes = readBaked(name);
  const decode = name.endsWith('.lexicon') ? `, decoded in ${median(21, () => decodeGraph(bytes))} ms` : '';
  return `${name}: ${bytes.length} bytes, gzip ${gzipSync(bytes, { level: 9 }).length}, brotli ${brotliCompressSync(bytes).length}${decode}`;
}

function lexiconLine(name: 'full' | 'common' | 'child' | 'large'): string {
  const lexicon = openLexicon(readBaked(lexiconFile(name)), name);
  const words = [...iterateWords(lexicon)];
  const plurals = words.filter(({ flags }) => flags & PLURAL).length;
  return `${name} ${lexicon.hash}: ${words.length} words, ${plurals} of them plurals in S`;
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const scoreLine = (title: string, { words, right, precision, recall, wrong }: PluralScore): string =>
  `${title}: ${right} of ${words} right (${percent(right / words)}), precision ${percent(precision)}, recall ${percent(recall)}; wrong: ${wrong.join(' ') || 'none'}`;

function scoreLines(): string[] {
  const labelled = readJudgements('plurals-labelled.txt');
  const full = openLexicon(readBaked('full.lexicon'), 'full');
  const listed = readFullWords();
  const byRule = { wordnet: readWordNet(), has: (word: string) => listed.has(word), byHand: new Map() };
  return [
    scoreLine(
      'plural sense, the rule alone',
      scorePlurals(labelled, word => findWordSense(word, byRule).isPlural),
    ),
    scoreLine(
      'plural sense, with the list of exceptions',
      scorePlurals(labelled, word => full.isPlural(word)),
    ),
  ];
}

ensureBaked();
const opening = median(21, () => openLexicon(readBaked('full.lexicon'), 'full'));
const lines = [
  ...['full.lexicon', 'large.lexicon', 'definitions.txt'].map(fileLine),
  `full.lexicon: read, decoded and hashed in ${opening} ms`,
  ...(['full', 'common', 'child', 'large'] as const).map(lexiconLine),
  ...scoreLines(),
];
console.log(lines.join('\n'));
