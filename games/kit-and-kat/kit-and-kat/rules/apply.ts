import { allSeats, rightOf } from '@parlour/kernel/authoring/cards';
import type { Input, Seat } from '@parlour/kernel/game';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type Card, cardsOfBooks, isOne, PACKET_SIZE, sortCards } from './cards.ts';
import { type KitEvent, type KitStep, stepWith } from './events.ts';
import type { KitPlay } from './judge.ts';
import type { Note } from './notes.ts';
import { applyShout, drawCard } from './shout.ts';
import type { Cards, KitState } from './state.ts';
import { layCard, pass, playCard } from './turn.ts';

export type KitChance =
  | { readonly of: 'deal'; readonly dealer: Seat; readonly pack: Cards }
  | { readonly of: 'draw'; readonly card: Card };

export function draw(state: KitState, random: Random, pack?: Cards): KitChance {
  if (state.drawing) return { of: 'draw', card: pick(random, itemAt(state.hands, state.drawing.from)) };
  const dealer = state.dealer ?? random.below(state.count);
  return { of: 'deal', dealer, pack: pack ?? shuffle(random, cardsOfBooks(state.rows.length)) };
}

export function apply(state: KitState, input: Input<KitPlay, KitChance>): KitStep {
  if (input.by === 'clock') throw new Error('no clock runs in Kit and Kat');
  if (input.by !== 'chance') return play(state, input.by, input.play);
  const { drew } = input;
  return drew.of === 'deal' ? deal(state, drew.dealer, drew.pack) : drawCard(state, drew.card);
}

function play(state: KitState, seat: Seat, play: KitPlay): KitStep {
  switch (play.do) {
    case 'play':
      return playCard(state, seat, play.card);
    case 'lay':
      return layCard(state, seat, play);
    case 'pass':
      return pass(state, seat);
    case 'shout':
      return applyShout(state, seat, play.at);
  }
}

/** From the dealer's right round to the dealer. */
export const dealOrder = (dealer: Seat, count: number): Seat[] =>
  allSeats(count).map(i => (dealer + count - 1 - i) % count);

function deal(state: KitState, dealer: Seat, pack: Cards): KitStep {
  const packets = splitPackets(pack);
  const order = dealOrder(dealer, state.count);
  const hands = allSeats(state.count).map(seat => itemAt(packets, order.indexOf(seat)));
  const first = order.find(seat => itemAt(hands, seat).some(isOne)) ?? null;
  const turn = first ?? rightOf(dealer, state.count);
  const notes = [...order.map(packetNote), ...notesFromBeginner(order, first)];
  const left = packets.slice(state.count);
  return stepWith(
    { ...state, dealer, dealt: true, hands, packets: left, turn, notes },
    { what: 'deal', clause: 'KK-2', dealer },
    ...order.map(seat => packetEvent(seat, itemAt(hands, seat), left.length)),
    { what: 'begins', clause: first === null ? 'KK-11r' : 'KK-3', seat: turn },
  );
}

const splitPackets = (pack: Cards): Cards[] =>
  Array.from({ length: pack.length / PACKET_SIZE }, (_, i) =>
    sortCards(pack.slice(PACKET_SIZE * i, PACKET_SIZE * (i + 1))),
  );

const packetNote = (seat: Seat): Note => ({ is: 'anew', seat, cards: PACKET_SIZE });

/** KK-3: seats passed over have no 1. */
function notesFromBeginner(order: readonly Seat[], first: Seat | null): Note[] {
  const passedOver = first === null ? order : order.slice(0, order.indexOf(first));
  const none = passedOver.map(seat => ({ is: 'ones', seat, held: 'none' }) as const);
  return first === null ? none : [...none, { is: 'ones', seat: first, held: 'some' }];
}

const packetEvent = (seat: Seat, cards: Cards, left: number): KitEvent => ({
  what: 'packet',
  clause: 'KK-2',
  seat,
  left,
  secret: { cards },
  seenBy: [seat],
});
