/**
 * What somebody keeps in mind of the questions, as people do: who gave, who said no, what they lost. The newest is kept best, their
 * own questions longer than those of others; and of two people of one scene they sometimes remember the wrong one. What went unseen
 * they forget to reckon with, so that they take for certain what was so when they heard it.
 */
import type { Seat } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from '../rules/happenings.ts';
import { type Card, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceSight, AliceView } from '../rules/view.ts';
import type { Chances } from './asking.ts';

type Memory = {
  /** With whom a card is. */
  readonly sure: Map<Card, Seat>;
  /** By seat: cards that are not with it. */
  readonly lacks: readonly Set<Card>[];
};

/** For how many questions something is kept: at least, and up to so many more. */
const SHORTEST = 5;
const MORE = 11;
/** For so many more if it was one's own question. */
const OWN = 4;
/** Of what others ask, one thing in so many is remembered of the other card of the scene. */
const MIXED = 8;
const HEADS = 2 ** 20;

export function memoryOf({ history, sets, seat }: AliceSight): Memory {
  const memory: Memory = { sure: new Map(), lacks: sets.map(() => new Set()) };
  const head = headOf(history);
  let left = history.filter(({ what }) => what === 'ask').length;
  history.forEach((event, at) => {
    if (event.what === 'ask') left -= 1;
    if (left >= SHORTEST + MORE + OWN) return;
    const isOwn = isAsked(event, seat);
    const chance = seededRandom(`${head} ${at}`);
    if (left >= SHORTEST + chance.below(MORE) + (isOwn ? OWN : 0)) return;
    keepInMind(memory, !isOwn && chance.below(MIXED) === 0 ? mixedUp(event) : event);
  });
  return memory;
}

/** What is forgotten and mixed up depends on the head: on the hand it was dealt, and nothing that it could not know. */
function headOf(history: readonly AliceEvent[]): number {
  const dealt = history.flatMap(event => (event.what === 'hand' ? (event.hand ?? []) : []));
  return seededRandom(dealt.join(' ')).below(HEADS);
}

const isAsked = (event: AliceEvent, seat: Seat | null): boolean =>
  (event.what === 'ask' && event.seat === seat) || (event.what === 'no' && event.to === seat);

/** The same said of the other card that the scene wants. */
function mixedUp(event: AliceEvent): AliceEvent {
  if (!isSaid(event)) return event;
  const card = wantedOf(setOf(event.card)).find(other => other !== event.card);
  return card === undefined ? event : { ...event, card };
}

/** Where in the history the last so many questions begin. */
export function startOf(history: readonly AliceEvent[], questions: number): number {
  const asks = history.flatMap(({ what }, at) => (what === 'ask' ? [at] : []));
  return asks.at(-questions) ?? 0;
}

/** What was only said; who moved and laid down what is plain on the table. */
export const isSaid = (event: AliceEvent): event is AliceEvent & { what: 'ask' | 'no' } =>
  event.what === 'ask' || event.what === 'no';

function keepInMind({ sure, lacks }: Memory, event: AliceEvent): void {
  switch (event.what) {
    case 'expose':
      sure.delete(event.card);
      break;
    case 'ask':
    case 'no':
      itemAt(lacks, event.seat).add(event.card);
      if (sure.get(event.card) === event.seat) sure.delete(event.card);
      break;
    case 'give':
      sure.set(event.card, event.to);
      break;
    case 'complete':
      for (const card of wantedOf(event.set)) sure.delete(card);
      break;
    case 'forfeit':
      if (event.card !== undefined) sure.set(event.card, event.to);
  }
}

/** What is not certain may be with anybody who is not known to lack it, or if all lack it, with anybody. */
export const chancesIn =
  ({ others }: AliceView, { sure, lacks }: Memory): Chances =>
  (card, of) => {
    const seat = sure.get(card);
    if (seat !== undefined) return seat === of ? 1 : 0;
    const asked = others.filter(({ cards }) => cards > 0);
    const left = asked.filter(other => !itemAt(lacks, other.seat).has(card));
    const there = left.length > 0 ? left : asked;
    return there.some(other => other.seat === of) ? 1 / there.length : 0;
  };
