import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultDataFolder } from './config.ts';

it('a clone keeps its tables beside the sources, what npm has installed in the folder of its user', () => {
  const clone = join('/srv', 'parlour');
  expect(defaultDataFolder(clone, {})).toBe(join(clone, 'data'));
  const installed = join('/usr', 'lib', 'node_modules', 'parlour');
  expect(defaultDataFolder(installed, { XDG_DATA_HOME: '/home/anna/data' })).toBe(join('/home/anna/data', 'parlour'));
  expect(defaultDataFolder(installed, {})).toMatch(/parlour$/);
  expect(defaultDataFolder(installed, {})).not.toContain('node_modules');
});
