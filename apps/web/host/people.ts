/** Who sits at a table of a game, and, when it comes to that, what they think. */
import type { BoxedGame, ReadFile } from '@parlour/games/shelf/shelf';
import type { Persona } from '@parlour/players/persona';
import type { Minds } from './thinking.ts';

/** Without their minds, where they can be had without. */
export const peopleOf = async ({ people, players }: BoxedGame, read: ReadFile): Promise<readonly Persona[]> =>
  (await (people ? people() : players?.(read))) ?? [];

export const mindsOf =
  ({ players }: BoxedGame, read: ReadFile): Minds =>
  async level =>
    players ? players(read, level) : (await import('@parlour/players/generic')).genericPlayers;
