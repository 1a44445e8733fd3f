/** What somebody keeps in mind of the last few questions: who gave, who said no, what they lost. What went unseen they forget
 * to reckon with, so that they take for certain what was so when they heard it. */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { AliceHappening } from '../rules/happenings.ts';
import { type Card, wantedOf } from '../rules/pack.ts';
import type { AliceSight, AliceView } from '../rules/view.ts';
import type { Chances } from './asking.ts';

type Memory = {
  /** With whom a card is. */
  readonly sure: Map<Card, Seat>;
  /** By seat: cards that are not with it. */
  readonly lacks: readonly Set<Card>[];
};

/** Further back than so many questions they remember nothing. */
const SPAN = 10;

export function memoryOf({ history, sets }: AliceSight): Memory {
  const memory: Memory = { sure: new Map(), lacks: sets.map(() => new Set()) };
  for (const happening of history.slice(startOf(history, SPAN))) keepInMind(memory, happening);
  return memory;
}

/** Where in the history the last so many questions begin. */
export function startOf(history: readonly AliceHappening[], questions: number): number {
  const asks = history.flatMap(({ what }, at) => (what === 'ask' ? [at] : []));
  return asks.at(-questions) ?? 0;
}

/** What was only said; who moved and laid down what is plain on the table. */
export const isSaid = ({ what }: AliceHappening): boolean => what === 'ask' || what === 'no';

function keepInMind({ sure, lacks }: Memory, happening: AliceHappening): void {
  switch (happening.what) {
    case 'expose':
      sure.delete(happening.card);
      break;
    case 'ask':
    case 'no':
      nth(lacks, happening.seat).add(happening.card);
      if (sure.get(happening.card) === happening.seat) sure.delete(happening.card);
      break;
    case 'give':
      sure.set(happening.card, happening.to);
      break;
    case 'complete':
      for (const card of wantedOf(happening.set)) sure.delete(card);
      break;
    case 'forfeit':
      if (happening.card !== undefined) sure.set(happening.card, happening.to);
  }
}

/** What is not certain may be with anybody who is not known to lack it, or if all lack it, with anybody. */
export const chancesIn =
  ({ others }: AliceView, { sure, lacks }: Memory): Chances =>
  (card, of) => {
    const seat = sure.get(card);
    if (seat !== undefined) return seat === of ? 1 : 0;
    const asked = others.filter(({ cards }) => cards > 0);
    const left = asked.filter(other => !nth(lacks, other.seat).has(card));
    const there = left.length > 0 ? left : asked;
    return there.some(other => other.seat === of) ? 1 / there.length : 0;
  };
