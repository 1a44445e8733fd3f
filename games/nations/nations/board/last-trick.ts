/** The trick that was taken last, with who played what and who took it. */
import type { Chair, Seat } from '@parlour/kernel/game';
import { toldTo } from '@parlour/kernel/second-person';
import type { Card } from '../../pack/pack.ts';
import type { NationsHappening } from '../rules/apply.ts';

type Played = NationsHappening & { readonly what: 'card' };
type Looked = { readonly card: Card; readonly says: string };

const CARDS = 4;

/** Empty while none has been taken. */
export function lastTrick(past: readonly NationsHappening[], name: (seat: Seat) => string, me: Chair): Looked[] {
  const taken = past.findLastIndex(({ what }) => what === 'trick');
  const trick = past[taken];
  if (trick?.what !== 'trick') return [];
  const cards = past.slice(0, taken).filter((happening): happening is Played => happening.what === 'card');
  return cards.slice(-CARDS).map(({ seat, card }) => ({
    card,
    says: card === trick.card ? toldTo(me, name, called => `${called(seat)} takes it`) : name(seat),
  }));
}
