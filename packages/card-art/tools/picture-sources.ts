/**
 * Reads the pictures that drawings are baked from. Only the bakes need them, so they are not part of the ordinary
 * install: `npm ci --prefix packages/card-art/tools` installs them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export const readPictureSource = <Source>(file: string): Source => JSON.parse(readFileSync(resolve(file), 'utf8'));
