/** Before anything is played a program is started once: whoever cannot play is told so at once, and why. */
import { trouble } from '../trouble.ts';
import { greet, newTalk, type SeatFacts } from './conversation.ts';
import { newTroupe } from './troupe.ts';

/** What it is called. */
export async function introduce(command: string, place: SeatFacts): Promise<string> {
  const troupe = newTroupe();
  const talk = newTalk(place, 0);
  const talking = greet(talk);
  let step = talking.next();
  while (!step.done) {
    step = talking.next(await troupe.answer({ command, key: command, ms: place.ms, question: step.value }));
  }
  troupe.close();
  return step.value ?? refused(command, talk.lost, troupe.complaints());
}

function refused(command: string, why: string | undefined, complaints: readonly string[]): never {
  for (const said of complaints) console.error(said);
  return trouble(`The program "${command}" cannot play: it ${why}.`);
}
