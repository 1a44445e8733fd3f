#!/usr/bin/env node
/** Bundles the terminal program if a source has changed, then runs it. */
import { setUp } from '../../../scripts/setup/install.mjs';

await setUp();
await import('../dist/parlour.mjs');
