/** Runs games/<box>/bake/bake.ts, which writes games/<box>/data/baked from packages. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runIfStale } from '../lib/cache.mjs';
import { exitWithError, logProgress, ROOT, runInBackground } from '../lib/run.mjs';

const GAMES = join(ROOT, 'games');

const boxesThatBake = () => readdirSync(GAMES).filter(box => existsSync(join(GAMES, box, 'bake', 'bake.ts')));

function bakeBox(box) {
  const [scripts, data] = ['bake', 'data'].map(folder => join(GAMES, box, folder));
  return runIfStale(`bake-${box}`, [scripts, data, join(ROOT, 'package-lock.json')], join(data, 'baked'), async () => {
    logProgress(`Baking the data of the box ${box} …`);
    const isBaked = await runInBackground(join('games', box, 'bake', 'bake.ts'));
    if (!isBaked) exitWithError(`The data of the box ${box} could not be baked.`);
  });
}

let baking;

/** Bakes the data of every box whose inputs have changed. Concurrent and later calls share one run. */
export function bake() {
  baking ??= Promise.all(boxesThatBake().map(bakeBox));
  return baking;
}
