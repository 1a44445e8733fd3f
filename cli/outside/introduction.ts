/** Before anything is played a program is started once: whoever cannot play is told so at once, and why. */
import { trouble } from '../trouble.ts';
import { newCompany } from './company.ts';
import { greet, newTalk, type Place } from './conversation.ts';

/** What it is called. */
export async function introduce(command: string, place: Place): Promise<string> {
  const company = newCompany();
  const talk = newTalk(place, 0);
  const talking = greet(talk);
  let step = talking.next();
  while (!step.done) {
    step = talking.next(await company.answer({ command, key: command, ms: place.ms, question: step.value }));
  }
  company.close();
  return step.value ?? refused(command, talk.lost, company.complaints());
}

function refused(command: string, why: string | undefined, complaints: readonly string[]): never {
  for (const said of complaints) console.error(said);
  return trouble(`The program "${command}" cannot play: it ${why}.`);
}
