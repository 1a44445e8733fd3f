/**
 * Generates packages/club/confusables.generated.ts from confusables.txt, the data of Unicode Technical Standard 39
 * (https://www.unicode.org/Public/security/, also in every source package of ICU). For a new version of Unicode run
 * `npm run generate -- confusables path/to/confusables.txt` and raise LOOKS_VERSION in
 * packages/club/names.ts, so that servers recompute stored names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';

const TARGET = join(import.meta.dirname, '..', '..', 'packages', 'club', 'confusables.generated.ts');

type Pair = { readonly source: string; readonly target: string };

/** A line is `source ; target ; type`, each character in hexadecimal. */
function pairsIn(text: string): Pair[] {
  const lines = text.split('\n').filter(line => /^[0-9A-F]/.test(line));
  return lines.map(line => {
    const [source = '', target = ''] = line.split(';').map(part => part.trim().toLowerCase());
    return { source, target: target.split(/\s+/).join('+') };
  });
}

/** Names are normalized before the lookup, so characters that normalization replaces are left out. */
function survives({ source }: Pair): boolean {
  const character = String.fromCodePoint(Number.parseInt(source, 16));
  return character.normalize('NFKC').normalize('NFD') === character;
}

/** Formats each target with the characters that look like it, in lines of 120 columns. */
function wrap(entries: readonly string[]): string {
  const lines = [''];
  for (const entry of entries) {
    const longer = `${lines.at(-1)}${entry},`;
    if (longer.length <= 120) lines.splice(-1, 1, longer);
    else lines.push(`${entry},`);
  }
  return lines.join('\n');
}

function moduleOf(text: string): string {
  const version = assertDefined(/^# Version: (\S+)/m.exec(text)?.[1]);
  const year = assertDefined(/© (\d{4}) Unicode/.exec(text)?.[1]);
  const byTarget = new Map<string, string[]>();
  for (const { source, target } of pairsIn(text).filter(survives))
    byTarget.set(target, [...(byTarget.get(target) ?? []), source]);
  const entries = [...byTarget].map(([target, sources]) => `${target} ${sources.join(' ')}`);
  return `/**
 * Characters that look like others: the data of Unicode Technical Standard 39, version ${version}, without those that NFKC
 * replaces. Written by scripts/generate/confusables.ts; do not edit. © ${year} Unicode®, Inc.; see NOTICES.txt.
 */

/** Each entry is a target and the characters that look like it, in hexadecimal. */
const ENTRIES = \`
${wrap(entries.sort())}
\`;

const textOf = (hex: string): string => String.fromCodePoint(...hex.split('+').map(code => Number.parseInt(code, 16)));

/** The target of each character that looks like something else. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  ENTRIES.trim()
    .split(/,\\s*/)
    .slice(0, -1)
    .flatMap(entry => {
      const [target = '', ...sources] = entry.split(' ').map(textOf);
      return sources.map(source => [source, target] as const);
    }),
);
`;
}

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: npm run generate -- confusables path/to/confusables.txt');
writeFileSync(TARGET, moduleOf(readFileSync(file, 'utf8')));
