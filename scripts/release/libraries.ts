/** Builds the libraries in dist/packages: `tsc` compiles them, and their manifests name what it wrote. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT, run } from '../lib/run.mjs';
import { manifestOf, type PublishedPackage, publishedLibraries, supportingLibraries, VERSION } from './catalogue.ts';

/** The `outDir` of tsconfig.json. */
const EMITTED: string = join(ROOT, '.cache', 'release');

/** Returns the folders. */
export function buildLibraries(): string[] {
  rmSync(EMITTED, { recursive: true, force: true });
  const status = run('node_modules/typescript/bin/tsc', ['-p', import.meta.dirname]);
  if (status !== 0) throw new Error("Can't compile the sources. The compiler output says why.");
  useJsExtensions();
  return [...supportingLibraries(), ...publishedLibraries()].map(buildLibrary);
}

/** The compiler rewrites relative imports of `.ts` in modules, but not in declarations. */
function useJsExtensions(): void {
  const files = readdirSync(EMITTED, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.d.ts'));
  for (const path of files.map(file => join(EMITTED, file)))
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(['"])(\.[^'"\n]+)\.ts\1/g, '$1$2.js$1'));
}

/** The data that rules are read from, with its notices; not what it was baked from. */
const isDataFile = (path: string): boolean => !/\.\w+$/.test(path) || /\.(json|lexicon)$|^NOTICES/.test(basename(path));

function buildLibrary({ name, home, says, entryPoints, manifest }: PublishedPackage): string {
  const folder = emptyPackageFolder(name, home);
  for (const source of new Set([home, ...Object.values(entryPoints).map(entry => dirname(entry))]))
    cpSync(join(EMITTED, source), inDist(folder, source), { recursive: true });
  const data = `${home}/data`;
  const hasData = existsSync(join(ROOT, data));
  if (hasData) cpSync(join(ROOT, data), inDist(folder, data), { recursive: true, filter: isDataFile });
  const modules = Object.entries({ ...entryPoints, ...(manifest.exports?.['./*'] && { './*': `${home}/*` }) });
  const { dependencies = {}, peerDependencies, peerDependenciesMeta } = manifest;
  writeManifest(folder, name, says, {
    ...{ sideEffects: false, files: ['dist', 'CHANGELOG.md'], peerDependencies, peerDependenciesMeta },
    exports: {
      ...Object.fromEntries(modules.map(([entry, module]) => [entry, distExport(module)])),
      ...(hasData && { './data/*': inDist('.', `${data}/*`) }),
      './package.json': './package.json',
    },
    // Siblings are built together, so each needs the same version of the others.
    dependencies: JSON.parse(JSON.stringify(dependencies).replaceAll('"*"', `"${VERSION}"`)),
  });
  return folder;
}

/** `games/nations/index` is `dist/nations/index` in the package. */
const inDist = (folder: string, path: string): string => `${folder}/dist/${path.replace(/^(packages|games)\//, '')}`;

const distExport = (module: string): object => ({
  types: `${inDist('.', module)}.d.ts`,
  default: `${inDist('.', module)}.js`,
});

/** Every package has a README, a licence and a changelog. */
export function emptyPackageFolder(name: string, home: string): string {
  const folder = join(ROOT, 'dist', 'packages', basename(name));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const paper of [`${home}/README.md`, 'LICENSE', 'CHANGELOG.md'])
    cpSync(join(ROOT, paper), join(folder, basename(paper)));
  return folder;
}

export function writeManifest(folder: string, name: string, description: string, more: object): void {
  const { engines, author, repository, homepage, bugs } = manifestOf('.');
  const common = { keywords: ['card-games', 'games', 'parlour'], author, license: 'MIT', repository, homepage, bugs };
  const manifest = { name, version: VERSION, description, ...common, type: 'module', engines, ...more };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
}
