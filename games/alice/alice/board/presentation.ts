/** Texts, sounds, lessons and animation steps. */
import type { AnimationStep, Call, Lesson } from '@parlour/board-kit/board';
import type { Pack } from '@parlour/board-kit/pack';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Chair, Seat } from '@parlour/kernel/game';
import type { AliceEvent } from '../rules/apply.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, titleOf, withCard } from '../rules/pack.ts';
import { isTurnLimitReached } from '../rules/state.ts';
import type { AliceView } from '../rules/view.ts';
import { ownMissingCards } from './question.ts';

type Name = (seat: Seat) => string;

/** Another pack has other titles. */
export const printedTitle = (pack: Pack, card: Card): string => pack.wordsOf(card) ?? titleOf(card);

const isOwnTurn = ({ seat, turn }: AliceView): boolean => seat !== null && turn.includes(seat);

const areAllSetsMade = ({ sets, seat, hand = [], others, exposed }: AliceView): boolean =>
  sets.some(made => made > 0) &&
  (seat === null || hand.length === 0) &&
  others.every(({ cards }) => cards === 0) &&
  exposed.every(card => card === null);

export function promptFor(view: AliceView, _: readonly AlicePlay[], name: Name, pack: Pack): string {
  if (areAllSetsMade(view)) return 'All sixteen sets are made.';
  if (isTurnLimitReached(view)) return `${view.turns} turns have been played: the most sets win.`;
  if (view.forfeit) return `${name(view.forfeit.to)} draws a forfeit from ${name(view.forfeit.from)}.`;
  if (!isOwnTurn(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  return ownPrompt(view, pack);
}

function ownPrompt(view: AliceView, pack: Pack): string {
  const [one, other] = ownMissingCards(view).map(card => `“${printedTitle(pack, card)}”`);
  if (other !== undefined) return `Who has ${one} or ${other}? Tap the card and a player.`;
  if (one !== undefined) return `Who has ${one}? Tap a player.`;
  return view.completed ? 'A set! Expose another Leading card, or stop.' : 'Expose a Leading card.';
}

export function describePlay(play: AlicePlay, name: Name, pack: Pack): string {
  if (play.do === 'stop') return 'Stop.';
  const card = `“${printedTitle(pack, play.card)}”`;
  return play.do === 'expose' ? `Expose ${card}.` : `Ask ${name(play.of)} for ${card}.`;
}

export function callOut(event: AliceEvent, name: Name, pack: Pack): Call | undefined {
  switch (event.what) {
    case 'ask':
      return { seat: event.seat, words: `Have you “${printedTitle(pack, event.card)}”, ${name(event.of)}?` };
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

export const soundOf = ({ what }: AliceEvent): SoundName | undefined => SOUNDS[what];

export const lessons: readonly Lesson<AliceView, AlicePlay, AliceEvent>[] = [
  {
    id: 'alice/expose',
    clause: 'AL-4',
    says: 'Three cards of one number are a set, and most sets win. Those that stand up are Leading cards and name the two they want: tap one to expose it. It stays until its set is made.',
    about: () => 'own',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'expose') && !view.completed,
  },
  {
    id: 'alice/ask',
    clause: 'AL-7',
    says: 'Tap a wanted card, then a player: whoever has it must hand it over. A “no” costs you a card and the turn.',
    about: () => 'wanted',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'ask'),
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
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'stop'),
  },
  {
    id: 'alice/lack',
    clause: 'AL-10',
    says: 'You had no Leading card in your turn. That costs a forfeit: the one who played last draws a card unseen from your hand.',
    about: () => 'own',
    when: ({ seat }, _, fresh) => fresh.some(event => event.what === 'lack' && event.seat === seat),
  },
];

type AliceAnimation = AnimationStep<AliceView, AliceEvent>;
type GiveEvent = AliceEvent & { readonly what: 'give' };
type ForfeitEvent = AliceEvent & { readonly what: 'forfeit' };

const [DEAL_MS, QUESTION_MS, ANSWER_MS, SET_MS] = [1700, 1100, 900, 700] as const;
/** Extra time if the chair is asked or says no, or a card leaves or enters its hand. */
const [OWN_NAME_LINGER_MS, OWN_CARD_LINGER_MS, LAST_SET_LINGER_MS] = [900, 1500, 1800] as const;

/** Shows a question before its answer, and the last card of a set before the set is laid away. */
export function animationSteps(before: AliceView, after: AliceView, fresh: readonly AliceEvent[]): AliceAnimation[] {
  const asked = fresh.findIndex(({ what }) => what === 'ask');
  if (asked < 0) return [{ view: after, fresh, hold: holdMs(fresh), linger: lingerMs(fresh, after.seat) }];
  const questionEvents = fresh.slice(0, asked + 1);
  const linger = lingerMs(questionEvents, after.seat);
  const question = { view: { ...before, turn: [] }, fresh: questionEvents, hold: QUESTION_MS, linger };
  return [question, ...answerSteps(before, after, fresh.slice(asked + 1))];
}

function answerSteps(before: AliceView, after: AliceView, fresh: readonly AliceEvent[]): AliceAnimation[] {
  const given = fresh.find((event): event is GiveEvent => event.what === 'give');
  const made = fresh.findIndex(({ what }) => what === 'complete');
  if (!given || made < 0) return [{ view: after, fresh, hold: ANSWER_MS, linger: lingerMs(fresh, after.seat) }];
  const [arrival, rest] = [fresh.slice(0, made), fresh.slice(made)];
  return [
    { view: withGiven(before, given), fresh: arrival, hold: ANSWER_MS, linger: lingerMs(arrival, after.seat) },
    { view: after, fresh: rest, hold: SET_MS, linger: lingerMs(rest, after.seat) },
  ];
}

function holdMs(fresh: readonly AliceEvent[]): number {
  if (fresh.some(({ what }) => what === 'deal')) return DEAL_MS;
  return fresh.some(({ what }) => what === 'forfeit' || what === 'lack') ? ANSWER_MS : 0;
}

function lingerMs(fresh: readonly AliceEvent[], seat: Chair): number {
  if (fresh.some(({ what }) => what === 'end')) return LAST_SET_LINGER_MS;
  if (fresh.some(event => isCardPassed(event) && (event.seat === seat || event.to === seat))) return OWN_CARD_LINGER_MS;
  return fresh.some(event => concernsSeat(event, seat)) ? OWN_NAME_LINGER_MS : 0;
}

const concernsSeat = (event: AliceEvent, seat: Chair): boolean =>
  (event.what === 'ask' && event.of === seat) || (event.what === 'no' && event.seat === seat);

const isCardPassed = (event: AliceEvent): event is GiveEvent | ForfeitEvent =>
  event.what === 'give' || event.what === 'forfeit';

/** Returns the view before the set is laid away. */
function withGiven(before: AliceView, { seat, to, card }: GiveEvent): AliceView {
  const change = (of: number): number => (of === to ? 1 : of === seat ? -1 : 0);
  const hand = before.hand?.filter(held => held !== card);
  return {
    ...before,
    turn: [],
    ...(hand && { hand: to === before.seat ? withCard(hand, card) : hand }),
    others: before.others.map(other => ({ ...other, cards: other.cards + change(other.seat) })),
  };
}
