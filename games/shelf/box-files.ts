/** For Node: reads the files that lie with the boxes, `<box>/data/<name>`. */
import { readFile } from 'node:fs/promises';
import type { ReadFile } from '@parlour/kernel/files';

/** What the opening of a box is given to read its files with. */
export const readData: ReadFile = name => readFile(new URL(`../${name}`, import.meta.url));
