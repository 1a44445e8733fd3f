/**
 * Compiles the double-dummy search to WebAssembly: `npx tsx games/nations/bake/compile.ts`; `--check` tests whether
 * the output is up to date. npx fetches the large compiler on demand, because nothing else needs it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPLACEMENT_MODULES, translateSource } from './assemblyscript.ts';

const COMPILER = 'assemblyscript@0.28.20';
const COMPILER_FLAGS = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='];
const SEARCH_FOLDER = join(import.meta.dirname, '..', 'nations', 'players', 'double-dummy');
const OUTPUT_FILE = join(SEARCH_FOLDER, 'compiled.generated.ts');
const SEARCH_MODULES = [
  'board',
  'board-codes',
  'card-list',
  'entry',
  'move-ordering',
  'quick-tricks',
  'refutation-table',
  'search',
  'sure-stars',
  'transposition-table',
];

function translatedSources(): Record<string, string> {
  const files = SEARCH_MODULES.map(name => [
    name,
    translateSource(readFileSync(join(SEARCH_FOLDER, `${name}.ts`), 'utf8')),
  ]);
  return { ...REPLACEMENT_MODULES, ...Object.fromEntries(files) };
}

/** Comments and whitespace do not change the digest. */
const stripComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');

const digestOf = (texts: Record<string, string>): string => {
  const parts = [
    COMPILER,
    ...COMPILER_FLAGS,
    ...Object.entries(texts).map(([name, text]) => name + stripComments(text)),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
};

export const isCompiledUpToDate = (): boolean =>
  readFileSync(OUTPUT_FILE, 'utf8').includes(`'${digestOf(translatedSources())}'`);

function compile(texts: Record<string, string>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-search-'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.ts`), text);
  const command = [
    'exec',
    '--yes',
    `--package=${COMPILER}`,
    '--',
    'asc',
    'entry.ts',
    ...COMPILER_FLAGS,
    '-o',
    'out.wasm',
  ];
  const { status } = spawnSync('npm', command, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The search could not be compiled.');
  const bytes = readFileSync(join(folder, 'out.wasm'));
  rmSync(folder, { recursive: true });
  return bytes;
}

const moduleOf = (digest: string, bytes: Buffer): string => `// Written by games/nations/bake/compile.ts; do not edit.
/** The sources it was made of. */
export const MADE_OF = '${digest}';
/** The double-dummy search as WebAssembly, in base64. */
export const COMPILED =
  '${bytes.toString('base64')}';
`;

function main(): void {
  if (process.argv.includes('--check')) {
    if (isCompiledUpToDate()) return;
    console.error('compiled.generated.ts is not of these sources; run npx tsx games/nations/bake/compile.ts.');
    process.exitCode = 1;
    return;
  }
  const texts = translatedSources();
  writeFileSync(OUTPUT_FILE, moduleOf(digestOf(texts), compile(texts)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
