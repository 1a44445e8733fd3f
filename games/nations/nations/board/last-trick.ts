/** The trick that was taken last, with who played what and who took it. */
import type { Chair, Seat } from '@parlour/kernel/game';
import { toSecondPerson } from '@parlour/kernel/sentences';
import type { Card } from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';

type Played = NationsEvent & { readonly what: 'card' };
type Looked = { readonly card: Card; readonly says: string };

const CARDS = 4;

/** Empty while none has been taken. */
export function lastTrick(past: readonly NationsEvent[], name: (seat: Seat) => string, me: Chair): Looked[] {
  const taken = past.findLastIndex(({ what }) => what === 'trick');
  const trick = past[taken];
  if (trick?.what !== 'trick') return [];
  const cards = past.slice(0, taken).filter((event): event is Played => event.what === 'card');
  return cards.slice(-CARDS).map(({ seat, card }) => ({
    card,
    says: card === trick.card ? toSecondPerson(me, name, called => `${called(seat)} takes it`) : name(seat),
  }));
}
