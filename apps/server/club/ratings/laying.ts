/** What a table must be to be rated, beside what is agreed at it. */
import type { Options } from '@parlour/kernel/options';
import type { TableSettings } from '@parlour/table/log';
import { ratedFault } from '@parlour/table/rated';
import type { Library } from '../../library.ts';

type RatedLaying = {
  readonly game: string;
  readonly options: Options;
  readonly settings: TableSettings;
  /** How many sides play. */
  readonly sides: number;
  /** Where its deals come from: a seal, or somebody who may know them. */
  readonly deals: 'sealed' | 'given';
};

const NOBODY = 'Nobody is rated at this game.';

/** One sentence if a table cannot be rated. */
export async function ratedLayingFault(library: Library, laying: RatedLaying): Promise<string | undefined> {
  if (!laying.settings.rated) return undefined;
  const rated = await library.ratedBy?.(laying.game);
  if (!rated || laying.sides < 2) return NOBODY;
  if (rated.skill.is === 'luck') return rated.skill.says;
  if (laying.deals !== 'sealed') return 'A rated match is dealt from a sealed shuffle.';
  const { options } = rated;
  const other = Object.keys(options).find(name => laying.options[name] !== options[name]);
  if (other !== undefined) return `A rated match is played by the usual options: here ${other} is ${options[other]}.`;
  return ratedFault(laying.settings);
}

/** What a rated table is played by where nothing is said. */
export const ratedOptions = async (library: Library, game: string): Promise<Options> =>
  (await library.ratedBy?.(game))?.options ?? {};
