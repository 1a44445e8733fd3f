/** What a file of tests has opened, closed after it: the modules outlive it. */
import { afterAll } from 'vitest';
import { opened } from './opened.ts';

afterAll(async () => {
  for (const close of opened.splice(0)) await close();
});
