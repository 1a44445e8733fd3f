/** A question is heard before its answer, and a card that completes a set is seen to arrive before the set is laid away. */
import type { Beat } from '@parlour/board-kit/board';
import type { Chair } from '@parlour/kernel/game';
import type { AliceHappening } from '../rules/happenings.ts';
import { withCard } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';

type AliceBeat = Beat<AliceView, AliceHappening>;
type Given = AliceHappening & { readonly what: 'give' };
type Forfeited = AliceHappening & { readonly what: 'forfeit' };

const [DEAL, QUESTION, ANSWER, SET] = [1700, 1100, 900, 700] as const;
/** What concerns the chair takes longer: it is asked, or says no, or a card of its own goes away or comes. */
const [HEAR_OWN_NAME, LOOK_AT_OWN_CARD, LOOK_AT_LAST_SET] = [900, 1500, 1800] as const;

export function beats(before: AliceView, after: AliceView, fresh: readonly AliceHappening[]): AliceBeat[] {
  const asked = fresh.findIndex(({ what }) => what === 'ask');
  if (asked < 0) return [{ view: after, fresh, hold: holdFor(fresh), linger: lingerFor(fresh, after.seat) }];
  const heard = fresh.slice(0, asked + 1);
  const linger = lingerFor(heard, after.seat);
  const question = { view: { ...before, turn: [] }, fresh: heard, hold: QUESTION, linger };
  return [question, ...answer(before, after, fresh.slice(asked + 1))];
}

function answer(before: AliceView, after: AliceView, fresh: readonly AliceHappening[]): AliceBeat[] {
  const given = fresh.find((happening): happening is Given => happening.what === 'give');
  const made = fresh.findIndex(({ what }) => what === 'complete');
  if (!given || made < 0) return [{ view: after, fresh, hold: ANSWER, linger: lingerFor(fresh, after.seat) }];
  const [arrival, rest] = [fresh.slice(0, made), fresh.slice(made)];
  return [
    { view: withGiven(before, given), fresh: arrival, hold: ANSWER, linger: lingerFor(arrival, after.seat) },
    { view: after, fresh: rest, hold: SET, linger: lingerFor(rest, after.seat) },
  ];
}

function holdFor(fresh: readonly AliceHappening[]): number {
  if (fresh.some(({ what }) => what === 'deal')) return DEAL;
  return fresh.some(({ what }) => what === 'forfeit' || what === 'lack') ? ANSWER : 0;
}

/** Worth a longer look: a card that comes to the own hand or leaves it, and the set that ends the game. */
function lingerFor(fresh: readonly AliceHappening[], seat: Chair): number {
  if (fresh.some(({ what }) => what === 'end')) return LOOK_AT_LAST_SET;
  if (fresh.some(happening => passes(happening) && (happening.seat === seat || happening.to === seat)))
    return LOOK_AT_OWN_CARD;
  return fresh.some(happening => concerns(happening, seat)) ? HEAR_OWN_NAME : 0;
}

const concerns = (happening: AliceHappening, seat: Chair): boolean =>
  (happening.what === 'ask' && happening.of === seat) || (happening.what === 'no' && happening.seat === seat);

const passes = (happening: AliceHappening): happening is Given | Forfeited =>
  happening.what === 'give' || happening.what === 'forfeit';

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
