/** Looking for a way a patience comes out, in slices: whoever waits is told, and can call it off. */
import { certify as certifyAll, type Finding, type GoOn, type Patience, seekWay } from '@parlour/games/daily';
import type { Options } from '@parlour/kernel/options';

const SLICE = 40;
/** Work units for one question. */
const THOROUGH = 40_000;

export const searchWay = (patience: Patience, state: unknown, goOn: GoOn): Promise<Finding> =>
  seekWay(patience, state, THOROUGH, sliced(goOn));

export const certify = (patience: Patience, options: Options, seed: string, goOn: GoOn): Promise<string | undefined> =>
  certifyAll(patience, options, seed, sliced(goOn));

/** Whoever waits is told now and then. */
function sliced(goOn: GoOn): GoOn {
  let slice = performance.now();
  const ask = async (share: number): Promise<boolean> => {
    const answer = await goOn(share);
    slice = performance.now();
    return answer;
  };
  return share => performance.now() - slice < SLICE || ask(share);
}
