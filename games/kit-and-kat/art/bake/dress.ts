/** The pack shown on contact sheets and in tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackStyle } from '@parlour/card-art/pack-art';
import { checkPack } from '../../pack/pack-file.ts';
import { dressOf } from '../faces.ts';

const FILE = join(import.meta.dirname, '..', '..', 'data', 'nuerland.json');

const checked = checkPack(readFileSync(FILE, 'utf8'));
if (!checked.ok) throw new Error('The pack in the box has a fault.');

export const dress: PackStyle = dressOf(checked.value.pack, 'nuerland');
