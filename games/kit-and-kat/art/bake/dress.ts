/** The pack shown on contact sheets and in tests: the one in the box. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dress } from '@parlour/art/dress';
import type { Pack } from '../../packs/pack.ts';
import { dressOf } from '../words.ts';

const FILE = join(import.meta.dirname, '..', '..', 'data', 'nuerland.json');

export const dress: Dress = dressOf(JSON.parse(readFileSync(FILE, 'utf8')) as Pack, 'nuerland');
