/** For Node: reads the files that lie with the boxes, `<box>/data/<name>`. */
import { readFile } from 'node:fs/promises';
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';

/** What the opening of a box is given to read its files with. */
export const readData: ReadDataFile = name => readFile(new URL(`../${name}`, import.meta.url));
