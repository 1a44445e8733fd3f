/** Closes after each test file what it has opened, because modules are shared between files. */
import { afterAll } from 'vitest';
import { cleanups } from './cleanup-list.ts';

afterAll(async () => {
  for (const close of cleanups.splice(0)) await close();
});
