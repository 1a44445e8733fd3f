/**
 * `npm run build`: makes everything that is served, as small as it can be sent, and serves nothing. With --gently it leaves
 * the processor to whatever else wants it, as it does behind `npm start`.
 */
import { constants, setPriority } from 'node:os';
import { finishPages, setUp } from './setup.mjs';

if (process.argv.includes('--gently')) setPriority(constants.priority.PRIORITY_LOW);
await setUp();
await finishPages();
