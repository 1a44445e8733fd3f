/** A question is heard before its answer, and a card that completes a set is seen to arrive before the set is laid away. */
import type { AnimationStep } from '@parlour/board-kit/board';
import type { Chair } from '@parlour/kernel/game';
import type { AliceEvent } from '../rules/happenings.ts';
import { withCard } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';

type AliceBeat = AnimationStep<AliceView, AliceEvent>;
type Given = AliceEvent & { readonly what: 'give' };
type Forfeited = AliceEvent & { readonly what: 'forfeit' };

const [DEAL, QUESTION, ANSWER, SET] = [1700, 1100, 900, 700] as const;
/** What concerns the chair takes longer: it is asked, or says no, or a card of its own goes away or comes. */
const [HEAR_OWN_NAME, LOOK_AT_OWN_CARD, LOOK_AT_LAST_SET] = [900, 1500, 1800] as const;

export function beats(before: AliceView, after: AliceView, fresh: readonly AliceEvent[]): AliceBeat[] {
  const asked = fresh.findIndex(({ what }) => what === 'ask');
  if (asked < 0) return [{ view: after, fresh, hold: holdFor(fresh), linger: lingerFor(fresh, after.seat) }];
  const heard = fresh.slice(0, asked + 1);
  const linger = lingerFor(heard, after.seat);
  const question = { view: { ...before, turn: [] }, fresh: heard, hold: QUESTION, linger };
  return [question, ...answer(before, after, fresh.slice(asked + 1))];
}

function answer(before: AliceView, after: AliceView, fresh: readonly AliceEvent[]): AliceBeat[] {
  const given = fresh.find((event): event is Given => event.what === 'give');
  const made = fresh.findIndex(({ what }) => what === 'complete');
  if (!given || made < 0) return [{ view: after, fresh, hold: ANSWER, linger: lingerFor(fresh, after.seat) }];
  const [arrival, rest] = [fresh.slice(0, made), fresh.slice(made)];
  return [
    { view: withGiven(before, given), fresh: arrival, hold: ANSWER, linger: lingerFor(arrival, after.seat) },
    { view: after, fresh: rest, hold: SET, linger: lingerFor(rest, after.seat) },
  ];
}

function holdFor(fresh: readonly AliceEvent[]): number {
  if (fresh.some(({ what }) => what === 'deal')) return DEAL;
  return fresh.some(({ what }) => what === 'forfeit' || what === 'lack') ? ANSWER : 0;
}

/** Worth a longer look: a card that comes to the own hand or leaves it, and the set that ends the game. */
function lingerFor(fresh: readonly AliceEvent[], seat: Chair): number {
  if (fresh.some(({ what }) => what === 'end')) return LOOK_AT_LAST_SET;
  if (fresh.some(event => passes(event) && (event.seat === seat || event.to === seat))) return LOOK_AT_OWN_CARD;
  return fresh.some(event => concerns(event, seat)) ? HEAR_OWN_NAME : 0;
}

const concerns = (event: AliceEvent, seat: Chair): boolean =>
  (event.what === 'ask' && event.of === seat) || (event.what === 'no' && event.seat === seat);

const passes = (event: AliceEvent): event is Given | Forfeited => event.what === 'give' || event.what === 'forfeit';

/** The table when a card has been handed over, and its set is not laid away yet. */
function withGiven(before: AliceView, { seat, to, card }: Given): AliceView {
  const change = (of: number): number => (of === to ? 1 : of === seat ? -1 : 0);
  const hand = before.hand?.filter(held => held !== card);
  return {
    ...before,
    turn: [],
    ...(hand && { hand: to === before.seat ? withCard(hand, card) : hand }),
    others: before.others.map(other => ({ ...other, cards: other.cards + change(other.seat) })),
  };
}
