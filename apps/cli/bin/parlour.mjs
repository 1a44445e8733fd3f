#!/usr/bin/env node
/** Bundles the terminal program if a source has changed, then runs it. */
import { setUp } from '../../../scripts/setup.mjs';

await setUp();
await import('../dist/parlour.mjs');
