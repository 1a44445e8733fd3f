/** What is asked of a player of Nations, what is called out, and what a first game teaches. */
import type { Call, Lesson } from '@parlour/board-kit/board';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { indexOf, NATION_NAMES, NATIONS, type Nation, nationOf as nationIndex, titleOf } from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { bestOf } from '../rules/trick.ts';
import type { NationsView } from '../rules/view.ts';

export const nationOf = (card: string): Nation => itemAt(NATIONS, nationIndex(indexOf(card)));

const isMine = ({ seat, turn }: NationsView): boolean => seat !== null && turn.includes(seat);

const led = (view: NationsView): Nation | undefined => view.trick[0] && nationOf(view.trick[0].card);

const holds = (view: NationsView, nation: Nation): boolean =>
  view.hand?.some(card => nationOf(card) === nation) ?? false;

const starOf = ({ star }: NationsView): Nation | undefined => (star === null ? undefined : nationOf(star));

/** Whether a card takes what the three other nations cannot. */
export const isStar = (view: NationsView, card: string): boolean => nationOf(card) === starOf(view);

/** Who takes a trick that lies complete on the table. */
export function takerOf({ trick, star }: NationsView): Seat | undefined {
  if (trick.length < 4 || star === null) return undefined;
  const cards = trick.map(({ card }) => indexOf(card));
  return trick[bestOf(cards, nationIndex(indexOf(star)))]!.seat;
}

export function prompt(view: NationsView, _: readonly NationsPlay[], name: (seat: Seat) => string): string {
  if (view.winner !== null) return 'The game is won.';
  const taker = takerOf(view);
  if (taker !== undefined) return `${name(taker)} takes the trick.`;
  if (!isMine(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  return ownPrompt(view, led(view));
}

function ownPrompt(view: NationsView, nation: Nation | undefined): string {
  if (view.hand?.length === 1) return nation === undefined ? 'You lead your last card.' : 'Play your last card.';
  if (nation === undefined) return 'You lead: any card.';
  if (holds(view, nation)) return `Follow ${NATION_NAMES[nation]}.`;
  const star = starOf(view);
  if (nation === star) return `You have no ${NATION_NAMES[nation]}, the Star nation: any card.`;
  return `You have no ${NATION_NAMES[nation]}: any card${star !== undefined && holds(view, star) ? ', or a Star' : ''}.`;
}

export const named = (play: NationsPlay): string =>
  play.do === 'call' ? 'Call: “Can you one?”' : `Play ${titleOf(play.card)}.`;

export const call = (event: NationsEvent): Call | undefined =>
  event.what === 'call' ? { seat: event.seat, words: 'Can you one?' } : undefined;

const SOUNDS: Readonly<Partial<Record<NationsEvent['what'], SoundName>>> = {
  deal: 'shuffle',
  card: 'place',
  trick: 'gather',
  call: 'knock',
};

export const sound = ({ what }: NationsEvent): SoundName | undefined => SOUNDS[what];

/** By both sides, in this deal. */
const tricksTaken = ({ tricks }: NationsView): number => tricks.reduce((sum, taken) => sum + taken, 0);

/** No trick lies on the table: nothing that is read about keeps anybody from answering one. */
const isBetween = ({ trick }: NationsView): boolean => trick.length === 0;

/** Where the own side's tricks and points are told. */
const ownTally = ({ seat }: NationsView): string => `tricks-${(seat ?? 0) % 2}`;

export const lessons: readonly Lesson<NationsView, NationsPlay, NationsEvent>[] = [
  {
    id: 'nations/star',
    clause: 'NA-4',
    says: 'The last card dealt is the Star card. Until the next deal its nation outranks the three others.',
    about: view => (view.starExposed && view.star !== null ? view.star : 'star'),
    when: ({ star }) => star !== null,
  },
  {
    id: 'nations/follow',
    clause: 'NA-6',
    says: 'Follow the nation led if you can: the cards that stand up are permitted. If you cannot, discard a low card, or take the trick with a Star.',
    about: () => 'own',
    when: view => isMine(view) && led(view) !== undefined,
  },
  {
    id: 'nations/ranks',
    clause: 'NA-8',
    says: 'The Map is the highest of its nation, then Man, Woman, Child, and 10 down to 2. The highest of the nation led takes the trick, unless a Star does.',
    about: () => 'own',
    when: view => isBetween(view) && tricksTaken(view) > 0,
  },
  {
    id: 'nations/tricks',
    clause: 'NA-10',
    says: 'You and your partner opposite take tricks together. Of the thirteen in a deal the first six count nothing; each one more is a point. The first side to reach the number written here wins.',
    about: ownTally,
    when: view => isBetween(view) && tricksTaken(view) > 1,
  },
  {
    id: 'nations/titles',
    clause: 'NA-11',
    says: 'Map, Man, Woman and Child of the Star nation are titles. A side that was dealt three of them counts 2 points more at the end of the deal, with all four 4.',
    about: () => 'star',
    when: view => isBetween(view) && tricksTaken(view) > 3,
  },
];
