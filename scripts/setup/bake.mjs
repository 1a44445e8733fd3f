/** Runs games/<box>/bake/bake.ts, which writes games/<box>/data/baked from packages that only the bake needs. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runIfStale } from '../lib/cache.mjs';
import { exitWithError, logProgress, ROOT, runInBackground } from '../lib/run.mjs';
import { install } from './packages.mjs';

const GAMES = join(ROOT, 'games');

const boxesThatBake = () => readdirSync(GAMES).filter(box => existsSync(join(GAMES, box, 'bake', 'bake.ts')));

function bakeBox(box) {
  const [scripts, data] = ['bake', 'data'].map(folder => join(GAMES, box, folder));
  return runIfStale(`bake-${box}`, [scripts, data], join(data, 'baked'), async () => {
    if (existsSync(join(scripts, 'package-lock.json'))) install(scripts);
    logProgress(`Building the data of the box ${box} …`);
    const isBaked = await runInBackground(join('games', box, 'bake', 'bake.ts'));
    if (!isBaked) exitWithError(`Can't build the data of the box ${box}.`);
  });
}

let baking;

/** Bakes the data of every box whose inputs have changed. Concurrent and later calls share one run. */
export function bake() {
  baking ??= Promise.all(boxesThatBake().map(bakeBox));
  return baking;
}
