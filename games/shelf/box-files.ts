/** Reads `<box>/data/<name>` beside the boxes, for Node. */
import { readFile } from 'node:fs/promises';
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';

/** Reads a data file of the box. */
export const readData: ReadDataFile = name => readFile(new URL(`../${name}`, import.meta.url));
