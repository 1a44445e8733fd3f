/**
 * Small Vite plugins.
 *
 * Long drawings become JSON files, because the browser would compile them as script. An embedded table keeps them in
 * its one file.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const DRAWINGS_MODULE = join(import.meta.dirname, '..', 'lib', 'drawing-files.ts');
const DRAWING_FILES = /\/games\/[^/]+\/art\/([^/]+)\.generated\.ts$/;

/** In characters. A card back stays in the script, because it is drawn before these files arrive. */
const MIN_SEPARATE_LENGTH = 10_000;

/** Generated modules have only literals and no imports. */
async function readLiterals(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** Assigned when the file arrives; lib/drawing-files.ts says when that is. */
const fetchingModule = (names: string, file: string): string => `
  import { awaitDrawing } from ${JSON.stringify(DRAWINGS_MODULE)};
  export let ${names};
  awaitDrawing(import.meta.ROLLUP_FILE_URL_${file}, all => {
    ({ ${names} } = all);
  });`;

export const separateDrawings = (): Plugin => ({
  name: 'parlour-drawings-apart',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const name = DRAWING_FILES.exec(id)?.[1];
    if (name === undefined || readFileSync(id, 'utf8').length < MIN_SEPARATE_LENGTH) return null;
    const drawings = { ...(await readLiterals(id)) };
    const file = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(drawings) });
    return { code: fetchingModule(Object.keys(drawings).join(', '), file), moduleType: 'js' };
  },
});

const PAGE_ONLY = /\/web\/(app\/(router|page-platform)|worker\/worker-client)\.tsx?$/;

/** Fails the build of the embedded table if a shared module imports what only our own pages have. */
export const refusePageModules = (): Plugin => ({
  name: 'parlour-refuse-page-modules',
  load(id) {
    if (PAGE_ONLY.test(id))
      this.error(`${id} is for pages only. Use table/platform.ts in modules of the embedded table.`);
  },
});

/** An embedded table has all style sheets in its one file. */

const STYLE_PLACEHOLDER = /(["'`])@parlour-style\1/;

export const inlineStyles = (): Plugin => ({
  name: 'parlour-style-in-script',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const text = sheets.map(sheet => (sheet.type === 'asset' ? String(sheet.source) : '')).join('\n');
      for (const { fileName } of sheets) delete bundle[fileName];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(STYLE_PLACEHOLDER, () => JSON.stringify(text));
      }
    },
  },
});

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

let styleSheets: readonly string[] | undefined;

/** Sorted, so that two builds of the same files give the same names. */
const findStyleSheets = (): readonly string[] =>
  ['apps/web', 'games', 'packages']
    .flatMap(folder =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(file => join(ROOT, folder, file)),
    )
    .filter(file => file.endsWith('.module.css') && !file.includes('node_modules'))
    .sort();

const CLASS_OR_KEYFRAMES = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;

/** Returns letters for the style sheet and a number for the class; long names are a twelfth of all styles. */
export function shortClassName(name: string, file: string, css: string): string {
  styleSheets ??= findStyleSheets();
  const sheet = styleSheets.indexOf(normalize(file));
  const letters = `${LETTERS[Math.floor(sheet / LETTERS.length) - 1] ?? ''}${LETTERS[sheet % LETTERS.length]}`;
  const names = [...new Set([...css.matchAll(CLASS_OR_KEYFRAMES)].map(found => found[1]))];
  // Content blockers hide classes like "ad1".
  return `_${letters}${names.indexOf(name)}`;
}

/** Only in builds: while developing, names say where they are from. */
export const shortClassNames = (): Plugin => ({
  name: 'parlour-short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
});

/** File names have hashes, so their list is all a service worker needs; no library. */

const SERVICE_WORKER_TEMPLATE = join(import.meta.dirname, 'service-worker.js');

/** The script shows what these pages show. They are for those who come without it. */
const READING_PAGES = /^(sheet|story|cards)\/|^(404\.html|pages\.json)$/;

const isNeededOffline = (file: string): boolean => !file.endsWith('.map') && !READING_PAGES.test(file);

export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'parlour-precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).filter(({ fileName }) => isNeededOffline(fileName));
        const text = built.map(file => (file.type === 'asset' ? String(file.source) : file.code)).join('\n');
        const loose = readdirSync(publicDir, { withFileTypes: true }).filter(entry => entry.isFile());
        const files = [...built.map(({ fileName }) => fileName), ...loose.map(({ name }) => name)];
        const list = files.map(file => (file === 'index.html' ? '/' : `/${file}`)).sort();
        const version = createHash('sha256').update(list.join('\n')).update(text).digest('hex').slice(0, 12);
        const source = readFileSync(SERVICE_WORKER_TEMPLATE, 'utf8')
          .replace("'@version'", JSON.stringify(version))
          .replace("['@files']", JSON.stringify(list));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
