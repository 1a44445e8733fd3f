/**
 * Sentences told to somebody they are about: "You take the trick", "draws a card from you". A game says them of whoever
 * sits there; what they come to for that person is a matter of language alone, so it is done here for all of them.
 */
import type { Chair, Name } from './game.ts';

/** Stands for the person while a sentence is made; no name has it. */
const MARK = '\ue000';

/** What a sentence says to whoever sits at `me`; a chair at no seat is told of everybody by their names. */
export function toldTo(me: Chair, name: Name, say: (name: Name) => string): string {
  const said = say(seat => (seat === me ? MARK : name(seat)));
  return said.includes(MARK) ? addressed(said) : said;
}

/** What is quoted is left as it was said. */
function addressed(said: string): string {
  const quoted = said.search(/["“]/);
  const head = quoted < 0 ? said : said.slice(0, quoted);
  const told = head
    .split(/(?<=[.;:] )/)
    .map(addressedIn)
    .join('');
  return capital(told) + said.slice(head.length).replaceAll(MARK, 'you');
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function addressedIn(part: string): string {
  const owned = part.replaceAll(/\b[Tt]he (\w+) of \ue000/g, 'your $1').replaceAll(/\ue000[’']s/g, 'your');
  const isSubject = owned.startsWith(`${MARK} `) && !owned.startsWith(`${MARK} and `);
  return (isSubject ? withVerbs(owned) : owned).replaceAll(MARK, 'you');
}

/** Verbs that may follow an "and" with the same subject; a plural noun there is left alone. */
const SECOND =
  /\band (is|has|answers|asks|begins|chooses|cuts|deals|draws|lays|leads|makes|owes|plays|reaches|takes|wins)\b/g;

const withVerbs = (part: string): string =>
  part
    .replace(/^\ue000 (\w+)/, (_, verb: string) => `${MARK} ${plainVerb(verb)}`)
    .replaceAll(SECOND, (_, verb: string) => `and ${plainVerb(verb)}`);

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** "takes" without what the third person adds to it. */
const plainVerb = (verb: string): string =>
  IRREGULAR[verb] ??
  verb
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
