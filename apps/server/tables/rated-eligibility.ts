/** Which tables can be rated, beyond the rules for their settings. */
import type { Options } from '@parlour/kernel/options';
import type { TableSettings } from '@parlour/table/log';
import { ratedSettingsFault } from '@parlour/table/rated-match';
import type { GameRegistry } from '../game-registry.ts';

type RatedTableSetup = {
  readonly game: string;
  readonly options: Options;
  readonly settings: TableSettings;
  readonly sides: number;
  /** `given` deals may be known to someone. */
  readonly deals: 'sealed' | 'given';
};

const NOT_RATED = 'This game has no ratings.';

/** Undefined if it can be rated, or is not to be. */
export async function ratedTableReason(library: GameRegistry, setup: RatedTableSetup): Promise<string | undefined> {
  if (!setup.settings.rated) return undefined;
  const rated = await library.ratedGame?.(setup.game);
  if (!rated || setup.sides < 2) return NOT_RATED;
  if (rated.skill.is === 'luck') return rated.skill.says;
  if (setup.deals !== 'sealed') return 'A rated match needs a sealed shuffle.';
  const { options } = rated;
  const deviating = Object.keys(options).find(name => setup.options[name] !== options[name]);
  if (deviating !== undefined)
    return `A rated match needs the default options (${deviating} is ${options[deviating]}).`;
  return ratedSettingsFault(setup.settings);
}

export const readRatedOptions = async (library: GameRegistry, game: string): Promise<Options> =>
  (await library.ratedGame?.(game))?.options ?? {};
