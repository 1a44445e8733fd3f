// Written by `npm run generate`; do not edit.
import { box as alice } from '../alice/box.ts';
import { box as kanUGo } from '../kan-u-go/box.ts';
import { box as kitAndKat } from '../kit-and-kat/box.ts';
import { box as nations } from '../nations/box.ts';
import type { Box } from './shelf.ts';

export const boxes: readonly Box[] = [alice, kanUGo, kitAndKat, nations];
