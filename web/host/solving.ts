/** Looking for a way a patience comes out, in slices: whoever waits is told, and can call it off. */
import type { BoxedGame } from '@parlour/games/shelf';
import type { Game, Play } from '@parlour/kernel/game';
import { dealMatch } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { chanceOf } from '@parlour/table/seal';

/** Told which share of the work is done; answers whether to go on. */
export type GoOn = (share: number) => boolean | Promise<boolean>;

/** Not found does not mean that there is none. */
export type Finding = 'found' | 'not found' | 'called off';

export type Patience = { readonly boxed: BoxedGame; readonly game: Game };

const SLICE = 40;
/** Work units for one question, and for one deal on trial: most deals come out with a fraction of it. */
const [THOROUGH, TRIAL] = [40_000, 4_000] as const;

export const searchWay = (patience: Patience, state: unknown, goOn: GoOn): Promise<Finding> =>
  look(patience, state, THOROUGH, goOn);

async function look({ boxed, game }: Patience, state: unknown, effort: number, goOn: GoOn): Promise<Finding> {
  const search = await boxed.findWay!(game, state, effort);
  for (let slice = performance.now(); ; ) {
    const { done, value } = search.next();
    if (done) return value && comesOut(game, state, value) ? 'found' : 'not found';
    if (performance.now() - slice < SLICE) continue;
    if (!(await goOn(value / effort))) return 'called off';
    slice = performance.now();
  }
}

/** The referee has the last word: every play is put to it, and at the end it must have come out. */
function comesOut(game: Game, state: unknown, line: readonly Play[]): boolean {
  let at = state;
  for (const play of line) {
    if (game.refuse(at, 0, play)) return false;
    at = game.apply(at, { by: 0, play }).state;
  }
  const status = game.status(at);
  return status.is === 'over' && status.result.winners.includes(0);
}

/** The first seed after the given one whose deal is known to come out; the same for everybody, wherever it is looked for. */
export async function certify(
  patience: Patience,
  options: Options,
  seed: string,
  goOn: GoOn,
): Promise<string | undefined> {
  for (let number = 1; ; number++) {
    const tried = `${seed} ${number}`;
    const finding = await look(patience, dealt(patience.game, options, tried), TRIAL, goOn);
    if (finding === 'found') return tried;
    if (finding === 'called off') return undefined;
  }
}

function dealt(game: Game, options: Options, seed: string): unknown {
  const chance = chanceOf({ sealed: undefined, cuts: [], form: 2, number: 1 }, { seed });
  return dealMatch(game, options, { count: 1 }, chance).state;
}
