/**
 * Compiles the double-dummy search to WebAssembly: `npx tsx games/nations/bake/compile.ts` writes compiled.generated.ts; with
 * --check it only says whether that was made of the sources as they are. The compiler is large and wanted by nobody else, so
 * it is fetched for the occasion.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TWINS, translated } from './machine.ts';

const COMPILER = 'assemblyscript@0.28.20';
const SETTINGS = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='];
const SEARCH = join(import.meta.dirname, '..', 'nations', 'players', 'double-dummy');
const OUT = join(SEARCH, 'compiled.generated.ts');
const NAMES = ['board', 'codes', 'entry', 'list', 'memory', 'order', 'quick', 'search', 'sure', 'trick', 'useful'];

/** Texts by name. */
function sources(): Record<string, string> {
  const files = NAMES.map(name => [name, translated(readFileSync(join(SEARCH, `${name}.ts`), 'utf8'))]);
  return { ...TWINS, ...Object.fromEntries(files) };
}

/** Comments change nothing. */
const bare = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');

const digestOf = (texts: Record<string, string>): string => {
  const parts = [COMPILER, ...SETTINGS, ...Object.entries(texts).map(([name, text]) => name + bare(text))];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
};

/** Whether what is checked in was made of the sources as they are. */
export const isFresh = (): boolean => readFileSync(OUT, 'utf8').includes(`'${digestOf(sources())}'`);

function compile(texts: Record<string, string>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-search-'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.ts`), text);
  const command = ['exec', '--yes', `--package=${COMPILER}`, '--', 'asc', 'entry.ts', ...SETTINGS, '-o', 'out.wasm'];
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
    if (isFresh()) return;
    console.error('compiled.generated.ts is not of these sources; run npx tsx games/nations/bake/compile.ts.');
    process.exitCode = 1;
    return;
  }
  const texts = sources();
  writeFileSync(OUT, moduleOf(digestOf(texts), compile(texts)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
