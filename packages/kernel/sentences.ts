/** Sentences: seat names, plurals, refusals and the second person. */
import type { Chair, Reader, Refusal, SeatName, Words } from './game.ts';

/** Names a seat by its number where players have no names: "Seat 2". */
export const seatName: SeatName = seat => `Seat ${seat}`;

/** Replaces "Seat 2" in sentences that were made without names, by players and reviews. */
export const replaceSeatNames = (sentence: string, name: SeatName): string =>
  sentence.replace(/\bSeat (\d+)\b/g, (_, seat: string) => name(Number(seat)));

/** Returns "1 card", "2 cards". */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A refusal with its sentence, as records, the referee protocol and the wire carry it. */
export type RefusalWithMessage<R extends Refusal = Refusal> = Omit<R, 'message'> & { readonly message: string };

/** Names of the seats and kind of reader. */
export type Phrasing = { readonly name: SeatName; readonly reader: Reader };

const DEFAULT_PHRASING: Phrasing = { name: seatName, reader: 'text' };

/** Adds the sentence to a refusal. */
export function addRefusalMessage<R extends Refusal>(
  words: Pick<Words, 'sayRefusal'>,
  refusal: R,
  { name, reader }: Phrasing = DEFAULT_PHRASING,
): RefusalWithMessage<R> {
  return { ...refusal, message: words.sayRefusal(refusal, name, reader) };
}

/** Stands for the player while a sentence is rewritten; no name contains it. */
const SELF_MARK = '\ue000';

/**
 * Turns a sentence into the second person for the player at `me`: "You take the trick". Here, so that no game has to.
 * Spectators get names for all.
 */
export function toSecondPerson(me: Chair, name: SeatName, say: (name: SeatName) => string): string {
  const sentence = say(seat => (seat === me ? SELF_MARK : name(seat)));
  return sentence.includes(SELF_MARK) ? rewriteSentence(sentence) : sentence;
}

/** Rewrites up to the first quotation mark; quoted speech keeps its verbs. */
function rewriteSentence(sentence: string): string {
  const quoteStart = sentence.search(/["“]/);
  const head = quoteStart < 0 ? sentence : sentence.slice(0, quoteStart);
  const rewritten = head
    .split(/(?<=\. )/)
    .map(part =>
      capital(
        part
          .split(/(?<=[;:] )/)
          .map(rewriteClause)
          .join(''),
      ),
    )
    .join('');
  return rewritten + sentence.slice(head.length).replaceAll(SELF_MARK, 'you');
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function rewriteClause(part: string): string {
  const withPossessives = part.replaceAll(/\b[Tt]he (\w+) of \ue000/g, 'your $1').replaceAll(/\ue000[’']s/g, 'your');
  const isSubject = withPossessives.startsWith(`${SELF_MARK} `) && !withPossessives.startsWith(`${SELF_MARK} and `);
  return (isSubject ? conjugate(withPossessives) : withPossessives).replaceAll(SELF_MARK, 'you');
}

/** Verbs that may follow "and" with the same subject, listed so that a plural noun is left alone. */
const COORDINATED_VERBS =
  /\band (is|has|answers|asks|begins|chooses|cuts|deals|draws|lays|leads|makes|owes|plays|reaches|takes|wins)\b/g;

const conjugate = (part: string): string =>
  part
    .replace(/^\ue000 (\w+)/, (_, word: string) => `${SELF_MARK} ${toBaseForm(word)}`)
    .replaceAll(COORDINATED_VERBS, (_, word: string) => `and ${toBaseForm(word)}`);

/** The part before the apostrophe of "doesn't" counts as a word of its own. */
const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  isn: 'aren',
  wasn: 'weren',
  hasn: 'haven',
  doesn: 'don',
};

/** "takes" → "take". */
const toBaseForm = (word: string): string =>
  IRREGULAR[word] ??
  word
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
