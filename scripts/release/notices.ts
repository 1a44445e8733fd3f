/** Collects the licences of the packages inside bundles and pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { manifestOf } from './catalogue.ts';

const MODULES: string = join(ROOT, 'node_modules');
const LICENCE = /^(licen[cs]e|ofl|copying|notice)(\.|-|$)/i;

/** Returns the packages of a bundle, by its source maps. */
export function bundledPackages(bundle: string): string[] {
  const maps = readdirSync(bundle).filter(name => name.endsWith('.map'));
  return maps.flatMap(name => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(bundle, name), 'utf8'));
    return sources.flatMap(source => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  });
}

/** Returns the packages that workspaces bring into the pages: dependencies and fonts. */
export const workspacePackages = (folders: readonly string[]): string[] =>
  folders
    .flatMap(folder => {
      const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
      return [...Object.keys(dependencies), ...Object.keys(devDependencies).filter(name => /font/.test(name))];
    })
    .filter(name => !name.startsWith('@parlour/'));

export function collectNotices(packages: readonly string[]): string {
  const names = [...new Set(packages)].filter(name => existsSync(join(MODULES, name))).toSorted();
  return names.map(readNotice).join('\n\n');
}

function readNotice(name: string): string {
  const { version, license } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8'));
  const texts = readdirSync(join(MODULES, name)).filter(file => LICENCE.test(file));
  const said = texts.map(file => readFileSync(join(MODULES, name, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...said].join('\n\n');
}
