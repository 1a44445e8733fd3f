/** What is asked of a player of Alice, what is called out, and what a first game teaches. */
import type { Call, Lesson } from '@parlour/board-kit/board';
import type { Pack } from '@parlour/board-kit/pack';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Seat } from '@parlour/kernel/game';
import type { AliceEvent } from '../rules/happenings.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, titleOf } from '../rules/pack.ts';
import { areTurnsUp } from '../rules/state.ts';
import type { AliceView } from '../rules/view.ts';
import { missingOf } from './question.ts';

type Name = (seat: Seat) => string;

/** A pack of somebody's own has titles of its own. */
export const printed = (pack: Pack, card: Card): string => pack.wordsOf(card) ?? titleOf(card);

const isMine = ({ seat, turn }: AliceView): boolean => seat !== null && turn.includes(seat);

const areAllMade = ({ sets, seat, hand = [], others, exposed }: AliceView): boolean =>
  sets.some(made => made > 0) &&
  (seat === null || hand.length === 0) &&
  others.every(({ cards }) => cards === 0) &&
  exposed.every(card => card === null);

export function prompt(view: AliceView, _: readonly AlicePlay[], name: Name, pack: Pack): string {
  if (areAllMade(view)) return 'All sixteen sets are made.';
  if (areTurnsUp(view)) return `${view.turns} turns have been played: the most sets win.`;
  if (view.forfeit) return `${name(view.forfeit.to)} draws a forfeit from ${name(view.forfeit.from)}.`;
  if (!isMine(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  return ownPrompt(view, pack);
}

function ownPrompt(view: AliceView, pack: Pack): string {
  const [one, other] = missingOf(view).map(card => `“${printed(pack, card)}”`);
  if (other !== undefined) return `Who has ${one} or ${other}? Tap the card and a player.`;
  if (one !== undefined) return `Who has ${one}? Tap a player.`;
  return view.completed ? 'A set! Expose another Leading card, or stop.' : 'Expose a Leading card.';
}

export function named(play: AlicePlay, name: Name, pack: Pack): string {
  if (play.do === 'stop') return 'Stop.';
  const card = `“${printed(pack, play.card)}”`;
  return play.do === 'expose' ? `Expose ${card}.` : `Ask ${name(play.of)} for ${card}.`;
}

export function call(event: AliceEvent, name: Name, pack: Pack): Call | undefined {
  switch (event.what) {
    case 'ask':
      return { seat: event.seat, words: `Have you “${printed(pack, event.card)}”, ${name(event.of)}?` };
    case 'no':
      return { seat: event.seat, words: 'No!' };
    case 'complete':
      return { seat: event.seat, words: 'A set!' };
    case 'stop':
      return { seat: event.seat, words: 'I stop.' };
    default:
      return undefined;
  }
}

const SOUNDS: Readonly<Partial<Record<AliceEvent['what'], SoundName>>> = {
  deal: 'shuffle',
  expose: 'place',
  give: 'slide',
  no: 'knock',
  complete: 'gather',
  forfeit: 'slide',
};

export const sound = ({ what }: AliceEvent): SoundName | undefined => SOUNDS[what];

export const lessons: readonly Lesson<AliceView, AlicePlay, AliceEvent>[] = [
  {
    id: 'alice/expose',
    clause: 'AL-4',
    says: 'Three cards of one number are a set, and most sets win. Those that stand up are Leading cards and name the two they want: tap one to expose it. It stays until its set is made.',
    about: () => 'own',
    when: (view, plays) => isMine(view) && plays.some(play => play.do === 'expose') && !view.completed,
  },
  {
    id: 'alice/ask',
    clause: 'AL-7',
    says: 'Tap a wanted card, then a player: whoever has it must hand it over. A “no” costs you a card and the turn.',
    about: () => 'wanted',
    when: (view, plays) => isMine(view) && plays.some(play => play.do === 'ask'),
  },
  {
    id: 'alice/forfeit',
    clause: 'AL-8',
    says: 'Whoever told you no has drawn a card unseen from your hand: that is a forfeit. Remember who has not got what.',
    about: () => 'own',
    when: ({ seat, barred }) => barred.some(({ by }) => by === seat),
  },
  {
    id: 'alice/go-on',
    clause: 'AL-16r',
    says: 'The set is yours. Stop, and the turn passes and costs nothing; go on, and you may win more, but a “no” costs a card again.',
    about: () => 'prompt',
    when: (view, plays) => isMine(view) && plays.some(play => play.do === 'stop'),
  },
  {
    id: 'alice/lack',
    clause: 'AL-10',
    says: 'You had no Leading card in your turn. That costs a forfeit: the one who played last draws a card unseen from your hand.',
    about: () => 'own',
    when: ({ seat }, _, fresh) => fresh.some(event => event.what === 'lack' && event.seat === seat),
  },
];
