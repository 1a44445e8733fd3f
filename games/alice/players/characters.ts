/**
 * The players of Alice. Memory is all there is to this game, since only their own questions tell players where the cards
 * are that they want: docs/decisions/0009-alice-is-memory.md.
 */
import { type Character, withMinds } from '@parlour/players/player';
import { askByBeliefs } from './believing.ts';
import { alicePeople } from './people.ts';
import { askAnybody, askByMemory } from './simple.ts';

/** Who plays it, one a level, weakest first. */
export const aliceCharacters: readonly Character[] = withMinds(alicePeople, {
  easy: { budget: 1, think: askAnybody },
  normal: { budget: 1, think: askByMemory },
  strong: { budget: 1, think: askByBeliefs(8) },
  expert: { budget: 1, think: askByBeliefs() },
});
