/** `npm start`: sets up what is missing and opens the parlour on this machine. */
import { buildPages, setUp } from './setup.mjs';

await setUp();
await buildPages();
process.argv = [process.argv[0], 'parlour', 'serve', ...process.argv.slice(2)];
await import('../cli/dist/parlour.mjs');
