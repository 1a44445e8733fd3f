// Written by `npm run generate`; do not edit.
import type { ListedKind } from './puzzle-list.ts';

export const kinds: readonly ListedKind[] = [];
