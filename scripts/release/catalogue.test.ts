/** Quick checks of the packages; release.full.test.ts builds and installs them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../docs-site/examples.ts';
import { readExports } from '../docs-site/exports.ts';
import { ROOT } from '../lib/run.mjs';
import { releaseNotes } from '../release.ts';
import { publishedLibraries, supportingLibraries } from './catalogue.ts';

const libraries = [...publishedLibraries(), ...supportingLibraries()];

const entryPaths = new Map(
  libraries.flatMap(({ name, entryPoints }) =>
    Object.entries(entryPoints).map(([entry, module]) => [`${name}${entry.slice(1)}`, `${module}.ts`]),
  ),
);

const importsIn = (path: string, text: string) => parseSync(path, text).module.staticImports;

/** The names that an example imports from our packages, as `package: name`. */
function namesImportedBy(readme: string): string[] {
  const scripts = readExamples(readme).filter(({ kind, language }) => kind === 'run' && language === 'js');
  return scripts.flatMap(({ text }) =>
    importsIn('example.ts', text)
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('@parlour/'))
      .flatMap(({ moduleRequest, entries }) =>
        entries.map(({ importName }) => `${moduleRequest.value}: ${importName.name}`),
      ),
  );
}

const exportedNames = new Set(
  [...entryPaths].flatMap(([entry, path]) => readExports(path).map(({ name }) => `${entry}: ${name}`)),
);

describe.each(['.', ...publishedLibraries().map(({ home }) => home)])('the README in %s', home => {
  it('imports only what the packages export', () => {
    const names = namesImportedBy(readFileSync(join(ROOT, home, 'README.md'), 'utf8'));
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter(name => !exportedNames.has(name))).toEqual([]);
  });
});

describe.each(libraries.map(library => [library.name, library] as const))(
  '%s',
  (_, { home, entryPoints, manifest }) => {
    it('has a module for every entry point', () => {
      expect(Object.values(entryPoints).filter(module => !existsSync(join(ROOT, `${module}.ts`)))).toEqual([]);
    });

    it('depends on every package it imports', () => {
      const files = readdirSync(join(ROOT, home), { recursive: true, encoding: 'utf8' });
      const sources = files.filter(file => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)(tests|node_modules)\//.test(file));
      const imported = sources.flatMap(file =>
        importsIn(file, readFileSync(join(ROOT, home, file), 'utf8')).map(({ moduleRequest }) => moduleRequest.value),
      );
      const packages = imported
        .filter(name => !/^(\.|node:)/.test(name))
        .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
      const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
      if (home.startsWith('packages/')) expect(packages.filter(name => !(name in declared))).toEqual([]);
    });
  },
);

it('makes the release notes from the section of a version, or from what is not yet released', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.0.0 (2026-01-02)\n\n### Fixed\n\n- Old.\n';
  expect(releaseNotes(changelog, '1.0.0')).toBe('### Fixed\n\n- Old.');
  expect(releaseNotes(changelog, '1.1.0')).toBe('- New.');
});
