/** Alice in Wonderland for the printer. */
import type { Printing } from '../../shelf.ts';
import * as art from '../art/faces.ts';
import { PACK } from '../rules/pack.ts';

export const printing = (): Printing => ({ art, pack: PACK, dress: {} });
