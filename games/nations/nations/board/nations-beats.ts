/** How a trick ends and a deal is counted, so that eyes can follow: the fourth card, the gathering, the count. */
import type { AnimationStep } from '@parlour/board-kit/board';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsView } from '../rules/view.ts';

type NationsBeat = AnimationStep<NationsView, NationsEvent>;

const [TRICK, LOOK_AT_TRICK, READ_THE_COUNT, DEAL] = [1000, 600, 3200, 2200] as const;

export function beats(before: NationsView, after: NationsView, fresh: readonly NationsEvent[]): NationsBeat[] {
  const end = fresh.findIndex(({ what }) => what === 'trick');
  const taken = fresh[end];
  const card = fresh.find(event => event.what === 'card');
  if (taken?.what !== 'trick' || card?.what !== 'card') return [{ view: after, fresh, hold: dealing(fresh) }];
  const laid = withCard(before, after, card);
  const complete = { view: laid, fresh: fresh.slice(0, end), hold: TRICK, linger: LOOK_AT_TRICK };
  const next = fresh.findIndex(({ what }) => what === 'deal' || what === 'won');
  if (next < 0) return [complete, { view: after, fresh: fresh.slice(end), hold: 0 }];
  const counted = withTrickTaken(laid, after, taken);
  const count = { view: counted, fresh: fresh.slice(end, next), hold: READ_THE_COUNT };
  return [
    complete,
    after.winner === null ? { ...count, linger: 'until told' } : count,
    { view: after, fresh: fresh.slice(next), hold: dealing(fresh) },
  ];
}

/** Nobody plays before the pack is dealt. */
const dealing = (fresh: readonly NationsEvent[]): number => (fresh.some(({ what }) => what === 'deal') ? DEAL : 0);

/** The table with the fourth card on it, before anybody has taken the trick. */
function withCard(
  before: NationsView,
  after: NationsView,
  { seat, card }: NationsEvent & { what: 'card' },
): NationsView {
  const trick = [...before.trick, { seat, card }];
  return {
    ...before,
    turn: [],
    trick,
    table: { ...before.table, trick },
    starExposed: false,
    ...(before.hand && { hand: before.hand.filter(held => held !== card) }),
    others: before.others.map(other => (other.seat === seat ? { ...other, cards: other.cards - 1 } : other)),
    seat: after.seat,
  };
}

/** The table after the last trick, while the deal is counted. */
function withTrickTaken(laid: NationsView, after: NationsView, { seat }: { readonly seat: number }): NationsView {
  const [even, odd] = laid.tricks;
  const tricks: NationsView['tricks'] = seat % 2 === 0 ? [even + 1, odd] : [even, odd + 1];
  return { ...laid, trick: [], table: { ...laid.table, trick: [] }, tricks, scores: after.scores };
}
