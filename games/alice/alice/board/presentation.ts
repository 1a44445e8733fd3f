/** Texts, sounds, lessons and animation steps. */
import type { AnimationStep, Call, HintQuestion, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Pack } from '@parlour/board-kit/pack';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Chair, Seat } from '@parlour/kernel/game';
import { toSecondPerson } from '@parlour/kernel/sentences';
import type { AliceEvent } from '../rules/apply.ts';
import { cardPhrase } from '../rules/english.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, setOf, titleOf, withCard } from '../rules/pack.ts';
import { isTurnLimitReached } from '../rules/state.ts';
import type { AliceView } from '../rules/view.ts';
import { aliceBoardText } from './alice-board-text.ts';
import { ownMissingCards } from './question.ts';

type Name = (seat: Seat) => string;

/** Another pack has other titles. */
export const printedTitle = (pack: Pack, card: Card): string => pack.wordsOf(card) ?? titleOf(card);

/** A title after "no" or in a list: "Fan". */
export const bareTitle = (title: string): string => title.replace(/^The /, '');

/** A card inside a sentence: "the Mouse". */
export const phraseOf = (pack: Pack, card: Card): string => cardPhrase(card, printedTitle(pack, card));

const isOwnTurn = ({ seat, turn }: AliceView): boolean => seat !== null && turn.includes(seat);

const areAllSetsMade = ({ sets, seat, hand = [], others, exposed }: AliceView): boolean =>
  sets.some(made => made > 0) &&
  (seat === null || hand.length === 0) &&
  others.every(({ cards }) => cards === 0) &&
  exposed.every(card => card === null);

export function promptFor(view: AliceView, _: readonly AlicePlay[], name: Name, pack: Pack): string {
  if (areAllSetsMade(view)) return aliceBoardText('allMade');
  if (isTurnLimitReached(view)) return aliceBoardText('turnsUp', { turns: view.turns });
  if (view.forfeit) return sayForfeit(view.forfeit, view.seat, name);
  if (isOwnTurn(view)) return ownPrompt(view, pack);
  return view.turn[0] === undefined
    ? aliceBoardText('oneMoment')
    : aliceBoardText('turnOf', { who: name(view.turn[0]) });
}

const sayForfeit = ({ from, to }: { readonly from: Seat; readonly to: Seat }, me: Chair, name: Name): string =>
  toSecondPerson(me, name, named => aliceBoardText('forfeit', { from: named(from), to: named(to) }));

function ownPrompt(view: AliceView, pack: Pack): string {
  const [one, other] = ownMissingCards(view).map(card => phraseOf(pack, card));
  if (one !== undefined && other !== undefined) return aliceBoardText('whoHasEither', { one, other });
  if (one !== undefined) return aliceBoardText('whoHas', { card: one });
  return aliceBoardText(view.completed ? 'setComplete' : 'layOut');
}

/** The first step of a hint: a question about the position, and the cards to look at. */
export function hintQuestion(view: AliceView, plays: readonly AlicePlay[]): HintQuestion | undefined {
  const hand = view.hand ?? [];
  const missing = ownMissingCards(view);
  const [one, other] = missing.map(card => cardPhrase(card, titleOf(card)));
  if (one !== undefined) {
    const asks =
      other === undefined ? aliceBoardText('hintAsk', { card: one }) : aliceBoardText('hintAskEither', { one, other });
    const set = setOf(missing[0] ?? '');
    return { asks, about: aliceBoardText('hintHeard'), cards: hand.filter(card => setOf(card) === set) };
  }
  const leading = plays.flatMap(play => (play.do === 'expose' ? [play.card] : []));
  if (plays.some(play => play.do === 'stop'))
    return {
      asks: aliceBoardText('hintGoOn'),
      about: aliceBoardText('hintGoOnAbout', { cards: hand.length }),
      cards: leading,
    };
  if (leading.length === 0) return undefined;
  const cards = leading.flatMap(card => hand.filter(held => setOf(held) === setOf(card)));
  return { asks: aliceBoardText('hintLayOut'), about: aliceBoardText('hintLayOutAbout'), cards };
}

export function describePlay(play: AlicePlay, name: Name, pack: Pack): string {
  if (play.do === 'stop') return aliceBoardText('namedEnd');
  const card = phraseOf(pack, play.card);
  return play.do === 'expose'
    ? aliceBoardText('namedLayOut', { card })
    : aliceBoardText('namedAsk', { who: name(play.of), card });
}

export function callOut(event: AliceEvent, name: Name, pack: Pack): Call | undefined {
  switch (event.what) {
    case 'ask':
      return {
        seat: event.seat,
        words: aliceBoardText('callAsk', { of: name(event.of), card: phraseOf(pack, event.card) }),
      };
    case 'no':
      return { seat: event.seat, words: aliceBoardText('callNo') };
    case 'complete':
      return { seat: event.seat, words: aliceBoardText('callSet') };
    case 'stop':
      return { seat: event.seat, words: aliceBoardText('callEnd') };
    default:
      return undefined;
  }
}

const SOUNDS: Readonly<Partial<Record<AliceEvent['what'], SoundName>>> = {
  deal: 'shuffle',
  expose: 'place',
  give: 'slide',
  no: 'knock',
  complete: 'stamp',
  forfeit: 'slide',
};

export const soundOf = ({ what }: AliceEvent): SoundName | undefined => SOUNDS[what];

export const lessons: readonly Lesson<AliceView, AlicePlay, AliceEvent>[] = [
  {
    id: 'alice/first-ask',
    clause: 'AL-8',
    says: aliceBoardText('lessonFirstAsk'),
    about: ({ turn, seat }) => seatPlace(turn[0] ?? seat ?? 0),
    when: ({ seat }, _, fresh) => seat !== null && fresh.some(event => event.what === 'ask' && event.seat !== seat),
  },
  {
    id: 'alice/expose',
    clause: 'AL-4',
    says: aliceBoardText('lessonLayOut'),
    about: () => 'own',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'expose') && !view.completed,
  },
  {
    id: 'alice/ask',
    clause: 'AL-7',
    says: aliceBoardText('lessonAsk'),
    about: () => 'wanted',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'ask'),
  },
  {
    id: 'alice/forfeit',
    clause: 'AL-8',
    says: aliceBoardText('lessonForfeit'),
    about: () => 'own',
    when: ({ seat, barred }) => barred.some(({ by }) => by === seat),
  },
  {
    id: 'alice/go-on',
    clause: 'AL-16r',
    says: aliceBoardText('lessonGoOn'),
    about: () => 'prompt',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'stop'),
  },
  {
    id: 'alice/lack',
    clause: 'AL-10',
    says: aliceBoardText('lessonLack'),
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
