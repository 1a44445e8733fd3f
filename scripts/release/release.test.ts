/** The packages as a user gets them: installed from tarballs by npm into an empty folder. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { makeTarballs } from '../release.ts';
import { publishedLibraries, VERSION } from './catalogue.ts';
import { findTarballFaults } from './tarballs.ts';
import { newestNode, thisNode } from './testing/newest-node.ts';
import {
  emptyFolder,
  installGlobally,
  installInto,
  openServer,
  readmeScript,
  runProgram,
  runScript,
} from './testing/stranger.ts';

const MINUTES = 60_000;
const newest = newestNode();
const nodes = [thisNode, ...(newest ? [newest] : [])];
const ran = newest ? 'on this Node and the newest' : 'on this Node; the newest could not be had';
const own = publishedLibraries();
const folder = emptyFolder();
const installed = (name: string, ...path: readonly string[]): string => join(folder, 'node_modules', name, ...path);
let tarballs: string[] = [];

beforeAll(async () => {
  tarballs = await makeTarballs();
  installInto(folder, tarballs.slice(0, -1));
}, 15 * MINUTES);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is published', () => {
  it('has one version, exact siblings, a licence and what is new; and nothing else is installed', () => {
    for (const { name } of own) {
      const { version, dependencies = {} } = JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8'));
      expect([name, version, ...new Set(Object.values(dependencies))]).toEqual(
        Object.keys(dependencies).length > 0 ? [name, VERSION, VERSION] : [name, VERSION],
      );
      expect(readFileSync(installed(name, 'LICENSE'), 'utf8')).toContain('MIT License');
      expect(readFileSync(installed(name, 'CHANGELOG.md'), 'utf8')).toContain('# Changelog');
    }
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages).toSorted()).toEqual(['', ...own.map(({ name }) => `node_modules/${name}`).toSorted()]);
  });

  it('is found wrong when an entry or a type leads nowhere', async () => {
    const broken = join(folder, 'broken');
    cpSync(installed('@parlour/kernel'), broken, { recursive: true });
    rmSync(join(broken, 'dist', 'laws.d.ts'));
    rmSync(join(broken, 'dist', 'seal.js'));
    const out = join(folder, 'packed');
    mkdirSync(out);
    expect(runProgram('npm', ['pack', broken, '--pack-destination', out], folder).code).toBe(0);
    const faults = (await findTarballFaults(join(out, basename(tarballs[0] ?? '')))).join('\n');
    expect(faults).toMatch(/publint: .*seal\.js/);
    expect(faults).toMatch(/types: .*\/laws/);
  });
});

describe(`the lines of every README run, ${ran}`, () => {
  const alone = own.filter(({ home }) => home !== 'packages/client');
  it.each(alone.map(({ home, name }) => [name, home]))('%s', (_, home) => {
    const lines = readmeScript(join(ROOT, home, 'README.md'));
    expect(lines.trim().split('\n').length).toBeGreaterThan(5);
    const outcomes = nodes.map(node => runScript(node, folder, lines));
    for (const { code, err, out } of outcomes) {
      expect([code, err]).toEqual([0, '']);
      expect(out).not.toBe('');
      expect(out).toBe(outcomes[0]?.out);
    }
  });

  it('and a program of the older kind can require them', () => {
    const lines = "import { createRequire } from 'node:module'; const ask = createRequire(import.meta.url);";
    const { out } = runScript(thisNode, folder, `${lines} console.log(ask('@parlour/kernel').seatName(2));`);
    expect(out).toBe('Seat 2\n');
  });

  it('and those of the README at the top are those of a box', () => {
    const lines = readmeScript(join(ROOT, 'README.md'));
    expect(own.map(({ home }) => readmeScript(join(ROOT, home, 'README.md')))).toContain(lines);
    expect(lines.split('\n').filter(line => line !== '')).toHaveLength(7);
  });
});

describe('the types', () => {
  const consumer = join(folder, 'consumer.ts');
  const options = { strict: true, target: 'es2023', lib: ['es2023'], types: [], skipLibCheck: false };
  const compile = (compiler: string, how: object): ReturnType<typeof runProgram> => {
    const config = { compilerOptions: { ...options, ...how, outDir: 'out' }, files: ['consumer.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return runProgram(process.execPath, [join(ROOT, 'node_modules', compiler, 'bin', 'tsc')], folder);
  };

  beforeAll(() => cpSync(join(import.meta.dirname, 'testing', 'consumer.ts'), consumer));

  it.each([
    ['typescript', 'node16', { module: 'node16', moduleResolution: 'node16' }],
    ['typescript', 'bundler', { module: 'esnext', moduleResolution: 'bundler' }],
    ['typescript-5', 'node16', { module: 'node16', moduleResolution: 'node16' }],
  ])('hold strictly with %s and %s', (compiler, _, how) => {
    expect(compile(compiler, how)).toEqual({ code: 0, out: '', err: '' });
  });

  it(`and what is compiled plays a match of every box and replays it, ${ran}`, () => {
    const lines = "import { playAll } from './out/consumer.js'; console.log(JSON.stringify(await playAll()));";
    for (const node of nodes) {
      const { out, err } = runScript(node, folder, lines);
      expect(err).toBe('');
      expect(JSON.parse(out)).toHaveLength(own.filter(({ home }) => home.startsWith('games/')).length);
    }
  });
});

describe('in a browser', () => {
  it('a bundle plays a match without anything of Node', async () => {
    const entry = readmeScript(join(ROOT, 'README.md'));
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: folder },
      ...{ bundle: true, write: false, minify: true, format: 'iife', platform: 'browser', logLevel: 'silent' },
    });
    const said: string[] = [];
    runInNewContext(outputFiles[0]?.text ?? '', { console: { log: (line: string) => said.push(line) } });
    expect(said.at(-1)).toMatch(/won the game/);
  });

  it('the client is bundled without anything of Node', async () => {
    const contents = "import { connectFromBrowser } from '@parlour/client/browser'; console.log(connectFromBrowser);";
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: folder },
      ...{ bundle: true, write: false, format: 'esm', platform: 'browser', logLevel: 'silent' },
    });
    expect(outputFiles[0]?.text).not.toMatch(/node:|from ["']ws/);
  });
});

describe('parlour, installed globally', () => {
  let program = '';
  beforeAll(() => {
    program = installGlobally(folder, tarballs.at(-1) ?? '');
  }, 5 * MINUTES);

  it('has no chunk that nothing leads to, as earlier bundles would leave behind', () => {
    const bundle = join(ROOT, 'dist', 'packages', 'parlour', 'dist');
    const names = readdirSync(bundle).filter(name => !/^(parlour|worker|thinker)\.mjs$/.test(name));
    const texts = readdirSync(bundle)
      .map(name => readFileSync(join(bundle, name), 'utf8'))
      .join('\n');
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter(name => !texts.includes(`./${name}`))).toEqual([]);
  });

  it('lists, plays to the end and prints', () => {
    expect(runProgram(program, ['games'], folder).out).toContain('Kan-U-Go');
    const played = runProgram(program, ['play', 'monkey', '--seats', '2', '--people', '2'], folder, {
      input: '0\n1\n'.repeat(200),
    });
    expect(played.out).toContain('Won by');
    expect(runProgram(program, ['rules', 'NA-6'], folder).out).toContain('NA-6');
    const printed = runProgram(program, ['print', 'nations', '--paper', 'a4', '--out', 'cards.pdf'], folder);
    expect(printed.err).toBe('');
    expect(readFileSync(join(folder, 'cards.pdf')).subarray(0, 4).toString()).toBe('%PDF');
  });

  it(`serves the page, and the lines of the client's README play with it, ${ran}`, async () => {
    const { address, stop } = await openServer(program, folder);
    try {
      expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ ok: true });
      expect(await (await fetch(`${address}/`)).text()).toContain('<script type="module"');
      expect(await (await fetch(`${address}/docs/`)).text()).toContain('<title>Parlour, explained');
      const lines = readmeScript(join(ROOT, 'packages', 'client', 'README.md'));
      const env = { PARLOUR: address };
      for (const node of nodes.slice(1)) expect(runScript(node, folder, lines, env).out).toContain('winners');
      if (typeof WebSocket === 'undefined')
        expect(runScript(thisNode, folder, lines, env).err).toContain('npm install ws');
      installInto(folder, ['ws']);
      expect(runScript(thisNode, folder, lines, env).out).toContain('winners');
    } finally {
      stop();
    }
  });
});
