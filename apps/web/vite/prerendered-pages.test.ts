import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { preloadsFor } from './chunks.ts';
import { workerFilesFor } from './prerendered-pages.ts';

const WORKER = 'assets/host-worker-AAAAAAAA.js';

const bundleOf = (files: Readonly<Record<string, string>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    Object.entries(files).map(([name, source]) => [`assets/${name}`, { type: 'asset', source }]),
  ) as never;

const bundle = bundleOf({
  'host-worker-AAAAAAAA.js':
    'import"./runtime-BBBBBBBB.js";const a=()=>import(`./rules-nations-CCCCCCCC.js`),b=()=>import("./days-DDDDDDDD.js")',
  'rules-nations-CCCCCCCC.js': 'import{t as e}from"./host-worker-AAAAAAAA.js";import{a}from"./shared-EEEEEEEE.js";',
  'shared-EEEEEEEE.js': 'export const a=1',
  'runtime-BBBBBBBB.js': '',
  'days-DDDDDDDD.js': '',
});

it('the worker of a box comes with its rules, and with what neither can do without', () => {
  expect(workerFilesFor(bundle, WORKER, 'nations').sort()).toEqual([
    WORKER,
    'assets/rules-nations-CCCCCCCC.js',
    'assets/runtime-BBBBBBBB.js',
    'assets/shared-EEEEEEEE.js',
  ]);
});

it('a box whose rules are not cut apart has the worker alone', () => {
  expect(workerFilesFor(bundle, WORKER, 'new-box').sort()).toEqual([WORKER, 'assets/runtime-BBBBBBBB.js']);
});

it('pages and boards name what they lean on; what is thought about in the worker does not', () => {
  const chunks = ['assets/shared-EEEEEEEE.js'];
  expect(preloadsFor('assets/table-AAAAAAAA.js', chunks)).toEqual(chunks);
  expect(preloadsFor('assets/monkey.board-A_-AAAAA.js', chunks)).toEqual(chunks);
  expect(preloadsFor('assets/characters-AAAAAAAA.js', chunks)).toEqual([]);
});
