/** Lifts the lid: a game on the dictionary that its options name. */
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconFor, standOn } from '../lexicon/opening.ts';

/** A game by the dictionary it stands on and the version of its rules; the newest, if none is named. */
export type MakeGame<G extends Game = Game> = (lexicon: Lexicon, version?: number) => G;

/** Rules that are still being loaded do not keep the dictionary waiting. */
export async function openOn<G extends Game>(
  rules: MakeGame<G> | Promise<MakeGame<G>>,
  options: Options,
  read: ReadDataFile,
  version?: number,
): Promise<G> {
  const [make, lexicon] = await Promise.all([rules, lexiconFor(options, read)]);
  return standOn(make(lexicon, version), lexicon);
}
