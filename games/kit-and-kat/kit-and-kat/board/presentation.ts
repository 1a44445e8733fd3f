/** Prompts, calls, sounds, lessons and animation steps of Kit and Kat. */
import type { AnimationStep, Call, Lesson } from '@parlour/board-kit/board';
import type { Pack } from '@parlour/board-kit/pack';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Seat } from '@parlour/kernel/game';
import { type Card, isOne, MAX_PILES } from '../rules/cards.ts';
import type { KitEvent } from '../rules/events.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitView } from '../rules/view.ts';
import { fitsBook, isMyTurn, ownPiles } from './selection.ts';

type SeatName = (seat: Seat) => string;

export const SHOUT_CALL = 'Kit-and-Kat!';

export function promptFor(view: KitView, _: readonly KitPlay[], name: SeatName): string {
  if (view.scores.reduce((sum, books) => sum + books, 0) === view.tens.length) return 'All books are taken.';
  if (view.drawing) return `${name(view.drawing.by)} draws a card from ${name(view.drawing.from)}.`;
  if (!isMyTurn(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  if (view.last) return view.acted ? 'Play on, or pass.' : 'The Kittens are the hands now: play.';
  return ownPrompt(view);
}

const playableCards = (view: KitView): Card[] => [
  ...(view.hand ?? []),
  ...ownPiles(view).flatMap(pile => pile.slice(-1)),
];

/** What fits is for the player to find (KK-17r). */
function ownPrompt(view: KitView): string {
  const isStuck = !playableCards(view).some(card => fitsBook(view, card));
  if (view.hand?.length === 0) return isStuck ? 'Nothing fits: pass.' : 'Play your Kittens, or pass.';
  return isStuck ? 'Nothing fits: lay a Kitten.' : 'Play what fits a book; then lay a Kitten.';
}

/** KK-10: cards are read aloud as they are played. */
export function callOut(event: KitEvent, _: SeatName, pack: Pack): Call | undefined {
  if (event.what === 'shout') return { seat: event.seat, words: SHOUT_CALL };
  const words = event.what === 'plays' ? pack.wordsOf(event.card) : undefined;
  return event.what === 'plays' && words !== undefined ? { seat: event.seat, words } : undefined;
}

export function sayOffers(plays: readonly KitPlay[]): string {
  const fitting = plays.filter(({ do: what }) => what === 'play').length;
  if (fitting === 0) return 'Nothing of yours fits a book now.';
  return fitting === 1 ? 'One card of yours fits a book.' : `${fitting} cards of yours fit a book.`;
}

const SOUNDS: Readonly<Partial<Record<KitEvent['what'], SoundName>>> = {
  deal: 'shuffle',
  plays: 'place',
  lays: 'slide',
  book: 'gather',
  shout: 'knock',
  draws: 'slide',
  packet: 'deal',
};

export const soundOf = ({ what }: KitEvent): SoundName | undefined => SOUNDS[what];

const holdsOne = ({ hand = [] }: KitView): boolean => hand.some(isOne);

const hasOpenOne = (view: KitView): boolean => view.rules > 1 && ownPiles(view).some(pile => isOne(pile.at(-1) ?? ''));

export const lessons: readonly Lesson<KitView, KitPlay, KitEvent>[] = [
  {
    id: 'kit-and-kat/books',
    clause: 'KK-7',
    says: 'Every book grows from 1 to 10, question and answer by turns. Whoever plays its 10 takes it, and most books win. The arrow in its box points to the card it waits for.',
    about: () => 'book',
    when: view => !view.last && (view.hand?.length ?? 0) > 0,
  },
  {
    id: 'kit-and-kat/ones',
    clause: 'KK-4',
    says: 'You have a card marked 1, and it goes before anything else. Nobody will stop you from forgetting that, but somebody may shout.',
    about: view => view.hand?.find(isOne) ?? 'kittens',
    when: view => isMyTurn(view) && (holdsOne(view) || hasOpenOne(view)),
  },
  {
    id: 'kit-and-kat/kittens',
    clause: 'KK-5',
    says: 'Tap what fits a book. When nothing does, or you want to stop, lay one card: tap it, then a free Kitten place. That ends your turn. A Kitten can be played later, as from the hand.',
    about: () => 'kittens',
    when: view => isMyTurn(view) && !view.last && !holdsOne(view),
  },
  {
    id: 'kit-and-kat/shout',
    clause: 'KK-8',
    says: 'Watch the others. A card out of order, or a 1 held back, is a mistake: shout before the next player moves, and you draw a card from them. If there was none you are silent for that turn, or pay a card where that is agreed.',
    about: () => 'shout',
    when: ({ window, seat }) => window !== null && window.seat !== seat,
  },
  {
    id: 'kit-and-kat/full',
    clause: 'KK-6',
    says: 'Four piles of Kittens are the most. The next one covers one of them, and what is covered waits until the one on it has been played.',
    about: () => 'kittens',
    when: view => isMyTurn(view) && !view.last && ownPiles(view).length === MAX_PILES,
  },
  {
    id: 'kit-and-kat/last',
    clause: 'KK-9',
    says: 'All hands are played out. The Kittens, covered ones too, are the hands now, and everybody sees them. Nobody lays; whoever can play must.',
    about: () => 'own',
    when: ({ last }) => last,
  },
];

type KitAnimationStep = AnimationStep<KitView, KitEvent>;

const HOLD_MS: Readonly<Partial<Record<KitEvent['what'], number>>> = {
  deal: 1500,
  shout: 1700,
  draws: 900,
  book: 700,
  last: 1200,
};

const holdMsFor = (fresh: readonly KitEvent[]): number => Math.max(0, ...fresh.map(({ what }) => HOLD_MS[what] ?? 0));

/** Shows a shout before anything goes back. */
export function animationSteps(before: KitView, after: KitView, fresh: readonly KitEvent[]): KitAnimationStep[] {
  const shout = fresh.findIndex(({ what }) => what === 'shout');
  if (shout < 0 || fresh.length === 1) return [{ view: after, fresh, hold: holdMsFor(fresh) }];
  const rest = fresh.slice(shout + 1);
  return [
    { view: { ...before, turn: [] }, fresh: fresh.slice(0, shout + 1), hold: HOLD_MS.shout! },
    { view: after, fresh: rest, hold: holdMsFor(rest) },
  ];
}
