#!/usr/bin/env node
/** Runs the terminal program, bundling it first if a source has changed. */
import { setUp } from '../../../scripts/setup.mjs';

await setUp();
await import('../dist/parlour.mjs');
