/** Who sits at the other seats of a table in the terminal. */
import { isLevel, LEVELS } from '@parlour/players/player';
import type { Opponent } from '../local-table.ts';
import { trouble } from '../trouble.ts';
import { isCommand, playersNamed } from './command.ts';
import type { SeatFacts } from './conversation.ts';
import { introduce } from './introduction.ts';

/** Programs are started once to hear their names. */
export async function opponentsNamed(
  names: string | undefined,
  place: Omit<SeatFacts, 'seat' | 'seed'>,
): Promise<readonly Opponent[]> {
  const opponents: Opponent[] = [];
  for (const name of playersNamed(names ?? '')) {
    if (isLevel(name)) opponents.push({ level: name });
    else if (!isCommand(name)) trouble(`--opponents are ${LEVELS.join(', ')} or cmd:PROGRAM, not "${name}".`);
    else {
      const called = await introduce(name, { ...place, seat: 0, seed: '0' });
      opponents.push({ command: name, name: called, ms: place.ms });
    }
  }
  return opponents;
}
