/** Runs games/<box>/bake/bake.ts, which writes games/<box>/data/baked from packages. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unlessFresh } from './fresh.mjs';
import { giveUp, ROOT, runBeside, say } from './ground.mjs';

const GAMES = join(ROOT, 'games');

const boxesThatBake = () => readdirSync(GAMES).filter(box => existsSync(join(GAMES, box, 'bake', 'bake.ts')));

function bakeBox(box) {
  const [folder, data] = ['bake', 'data'].map(part => join(GAMES, box, part));
  return unlessFresh(`bake-${box}`, [folder, data, join(ROOT, 'package-lock.json')], join(data, 'baked'), async () => {
    say(`Baking the data of the box ${box} …`);
    const isBaked = await runBeside(join('games', box, 'bake', 'bake.ts'));
    if (!isBaked) giveUp(`The data of the box ${box} could not be baked.`);
  });
}

let baking;

/** Concurrent and later calls share one run. */
export function bake() {
  baking ??= Promise.all(boxesThatBake().map(bakeBox));
  return baking;
}
