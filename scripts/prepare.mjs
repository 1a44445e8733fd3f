/** What the tests need made before they run: baked data, the bundle and, if asked for, the pages. */
import { bake, buildPages, bundle } from './setup.mjs';

await Promise.all([bake(), bundle()]);
if (process.argv.includes('pages')) await buildPages();
