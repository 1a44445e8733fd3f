/** How a match goes on: the deal, the plays and the draws. */
import { allSeats, rightOf } from '@parlour/kernel/authoring/cards';
import type { Input, Seat } from '@parlour/kernel/game';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type Card, inOrder, isOne, PACKET, packOf } from './cards.ts';
import { layCard, passOn, playCard } from './deeds.ts';
import { type KitEvent, type KitStep, step } from './happenings.ts';
import type { KitPlay } from './judge.ts';
import type { Note } from './notes.ts';
import { drawCard, shout } from './shout.ts';
import type { Cards, State } from './state.ts';

export type KitChance =
  | { readonly of: 'deal'; readonly dealer: Seat; readonly pack: Cards }
  | { readonly of: 'draw'; readonly card: Card };

export function draw(state: State, random: Random, pack?: Cards): KitChance {
  if (state.drawing) return { of: 'draw', card: pick(random, itemAt(state.hands, state.drawing.from)) };
  const dealer = state.dealer ?? random.below(state.count);
  return { of: 'deal', dealer, pack: pack ?? shuffle(random, packOf(state.rows.length)) };
}

export function apply(state: State, input: Input<KitPlay, KitChance>): KitStep {
  if (input.by === 'clock') throw new Error('no clock runs in Kit and Kat');
  if (input.by !== 'chance') return play(state, input.by, input.play);
  const { drew } = input;
  return drew.of === 'deal' ? deal(state, drew.dealer, drew.pack) : drawCard(state, drew.card);
}

function play(state: State, seat: Seat, play: KitPlay): KitStep {
  switch (play.do) {
    case 'play':
      return playCard(state, seat, play.card);
    case 'lay':
      return layCard(state, seat, play);
    case 'pass':
      return passOn(state, seat);
    case 'shout':
      return shout(state, seat, play.at);
  }
}

/** The seats from the dealer's right round to the dealer: the way packets are dealt and the first player is found. */
export const fromRightOf = (dealer: Seat, count: number): Seat[] =>
  allSeats(count).map(i => (dealer + count - 1 - i) % count);

function deal(state: State, dealer: Seat, pack: Cards): KitStep {
  const packets = packetsOf(pack);
  const order = fromRightOf(dealer, state.count);
  const hands = allSeats(state.count).map(seat => itemAt(packets, order.indexOf(seat)));
  const first = order.find(seat => itemAt(hands, seat).some(isOne)) ?? null;
  const turn = first ?? rightOf(dealer, state.count);
  const notes = [...order.map(tookPacket), ...onesToldByBeginning(order, first)];
  const left = packets.slice(state.count);
  return step(
    { ...state, dealer, dealt: true, hands, packets: left, turn, notes },
    { what: 'deal', clause: 'KK-2', dealer },
    ...order.map(seat => firstPacket(seat, itemAt(hands, seat), left.length)),
    { what: 'begins', clause: first === null ? 'KK-11r' : 'KK-3', seat: turn },
  );
}

const packetsOf = (pack: Cards): Cards[] =>
  Array.from({ length: pack.length / PACKET }, (_, i) => inOrder(pack.slice(PACKET * i, PACKET * (i + 1))));

const tookPacket = (seat: Seat): Note => ({ is: 'anew', seat, cards: PACKET });

/** KK-3: everybody passed over has no 1, and whoever begins has one, unless nobody has. */
function onesToldByBeginning(order: readonly Seat[], first: Seat | null): Note[] {
  const passedOver = first === null ? order : order.slice(0, order.indexOf(first));
  const none = passedOver.map(seat => ({ is: 'ones', seat, held: 'none' }) as const);
  return first === null ? none : [...none, { is: 'ones', seat: first, held: 'some' }];
}

const firstPacket = (seat: Seat, cards: Cards, left: number): KitEvent => ({
  what: 'packet',
  clause: 'KK-2',
  seat,
  left,
  secret: { cards },
  seenBy: [seat],
});
