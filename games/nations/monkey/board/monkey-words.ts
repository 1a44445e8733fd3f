/** What is asked of a player of the Monkey, what is called out, and what a first game teaches. */
import type { Call, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Seat } from '@parlour/kernel/game';
import { titleOf } from '../../pack/pack.ts';
import { PLURALS } from '../rules/monkey-english.ts';
import type { MonkeyEvent, MonkeyPlay } from '../rules/monkey-play.ts';
import { rankNameOf } from '../rules/monkey-state.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';
import { hasPair, isMine } from './picking.ts';

export function prompt(view: MonkeyView, _: readonly MonkeyPlay[], name: (seat: Seat) => string): string {
  if (view.removed !== null) return 'The game is over.';
  if (!isMine(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  return hasPair(view)
    ? 'Lay down a pair: tap one of its cards.'
    : `No pair: draw a card from ${name(view.drawsFrom)}.`;
}

export const named = (play: MonkeyPlay): string =>
  play.do === 'pair' ? `Lay down ${play.cards.map(titleOf).join(' and ')}.` : `Draw card ${play.at + 1} of the fan.`;

export const call = (event: MonkeyEvent): Call | undefined =>
  event.what === 'pair' ? { seat: event.seat, words: `A pair of ${PLURALS[rankNameOf(event.cards[0])]}` } : undefined;

const SOUNDS: Readonly<Partial<Record<MonkeyEvent['what'], SoundName>>> = {
  deal: 'shuffle',
  pair: 'place',
  draw: 'slide',
  monkey: 'knock',
};

export const sound = ({ what }: MonkeyEvent): SoundName | undefined => SOUNDS[what];

export const lessons: readonly Lesson<MonkeyView, MonkeyPlay, MonkeyEvent>[] = [
  {
    id: 'monkey/odd',
    clause: 'MO-1',
    says: 'One card was put aside unseen, so one value lacks a card, and one card of it finds no partner. Whoever is left with that card at the end is the Monkey, and has lost.',
    about: () => 'own',
    when: ({ hand = [] }) => hand.length > 0,
  },
  {
    id: 'monkey/pair',
    clause: 'MO-4',
    says: 'In your turn lay down one pair: two cards of one value, of any nations. Tap a card that stands up, and its partner goes with it.',
    about: () => 'own',
    when: (view, plays) => isMine(view) && plays.some(play => play.do === 'pair'),
  },
  {
    id: 'monkey/draw',
    clause: 'MO-5',
    says: 'You have no pair, so your right-hand neighbour holds out a fan. Draw any card; if it makes a pair, the pair is laid down at once.',
    about: () => 'offer',
    when: (view, plays) => isMine(view) && plays.some(play => play.do === 'draw'),
  },
  {
    id: 'monkey/safe',
    clause: 'MO-9r',
    says: 'Somebody has no cards left and is safe. They sit out; you now draw from the next one on that side who still has some.',
    about: view => seatPlace(view.out[0] ?? view.drawsFrom),
    when: ({ out }) => out.length > 0,
  },
];
