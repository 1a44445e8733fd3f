/** Sets up a fresh clone. Plain JavaScript, because no package is installed yet. */
import { bake } from './bake.mjs';
import { bundle } from './bundle.mjs';
import { install } from './packages.mjs';

/** Makes what every command needs: packages, baked data and the bundle. */
export async function setUp() {
  install();
  await Promise.all([bake(), bundle()]);
}
