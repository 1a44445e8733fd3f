/** What is asked of a player of Kit and Kat, what is read and called out, and what his first game teaches. */
import type { Call, Lesson } from '@parlour/felt/board';
import type { Pack } from '@parlour/felt/pack';
import type { SoundName } from '@parlour/felt/sound';
import type { Seat } from '@parlour/kernel/game';
import { isOne, MOST_PILES } from '../rules/cards.ts';
import type { KitHappening } from '../rules/happenings.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitView } from '../rules/view.ts';
import { isMine, ownPiles } from './choice.ts';

type Name = (seat: Seat) => string;

export const SHOUT = 'Kit-and-Kat!';

export function prompt(view: KitView, _: readonly KitPlay[], name: Name): string {
  if (view.scores.reduce((sum, books) => sum + books, 0) === view.tens.length) return 'All books are taken.';
  if (view.drawing) return `${name(view.drawing.by)} draws a card from ${name(view.drawing.from)}.`;
  if (!isMine(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  if (view.last) return view.acted ? 'Play on, or pass.' : 'The Kittens are the hands now: play.';
  return view.hand?.length === 0 ? 'Play your Kittens, or pass.' : 'Play what fits a book; then lay a Kitten.';
}

/** [KK-10] Questions and answers are read aloud as they are played. */
export function call(happening: KitHappening, _: Name, pack: Pack): Call | undefined {
  if (happening.what === 'shout') return { seat: happening.seat, words: SHOUT };
  const words = happening.what === 'plays' ? pack.wordsOf(happening.card) : undefined;
  return happening.what === 'plays' && words !== undefined ? { seat: happening.seat, words } : undefined;
}

/** What fits is for the player to see. */
export function offers(plays: readonly KitPlay[]): string {
  const fitting = plays.filter(({ do: what }) => what === 'play').length;
  if (fitting === 0) return 'Nothing of yours fits a book now.';
  return fitting === 1 ? 'One card of yours fits a book.' : `${fitting} cards of yours fit a book.`;
}

const SOUNDS: Readonly<Partial<Record<KitHappening['what'], SoundName>>> = {
  deal: 'shuffle',
  plays: 'place',
  lays: 'slide',
  book: 'gather',
  shout: 'knock',
  draws: 'slide',
  packet: 'deal',
};

export const sound = ({ what }: KitHappening): SoundName | undefined => SOUNDS[what];

const holdsOne = ({ hand = [] }: KitView): boolean => hand.some(isOne);

export const lessons: readonly Lesson<KitView, KitPlay, KitHappening>[] = [
  {
    id: 'kit-and-kat/ones',
    clause: 'KK-4',
    says: 'You hold a card marked 1. Your 1s go before anything else. Nobody will stop you from forgetting that, but somebody may shout, with the red button.',
    when: view => isMine(view) && holdsOne(view),
  },
  {
    id: 'kit-and-kat/open-one',
    clause: 'KK-25r',
    says: 'A 1 lies uncovered among your Kittens. It came there by a mistake, and all can see it: play it before anything else.',
    when: view => isMine(view) && view.rules > 1 && ownPiles(view).some(pile => isOne(pile.at(-1)!)),
  },
  {
    id: 'kit-and-kat/books',
    clause: 'KK-4',
    says: 'Every book grows from 1 to 10, question and answer by turns. The slip under it says what it waits for; tap a card of yours that fits.',
    when: view => isMine(view) && !view.last && !holdsOne(view),
  },
  {
    id: 'kit-and-kat/kittens',
    clause: 'KK-5',
    says: 'When you play no more, lay one card: tap it, then a free Kitten place. A card laid so is your Kitten: it ends your turn, and can be played later as from the hand.',
    when: (view, plays) => isMine(view) && !view.last && plays.every(play => play.do === 'lay'),
  },
  {
    id: 'kit-and-kat/four-piles',
    clause: 'KK-24r',
    says: 'You have four piles. The card you lay covers one of them; or tap “put one on another”, and it begins a pile of its own.',
    when: (view, plays) => isMine(view) && plays.some(play => 'move' in play) && ownPiles(view).length === MOST_PILES,
  },
  {
    id: 'kit-and-kat/shout',
    clause: 'KK-8',
    says: 'Watch the others. A card out of order, or a 1 held back, is a mistake: shout before the next player moves, and you draw a card from them. If there was none you are silent for that turn, or pay a card where that is agreed.',
    when: ({ window, seat }) => window !== null && window.seat !== seat,
  },
  {
    id: 'kit-and-kat/last',
    clause: 'KK-9',
    says: 'All hands are played out. The Kittens, covered ones too, are the hands now, and everybody sees them. Nobody lays; whoever can play must.',
    when: ({ last }) => last,
  },
];
