/** Prompts, calls, sounds, lessons and animation steps of Kit and Kat. */
import type { AnimationStep, Call, Lesson } from '@parlour/board-kit/board';
import type { Pack } from '@parlour/board-kit/pack';
import { preferences } from '@parlour/board-kit/preferences';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Seat } from '@parlour/kernel/game';
import { isOne, MAX_PILES } from '../rules/cards.ts';
import type { KitEvent } from '../rules/events.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitView } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';
import { fitsBook, isMyTurn, ownPiles, playableCards, rightCards } from './selection.ts';

type SeatName = (seat: Seat) => string;

export const SHOUT_CALL: string = kitBoardText('shoutCall');

export function promptFor(view: KitView, _: readonly KitPlay[], name: SeatName): string {
  if (view.scores.reduce((sum, books) => sum + books, 0) === view.tens.length) return kitBoardText('allBooksTaken');
  if (view.drawing) return kitBoardText('draws', { player: name(view.drawing.by), from: name(view.drawing.from) });
  if (!isMyTurn(view))
    return view.turn[0] === undefined
      ? kitBoardText('oneMoment')
      : kitBoardText('turnOf', { player: name(view.turn[0]) });
  if (view.last) return kitBoardText(view.acted ? 'playOrPass' : 'lastPhase');
  return ownPrompt(view);
}

/** A newcomer's first game has this many books. */
const SHORT_GAME = 5;

/** In a short first game with tips on, what fits is marked; later that is for the player to find (KK-17r). */
export const areTipsOn = ({ tens, mistakes }: KitView): boolean =>
  mistakes === 'refused' || (preferences.value.tips === 'on' && tens.length <= SHORT_GAME);

/** Without tips nothing tells whether a card fits, so that a player can overlook one, or slip. */
function ownPrompt(view: KitView): string {
  const [card] = rightCards(view);
  const isStuck = areTipsOn(view) && !playableCards(view).some(other => fitsBook(view, other));
  if (view.hand?.length === 0) return kitBoardText(isStuck ? 'nothingFitsPass' : 'playKittensOrPass');
  if (isStuck) return kitBoardText('nothingFitsPark');
  return card !== undefined && areTipsOn(view)
    ? kitBoardText('cardFits', { card, book: card.charAt(0) })
    : kitBoardText('playThenPark');
}

/** KK-10: cards are read aloud as they are played. */
export function callOut(event: KitEvent, _: SeatName, pack: Pack): Call | undefined {
  if (event.what === 'shout') return { seat: event.seat, words: SHOUT_CALL };
  if (event.what !== 'plays') return undefined;
  const [words, language] = [pack.wordsOf(event.card), pack.languageOf(event.card)];
  return words === undefined ? undefined : { seat: event.seat, words, language };
}

export function sayOffers(plays: readonly KitPlay[]): string {
  return kitBoardText('offers', { count: plays.filter(({ do: what }) => what === 'play').length });
}

/** A play in words, for hints. */
export function namePlay(play: KitPlay, name: SeatName): string {
  switch (play.do) {
    case 'play':
      return kitBoardText('hintPlay', { card: play.card });
    case 'lay':
      if ('move' in play) {
        const [from, to] = [play.move[0] + 1, play.move[1] + 1];
        return kitBoardText('hintStack', { card: play.card, from, to });
      }
      return play.on === null
        ? kitBoardText('hintPark', { card: play.card })
        : kitBoardText('hintParkOn', { card: play.card, place: play.on + 1 });
    case 'shout':
      return kitBoardText('hintShout', { player: name(play.at) });
    case 'pass':
      return kitBoardText('pass');
  }
}

const SOUNDS: Readonly<Partial<Record<KitEvent['what'], SoundName>>> = {
  deal: 'shuffle',
  plays: 'place',
  lays: 'slide',
  book: 'stamp',
  draws: 'slide',
  packet: 'deal',
};

export function soundOf(event: KitEvent): SoundName | undefined {
  if (event.what === 'shout') return event.verdict === 'mistake' ? 'catch' : 'thud';
  return SOUNDS[event.what];
}

const holdsOne = ({ hand = [] }: KitView): boolean => hand.some(isOne);

const hasOpenOne = (view: KitView): boolean => view.rules > 1 && ownPiles(view).some(pile => isOne(pile.at(-1) ?? ''));

export const lessons: readonly Lesson<KitView, KitPlay, KitEvent>[] = [
  {
    id: 'kit-and-kat/books',
    clause: 'KK-7',
    says: kitBoardText('lessonBooks'),
    about: () => 'book',
    when: view => !view.last && (view.hand?.length ?? 0) > 0,
  },
  {
    id: 'kit-and-kat/ones',
    clause: 'KK-4',
    says: kitBoardText('lessonOnes'),
    about: view => view.hand?.find(isOne) ?? 'kittens',
    when: view => isMyTurn(view) && (holdsOne(view) || hasOpenOne(view)),
  },
  {
    id: 'kit-and-kat/kittens',
    clause: 'KK-5',
    says: kitBoardText('lessonKittens'),
    about: () => 'kittens',
    when: view => isMyTurn(view) && !view.last && !holdsOne(view),
  },
  {
    id: 'kit-and-kat/shout',
    clause: 'KK-8',
    says: kitBoardText('lessonShout', { price: 'silence' }),
    about: () => 'shout',
    when: ({ window, seat }) => window !== null && window.seat !== seat,
  },
  {
    id: 'kit-and-kat/full',
    clause: 'KK-6',
    says: kitBoardText('lessonFull'),
    about: () => 'kittens',
    when: view => isMyTurn(view) && !view.last && ownPiles(view).length === MAX_PILES,
  },
  {
    id: 'kit-and-kat/last',
    clause: 'KK-9',
    says: kitBoardText('lessonLast'),
    about: () => 'own',
    when: ({ last }) => last,
  },
];

type KitAnimationStep = AnimationStep<KitView, KitEvent>;

const HOLD_MS: Readonly<Partial<Record<KitEvent['what'], number>>> = {
  deal: 1500,
  shout: 900,
  back: 1000,
  draws: 900,
  book: 700,
  last: 1200,
};

const holdMsFor = (fresh: readonly KitEvent[]): number => Math.max(0, ...fresh.map(({ what }) => HOLD_MS[what] ?? 0));

/** Shows a shout before anything goes back, and then the wrong card for a moment. */
export function animationSteps(before: KitView, after: KitView, fresh: readonly KitEvent[]): KitAnimationStep[] {
  const shout = fresh.findIndex(({ what }) => what === 'shout');
  if (shout < 0 || fresh.length === 1) return [{ view: after, fresh, hold: holdMsFor(fresh) }];
  const still: KitView = { ...before, turn: [] };
  const back = fresh.findIndex(({ what }) => what === 'back');
  const cuts = [shout + 1, ...(back < 0 ? [] : [back + 1])];
  const parts = cuts.map((end, i) => fresh.slice(cuts[i - 1] ?? 0, end));
  const rest = fresh.slice(cuts.at(-1));
  return [
    ...parts.map(part => ({ view: still, fresh: part, hold: holdMsFor(part) })),
    { view: after, fresh: rest, hold: holdMsFor(rest) },
  ];
}
