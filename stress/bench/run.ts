/**
 * `npm run bench [-- NAME … [--OPTION …]]` runs the benches, prints their tables and stores them in results.md. The
 * first word with dashes, and all after it, is passed to the named benches.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './lib/measure.ts';

type Bench = { readonly title: string; run(words: readonly string[]): BenchRow[] | Promise<BenchRow[]> };

const HERE = import.meta.dirname;
const BENCHES = join(HERE, 'benches');
const names = readdirSync(BENCHES)
  .filter(file => file.endsWith('.ts'))
  .map(file => file.slice(0, -3));

function tableOf(rows: readonly BenchRow[]): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const body = rows.map(row => line(columns.map(column => row[column] ?? '')));
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n');
}

const machine = (): string => `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node.js ${process.versions.node}`;

/** Sections of results.md by bench name. */
function sections(): Map<string, string> {
  const parts = readFileSync(join(HERE, 'results.md'), { encoding: 'utf8', flag: 'a+' }).split(/^## /m).slice(1);
  return new Map(parts.map(part => [/`npm run bench -- ([a-z-]+)/.exec(part)?.[1] ?? '', `## ${part.trim()}\n`]));
}

const given = process.argv.slice(2);
if (given.includes('--help')) {
  console.log(`npm run bench -- [NAME …] [--runs N]\n\nWithout a name it runs all: ${names.join(', ')}.`);
  process.exit();
}
const named = given.findIndex(word => word.startsWith('--'));
const wanted = named < 0 ? given : given.slice(0, named);
const options = given.slice(wanted.length);
const unknown = wanted.find(name => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". The benches are ${names.join(', ')}.`);
  process.exit(2);
}
const stored = sections();
for (const name of wanted.length > 0 ? wanted : names) {
  console.error(`Measuring ${name} …`);
  const bench: Bench = await import(join(BENCHES, `${name}.ts`));
  const table = tableOf(await bench.run(options));
  console.log(`\n${bench.title}\n\n${table}`);
  stored.set(
    name,
    `## ${bench.title}\n\n\`npm run bench -- ${[name, ...options].join(' ')}\` on ${machine()}\n\n${table}\n`,
  );
}
const all = [...stored].toSorted(([a], [b]) => a.localeCompare(b)).map(([, section]) => section);
writeFileSync(
  join(HERE, 'results.md'),
  `# Measured\n\nMachines are shared and noisy: compare rows of one table, not tables.\n\n${all.join('\n')}`,
);
