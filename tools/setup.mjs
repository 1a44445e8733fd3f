/** What a fresh clone needs before anything runs. Plain JavaScript, because nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const LEAST_NODE = [20, 19];

/** What set-up itself runs tells its news on the error stream: a command's own output stays clean. */
const QUIET = ['ignore', 2, 2];

/** Ends the program with one clear sentence. */
export function giveUp(sentence) {
  console.error(`parlour: ${sentence}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  giveUp(`Node.js ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Installs the packages of a folder's lockfile, unless they are there already. */
export function install(folder = ROOT) {
  checkNode();
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(file => join(folder, file));
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  say(`Installing the packages of ${relative(ROOT, lock)} (once, about a minute) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { cwd: folder, stdio: QUIET });
  if (status !== 0) giveUp('The packages could not be installed; is the package registry within reach?');
}

/** The exit code of a check that this machine has no means for. */
export const SKIPPED = 77;

/** Says things on the error stream, for the same reason. */
export const say = sentence => console.error(sentence);

/** Runs one of the project's tools; answers its exit code. */
export const run = (command, args, options = {}) =>
  spawnSync(process.execPath, [join(ROOT, command), ...args], { cwd: ROOT, stdio: 'inherit', ...options }).status ?? 1;

export const TSX = 'node_modules/tsx/dist/cli.mjs';
export const runScript = (script, args = [], options = {}) => run(TSX, [script, ...args], options);

/** Data that boxes make out of packages: games/<box>/bake/bake.ts writes games/<box>/data/baked. */
export function bake() {
  for (const box of readdirSync(join(ROOT, 'games'))) {
    const folder = join(ROOT, 'games', box, 'bake');
    if (!existsSync(join(folder, 'bake.ts'))) continue;
    const inputs = [folder, join(ROOT, 'games', box, 'data'), join(ROOT, 'package-lock.json')];
    unlessFresh(`bake-${box}`, inputs, join(ROOT, 'games', box, 'data', 'baked'), () => {
      say(`Baking the data of the box ${box} …`);
      if (runScript(join('games', box, 'bake', 'bake.ts'), [], { stdio: QUIET }) !== 0)
        giveUp(`The data of the box ${box} could not be baked.`);
    });
  }
}

const SOURCES = [
  ...['kernel', 'art', 'games', 'players', 'table', 'protocol', 'client', 'server', 'trials', 'print', 'cli'],
  ...['tools/setup.mjs', 'package-lock.json'],
];

/** Bundles the terminal program, unless the bundle is newer than every source. */
export async function bundle() {
  const out = join(ROOT, 'cli', 'dist');
  const sources = SOURCES.map(source => join(ROOT, source));
  await unlessFresh('bundle', sources, out, () => build(out));
}

/**
 * The program and its threads are bundled apart: what they shared would be cut into many small chunks, and every start
 * would wait for each of them.
 */
const ENTRIES = [
  { parlour: join(ROOT, 'cli', 'main.ts') },
  {
    worker: join(ROOT, 'cli', 'worker.ts'),
    thinker: join(ROOT, 'server', 'thinking', 'thinker.ts'),
    checkpointer: join(ROOT, 'server', 'store', 'checkpointer.mjs'),
  },
];

async function build(outdir) {
  const esbuild = await import('esbuild');
  const built = await Promise.all(ENTRIES.map(entryPoints => esbuild.build(settings(entryPoints, outdir))));
  const files = built.flatMap(({ metafile }) => Object.keys(metafile.outputs));
  sweep(outdir, new Set(files.map(path => basename(path))));
}

const settings = (entryPoints, outdir) => ({
  entryPoints,
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  external: OUTSIDE,
  banner: { js: REQUIRE },
  plugins: [ENGLISH_ONLY],
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'error',
  sourcemap: true,
  metafile: true,
});

/** The schema library brings its sentences in every language, and a server would read them all before it answers. */
const ENGLISH_ONLY = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

/** Chunks are called by what is in them, so that those of earlier bundles would stay for ever. */
function sweep(folder, kept) {
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
}

/** Packages with machine code in them cannot be bundled. */
const OUTSIDE = ['libsql', '@resvg/resvg-js'];

/** Older packages ask for others by `require`, which there is not in a module. */
const REQUIRE =
  "import { createRequire as parlourRequire } from 'node:module'; const require = parlourRequire(import.meta.url);";

const PAGES = [
  ...['kernel', 'players', 'games', 'table', 'protocol', 'client', 'art', 'felt', 'print', 'web'],
  'package-lock.json',
];

/** Builds the pages, unless they are newer than every source. */
export async function buildPages() {
  const sources = PAGES.map(source => join(ROOT, source));
  await unlessFresh('pages', sources, join(ROOT, 'web', 'dist', 'index.html'), () => {
    say('Building the pages …');
    const baked = runScript('web/bake.ts', [], { stdio: QUIET }) === 0;
    const built = baked && vite() === 0 && vite('--config', 'web/vite.embed.config.ts') === 0;
    if (!built) giveUp('The pages could not be built.');
  });
  await buildDocs();
}

const vite = (...more) =>
  run('node_modules/vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn', ...more], { stdio: QUIET });

const PAPERS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs', 'examples', 'art/CREDITS.md'],
  ...['bench/results.md', 'kernel', 'players', 'games', 'protocol', 'client', 'cli/README.md', 'felt/theme.css'],
  ...['tools/site', 'tools/docs.ts', 'tools/release/catalogue.ts', 'package-lock.json'],
];

/** Lays the documentation beside the pages. A link that leads nowhere is no reason to keep the parlour closed. */
async function buildDocs() {
  const sources = PAPERS.map(source => join(ROOT, source));
  await unlessFresh('docs', sources, join(ROOT, 'web', 'dist', 'docs'), () => {
    const isBuilt = runScript('tools/docs.ts', [], { stdio: QUIET }) === 0;
    if (!isBuilt) say('The documentation could not be built; all else is there.');
    return isBuilt;
  });
}

/** Does the work if an input has changed since it was done last, or the output is missing. Work that answers false is not done. */
async function unlessFresh(name, inputs, output, work) {
  const stamp = join(ROOT, '.cache', `${name}.stamp`);
  const state = inputs.map(fingerprint).join('\n');
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  if ((await work()) === false) return;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

const PASSED_OVER = /^(node_modules|dist|baked|records|coverage|e2e)$|\.test\.ts$/;

/** Names, sizes and times of all files below a path. */
function fingerprint(path) {
  if (!existsSync(path)) return '';
  const stat = statSync(path);
  if (!stat.isDirectory()) return `${relative(ROOT, path)} ${stat.size} ${stat.mtimeMs}`;
  return readdirSync(path)
    .filter(entry => !PASSED_OVER.test(entry))
    .sort()
    .map(entry => fingerprint(join(path, entry)))
    .join('\n');
}

/** Everything a user's command needs. */
export async function setUp() {
  install();
  bake();
  await bundle();
}
