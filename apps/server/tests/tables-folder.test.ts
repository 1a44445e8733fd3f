import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tablesFolder } from '../config.ts';

it('a clone keeps its tables beside the sources, what npm has installed in the folder of its user', () => {
  const clone = join('/srv', 'parlour');
  expect(tablesFolder(clone, {})).toBe(join(clone, 'data'));
  const installed = join('/usr', 'lib', 'node_modules', 'parlour');
  expect(tablesFolder(installed, { XDG_DATA_HOME: '/home/anna/data' })).toBe(join('/home/anna/data', 'parlour'));
  expect(tablesFolder(installed, {})).toMatch(/parlour$/);
  expect(tablesFolder(installed, {})).not.toContain('node_modules');
});
