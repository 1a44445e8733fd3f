/** Every runnable example of the documentation is run in order, by a user who has only what the page gives. */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '@parlour/server/main';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { type Example, readExamples } from './examples.ts';
import { listChapters } from './pages.ts';
import { copyProject, newUserFolder } from './testing/folders.ts';

const MINUTES = 60_000;
const runFile = promisify(execFile);
const folders: string[] = [];
let server: RunningServer | undefined;

/** Created when the first example needs it. */
function folderFor(where: Example['where'], created: Partial<Record<Example['where'], string>>): string {
  created[where] ??= where === 'clone' ? copyProject() : newUserFolder();
  folders.push(created[where]);
  return created[where];
}

beforeAll(async () => {
  const file = join(newUserFolder(), 'tables.db');
  folders.push(join(file, '..'));
  server = await startServer({ port: 0, file, logLevel: 'silent', requestsPerMinute: 0 });
});

afterAll(async () => {
  await server?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Imports run from the sources; a folder's own .bin comes first. */
function environmentFor(folder: string, { where, language }: Example): NodeJS.ProcessEnv {
  const loader = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  return {
    ...process.env,
    PARLOUR_TEST_EXTENT: 'full',
    PARLOUR: server?.address,
    PATH: `${join(folder, 'node_modules', '.bin')}:${process.env.PATH}`,
    NO_COLOR: '1',
    ...(where === 'empty' && language === 'js' && { NODE_OPTIONS: `--import ${loader}` }),
  };
}

async function run(example: Example, cwd: string): Promise<string> {
  const { language, text } = example;
  const [program, file] = language === 'js' ? [process.execPath, 'lines.mjs'] : ['sh', 'lines.sh'];
  writeFileSync(join(cwd, file), text);
  const args = language === 'js' ? [file] : ['-e', file];
  const { stdout } = await runFile(program, args, { cwd, env: environmentFor(cwd, example), timeout: 8 * MINUTES });
  return stdout;
}

const pages = listChapters()
  .flatMap(group => group.pages)
  .map(({ source, text }) => ({ source, examples: readExamples(text) }))
  .filter(({ examples }) => examples.some(({ kind }) => kind === 'run'));

describe('the examples run', () => {
  it('on the three ways in, and in the READMEs', () => {
    const sources = pages.map(({ source }) => source);
    for (const way of ['docs/add-a-game.md', 'docs/write-a-player.md', 'docs/use-it-in-your-site.md', 'README.md'])
      expect(sources).toContain(way);
    for (const home of ['kernel', 'players', 'client']) expect(sources).toContain(`packages/${home}/README.md`);
  });

  it.each(pages.map(({ source, examples }) => [source, examples] as const))(
    '%s',
    async (_, examples) => {
      const created = {};
      let printed = '';
      for (const example of examples) {
        const folder = folderFor(example.where, created);
        if (example.kind === 'file') writeFileSync(join(folder, example.name ?? ''), example.text);
        else if (example.kind === 'run') printed = await run(example, folder);
        else for (const line of example.text.trim().split('\n')) expect(printed).toContain(line);
      }
    },
    10 * MINUTES,
  );
});
