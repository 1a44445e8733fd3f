/**
 * Human memory of the questions. The newest is kept best, own questions longer than others'. Of two cards of one
 * scene the wrong one is sometimes remembered. Unseen moves are left out, so what was heard is taken for certain.
 */
import type { Seat } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from '../rules/apply.ts';
import { type Card, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceView, AliceViewWithHistory } from '../rules/view.ts';
import type { CardChances } from './characters.ts';

type Memory = {
  readonly sure: Map<Card, Seat>;
  /** By seat: cards that are not with it. */
  readonly lacks: readonly Set<Card>[];
};

/** An event is kept for at least this many questions, and up to EXTRA_QUESTIONS more. */
const MIN_QUESTIONS = 5;
const EXTRA_QUESTIONS = 11;
/** Own questions are kept this much longer. */
const OWN_QUESTION_BONUS = 4;
/** One in this many questions of others is remembered of the other card of the scene. */
const MIX_UP_ONE_IN = 8;
const SEED_RANGE = 2 ** 20;

export function memoryOf({ history, sets, seat }: AliceViewWithHistory): Memory {
  const memory: Memory = { sure: new Map(), lacks: sets.map(() => new Set()) };
  const seed = memorySeed(history);
  let left = history.filter(({ what }) => what === 'ask').length;
  history.forEach((event, at) => {
    if (event.what === 'ask') left -= 1;
    if (left >= MIN_QUESTIONS + EXTRA_QUESTIONS + OWN_QUESTION_BONUS) return;
    const isOwn = isOwnQuestion(event, seat);
    const chance = seededRandom(`${seed} ${at}`);
    if (left >= MIN_QUESTIONS + chance.below(EXTRA_QUESTIONS) + (isOwn ? OWN_QUESTION_BONUS : 0)) return;
    rememberEvent(memory, !isOwn && chance.below(MIX_UP_ONE_IN) === 0 ? mixUpCard(event) : event);
  });
  return memory;
}

/** Depends on the dealt hand, and on nothing the player could not know. */
function memorySeed(history: readonly AliceEvent[]): number {
  const dealt = history.flatMap(event => (event.what === 'hand' ? (event.hand ?? []) : []));
  return seededRandom(dealt.join(' ')).below(SEED_RANGE);
}

const isOwnQuestion = (event: AliceEvent, seat: Seat | null): boolean =>
  (event.what === 'ask' && event.seat === seat) || (event.what === 'no' && event.to === seat);

function mixUpCard(event: AliceEvent): AliceEvent {
  if (!isSpoken(event)) return event;
  const card = wantedOf(setOf(event.card)).find(other => other !== event.card);
  return card === undefined ? event : { ...event, card };
}

export function startOfLastQuestions(history: readonly AliceEvent[], questions: number): number {
  const asks = history.flatMap(({ what }, at) => (what === 'ask' ? [at] : []));
  return asks.at(-questions) ?? 0;
}

/** Moves and sets laid down are plain on the table. */
export const isSpoken = (event: AliceEvent): event is AliceEvent & { what: 'ask' | 'no' } =>
  event.what === 'ask' || event.what === 'no';

function rememberEvent({ sure, lacks }: Memory, event: AliceEvent): void {
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

/** An uncertain card may be with any seat not known to lack it; if all lack it, with any. */
export const chancesFromMemory =
  ({ others }: AliceView, { sure, lacks }: Memory): CardChances =>
  (card, of) => {
    const seat = sure.get(card);
    if (seat !== undefined) return seat === of ? 1 : 0;
    const asked = others.filter(({ cards }) => cards > 0);
    const left = asked.filter(other => !itemAt(lacks, other.seat).has(card));
    const there = left.length > 0 ? left : asked;
    return there.some(other => other.seat === of) ? 1 / there.length : 0;
  };
