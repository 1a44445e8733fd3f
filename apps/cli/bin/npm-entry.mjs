#!/usr/bin/env node
/** Starts the published program. With the compile cache of Node it starts faster from the second time on. */
import * as modules from 'node:module';

modules.enableCompileCache?.();
await import('../dist/parlour.mjs');
