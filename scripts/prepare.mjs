/** Makes what the tests need: baked data, the bundle and, if asked for, the pages. */
import { bake, buildPages, bundle } from './setup.mjs';

await Promise.all([bake(), bundle()]);
if (process.argv.includes('pages')) await buildPages();
