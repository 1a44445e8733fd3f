/**
 * What somebody keeps in mind of the questions, as people do: who gave, who said no, what they lost. The newest is kept best, their
 * own questions longer than those of others; and of two people of one scene they sometimes remember the wrong one. What went unseen
 * they forget to reckon with, so that they take for certain what was so when they heard it.
 */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import type { AliceHappening } from '../rules/happenings.ts';
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
  history.forEach((happening, at) => {
    if (happening.what === 'ask') left -= 1;
    if (left >= SHORTEST + MORE + OWN) return;
    const isOwn = isAsked(happening, seat);
    const chance = seeded(`${head} ${at}`);
    if (left >= SHORTEST + chance.below(MORE) + (isOwn ? OWN : 0)) return;
    keepInMind(memory, !isOwn && chance.below(MIXED) === 0 ? mixedUp(happening) : happening);
  });
  return memory;
}

/** What is forgotten and mixed up depends on the head: on the hand it was dealt, and nothing that it could not know. */
function headOf(history: readonly AliceHappening[]): number {
  const dealt = history.flatMap(happening => (happening.what === 'hand' ? (happening.hand ?? []) : []));
  return seeded(dealt.join(' ')).below(HEADS);
}

const isAsked = (happening: AliceHappening, seat: Seat | null): boolean =>
  (happening.what === 'ask' && happening.seat === seat) || (happening.what === 'no' && happening.to === seat);

/** The same said of the other card that the scene wants. */
function mixedUp(happening: AliceHappening): AliceHappening {
  if (!isSaid(happening)) return happening;
  const card = wantedOf(setOf(happening.card)).find(other => other !== happening.card);
  return card === undefined ? happening : { ...happening, card };
}

/** Where in the history the last so many questions begin. */
export function startOf(history: readonly AliceHappening[], questions: number): number {
  const asks = history.flatMap(({ what }, at) => (what === 'ask' ? [at] : []));
  return asks.at(-questions) ?? 0;
}

/** What was only said; who moved and laid down what is plain on the table. */
export const isSaid = (happening: AliceHappening): happening is AliceHappening & { what: 'ask' | 'no' } =>
  happening.what === 'ask' || happening.what === 'no';

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
