/** Collects the licences of the packages inside the bundle and the pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { manifestOf } from './catalogue.ts';

const MODULES: string = join(ROOT, 'node_modules');
const BUNDLE: string = join(ROOT, 'apps', 'cli', 'dist');
const LICENCE = /^(licen[cs]e|ofl|copying|notice)(\.|-|_|$)/i;

/** The packages of the bundle, by its source maps. */
const inBundle = (): string[] =>
  readdirSync(BUNDLE)
    .filter(name => name.endsWith('.map'))
    .flatMap(name => JSON.parse(readFileSync(join(BUNDLE, name), 'utf8')).sources as string[])
    .flatMap(source => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);

/** The packages that workspaces bring into the pages. */
const inPages = (): string[] =>
  ['apps/web', 'packages/board-kit', 'games', 'packages/print', 'packages/table'].flatMap(folder =>
    Object.keys(manifestOf(folder).dependencies ?? {}).filter(name => !name.startsWith('@parlour/')),
  );

export const collectNotices = (): string =>
  [...new Set([...inBundle(), ...inPages()])]
    .filter(name => existsSync(join(MODULES, name)))
    .toSorted()
    .map(readNotice)
    .join('\n\n');

function readNotice(name: string): string {
  const { version, license } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8'));
  const texts = readdirSync(join(MODULES, name)).filter(file => LICENCE.test(file));
  const said = texts.map(file => readFileSync(join(MODULES, name, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...said].join('\n\n');
}
