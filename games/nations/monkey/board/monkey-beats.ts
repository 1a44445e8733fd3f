/**
 * A card is drawn before it is thrown: the draw is seen first, then the pair it makes. What comes to the own hand or
 * leaves it is seen longer, for the neighbour may take it away again at once.
 */
import type { AnimationStep } from '@parlour/board-kit/board';
import type { Card } from '../../pack/pack.ts';
import type { MonkeyEvent } from '../rules/monkey-play.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';

type MonkeyBeat = AnimationStep<MonkeyView, MonkeyEvent>;
type Drawn = MonkeyEvent & { what: 'draw' };

const [LOOK_AT_DRAW, LOOK_AT_PAIR, DEAL] = [900, 500, 1700] as const;
/** Time to find the card among one's own, and to see what it is. */
const LOOK_AT_OWN_CARD = 1500;

export function beats(before: MonkeyView, after: MonkeyView, fresh: readonly MonkeyEvent[]): MonkeyBeat[] {
  const drew = fresh.find((event): event is Drawn => event.what === 'draw');
  const pair = fresh.findIndex(({ what }) => what === 'pair');
  if (!drew) return [{ view: after, fresh, hold: holdFor(fresh) }];
  const look = { hold: LOOK_AT_DRAW, linger: lingerFor(drew, after) };
  if (pair < 0) return [{ view: after, fresh, ...look }];
  return [
    { view: withDraw(before, after, drew), fresh: fresh.slice(0, pair), ...look },
    { view: after, fresh: fresh.slice(pair), hold: LOOK_AT_PAIR },
  ];
}

function holdFor(fresh: readonly MonkeyEvent[]): number {
  if (fresh.some(({ what }) => what === 'deal')) return DEAL;
  return fresh.some(({ what }) => what === 'pair') ? LOOK_AT_PAIR : 0;
}

const lingerFor = ({ seat, from }: Drawn, view: MonkeyView): number =>
  seat === view.seat || from === view.seat ? LOOK_AT_OWN_CARD : 0;

/** The table between the draw and the throw: the card has changed hands, and no pair lies there yet. */
function withDraw(before: MonkeyView, after: MonkeyView, { seat, from, card }: Drawn): MonkeyView {
  const hand = before.hand?.filter((held): held is Card => !(from === before.seat && held === card));
  const change = (of: number): number => (of === seat ? 1 : of === from ? -1 : 0);
  return {
    ...before,
    seat: after.seat,
    turn: [],
    ...(hand && { hand: seat === before.seat && card ? [...hand, card] : hand }),
    others: before.others.map(other => ({ ...other, cards: other.cards + change(other.seat) })),
  };
}
