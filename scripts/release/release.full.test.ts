/** The packages as a user gets them: installed from tarballs by npm into an empty folder. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { assertDefined } from '@parlour/kernel/result';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { makeTarballs } from '../release.ts';
import { publishedLibraries, supportingLibraries, VERSION } from './catalogue.ts';
import { checkTarball } from './tarballs.ts';
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
const TYPESCRIPT_7 = join(ROOT, 'node_modules', 'typescript');
const TYPESCRIPT_5 = join(import.meta.dirname, 'node_modules', 'typescript-5');
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
  it('has one version, exact siblings, a licence and a changelog; and besides them only zod and the hashes are installed', () => {
    const all = [...own, ...supportingLibraries()];
    for (const { name } of all) {
      const { version, dependencies = {} } = JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8'));
      const siblings = Object.entries(dependencies).filter(([sibling]) => sibling.startsWith('@parlour/'));
      expect([name, version]).toEqual([name, VERSION]);
      expect(siblings.filter(([, range]) => range !== VERSION)).toEqual([]);
      expect(readFileSync(installed(name, 'LICENSE'), 'utf8')).toContain('MIT License');
      expect(readFileSync(installed(name, 'CHANGELOG.md'), 'utf8')).toContain('# Changelog');
    }
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const messageLibraries = [
      'icu-minify',
      '@schummar/icu-type-parser',
      ...['icu-messageformat-parser', 'icu-skeleton-parser'].map(name => `@formatjs/${name}`),
    ];
    const names = [...all.map(({ name }) => name), 'zod', '@noble/hashes', ...messageLibraries];
    expect(Object.keys(packages).toSorted()).toEqual(['', ...names.map(name => `node_modules/${name}`)].toSorted());
  });

  it.each([
    ['seal.js', /publint.*seal\.js/s],
    ['laws.d.ts', /laws/],
  ])('is found wrong without %s', (file, fault) => {
    const broken = join(folder, 'broken');
    cpSync(installed('@parlour/kernel'), broken, { recursive: true });
    rmSync(join(broken, 'dist', 'kernel', file));
    const out = join(folder, 'packed');
    mkdirSync(out, { recursive: true });
    expect(runProgram('npm', ['pack', broken, '--pack-destination', out], folder).code).toBe(0);
    const tarball = assertDefined(tarballs.find(path => path.includes('kernel')));
    expect(() => checkTarball(join(out, basename(tarball)))).toThrow(fault);
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
  const options = { strict: true, target: 'es2023', types: [], skipLibCheck: false, outDir: 'out' };
  const compile = (compiler: string, file: string, how: object): ReturnType<typeof runProgram> => {
    cpSync(join(import.meta.dirname, 'testing', file), join(folder, file));
    const config = { compilerOptions: { ...options, ...how }, files: [file] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return runProgram(process.execPath, [join(compiler, 'bin', 'tsc')], folder);
  };

  it.each([
    ['TypeScript 7', 'node16', TYPESCRIPT_7],
    ['TypeScript 7', 'bundler', TYPESCRIPT_7],
    ['TypeScript 5', 'node16', TYPESCRIPT_5],
  ])('hold strictly with %s and %s', (_, moduleResolution, compiler) => {
    const how = { module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution, moduleResolution };
    const right = { code: 0, out: '', err: '' };
    expect(compile(compiler, 'client-consumer.ts', { ...how, lib: ['es2023', 'dom'] })).toEqual(right);
    expect(compile(compiler, 'consumer.ts', { ...how, lib: ['es2023'] })).toEqual(right);
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
    expect(said.at(-1)).toMatch(/win the game/);
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

  it('is packed without faults', () => checkTarball(tarballs.at(-1) ?? ''));

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
    expect(played.out).toMatch(/Player \d won\./);
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
      expect(await (await fetch(`${address}/docs/`)).text()).toContain('<title>Parlour documentation');
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
