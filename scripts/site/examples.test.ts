/** Whatever the pages say can be run is run, in their order, by somebody who has nothing but what the page gave them. */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '@parlour/server/main';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Example, examplesIn } from './examples.ts';
import { groups } from './pages.ts';
import { ROOT } from './repository.ts';
import { copyOfProject, strangersFolder } from './testing/folders.ts';

const MINUTES = 60_000;
const ask = promisify(execFile);
const folders: string[] = [];
let house: RunningServer | undefined;

/** Made when the first example needs one. */
function folderFor(where: Example['where'], made: Partial<Record<Example['where'], string>>): string {
  made[where] ??= where === 'clone' ? copyOfProject() : strangersFolder();
  folders.push(made[where]);
  return made[where];
}

beforeAll(async () => {
  const file = join(strangersFolder(), 'tables.db');
  folders.push(join(file, '..'));
  house = await startServer({ port: 0, file, logLevel: 'silent', requestsPerMinute: 0 });
});

afterAll(async () => {
  await house?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Lines that import run the sources as they stand, programs need no help; whatever a folder has in its own .bin comes first. */
function surroundings(folder: string, { where, language }: Example): NodeJS.ProcessEnv {
  const loader = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  return {
    ...process.env,
    PARLOUR: house?.address,
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
  const { stdout } = await ask(program, args, { cwd, env: surroundings(cwd, example), timeout: 8 * MINUTES });
  return stdout;
}

const pages = groups()
  .flatMap(group => group.pages)
  .map(({ source, text }) => ({ source, examples: examplesIn(text) }))
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
      const made = {};
      let printed = '';
      for (const example of examples) {
        const folder = folderFor(example.where, made);
        if (example.kind === 'file') writeFileSync(join(folder, example.name ?? ''), example.text);
        else if (example.kind === 'run') printed = await run(example, folder);
        else for (const line of example.text.trim().split('\n')) expect(printed).toContain(line);
      }
    },
    10 * MINUTES,
  );
});
