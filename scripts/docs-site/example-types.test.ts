/** The JavaScript examples of the READMEs and docs are also valid TypeScript under `strict`, without annotations. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { publishedLibraries } from '../release/catalogue.ts';
import { runProgram } from '../release/testing/stranger.ts';
import { readExamples } from './examples.ts';
import { listChapters } from './pages.ts';

const FOLDER = join(ROOT, '.cache', 'example-types');

/** Boxes share a workspace, so only a path leads to them. */
const boxPaths = Object.fromEntries(
  publishedLibraries()
    .filter(({ home }) => home.startsWith('games/'))
    .flatMap(({ name, entryPoints }) =>
      Object.entries(entryPoints).map(([entry, module]) => [`${name}${entry.slice(1)}`, [`../../${module}.ts`]]),
    ),
);

const COMPILER_OPTIONS = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
  ...{ target: 'es2023', module: 'nodenext', lib: ['es2023', 'dom'], types: ['node'] },
  paths: boxPaths,
};

it('the examples have no type errors', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const examples = listChapters()
    .flatMap(({ pages }) => pages)
    .flatMap(({ source, text }) =>
      readExamples(text)
        .filter(({ kind, language }) => kind === 'run' && language === 'js')
        .map((example, n) => [`${source.replaceAll('/', '-')}-${n}.ts`, example.text] as const),
    );
  expect(examples.length).toBeGreaterThan(7);
  for (const [file, text] of examples) writeFileSync(join(FOLDER, file), `${text}\nexport {};\n`);
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*.ts'] }),
  );
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  expect(runProgram(process.execPath, [compiler, '-p', FOLDER], ROOT)).toEqual({ code: 0, out: '', err: '' });
});
