/**
 * Highest Card, a test game with a deal, draws, secrets, interruptions and, as a race, no turns.
 * Three cards each. All play one; the highest scores a point, and an even card drawn from the rest one more. The
 * first to shout after a card that ends in 0 or 5 scores a point.
 */
import { allSeats, leftOf, replaceAt, without } from '@parlour/kernel/authoring/cards';
import type {
  Chair,
  Clause,
  Game,
  GameEvent,
  Input,
  MatchStatus,
  Play,
  Refusal,
  Seat,
  Seating,
  Step,
  View,
} from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { parseDeal } from '@parlour/kernel/record';

type HighPlay = { readonly do: 'lay'; readonly card: string } | { readonly do: 'shout' };
type Laid = { readonly seat: Seat; readonly card: string };
type Chance = { readonly deal: readonly string[] } | { readonly bonus: string };

/** Written out instead of spread, because it is created thousands of times per play. */
type State = {
  readonly options: Options;
  readonly count: number;
  readonly dealer: Seat;
  readonly phase: 'deal' | 'lay' | 'bonus' | 'over';
  readonly hands: readonly (readonly string[])[];
  readonly rest: readonly string[];
  readonly trick: readonly Laid[];
  readonly gone: readonly string[];
  readonly shouted: boolean;
  readonly scores: readonly number[];
};

type HighView = View & {
  readonly dealer: Seat;
  readonly table: Pick<State, 'phase' | 'trick' | 'gone' | 'shouted' | 'options'>;
};

type Parts = {
  state: State;
  play: HighPlay;
  chance: Chance;
  event: GameEvent;
  refusal: Refusal;
  view: HighView;
  options: Options;
};

const PACK = Array.from({ length: 20 }, (_, i) => `c${i + 1}`);
const HAND = 3;
const rank = (card: string): number => Number(card.slice(1));

const clauses: readonly Clause[] = [
  { id: 'HC-1', text: 'Three cards each; all lay one, in turn.', ruling: false },
  { id: 'HC-2', text: 'The highest takes a point, and one more for an even bonus.', ruling: false },
  { id: 'HC-3', text: 'After a card ending in 0 or 5 the first to shout takes a point.', ruling: false },
  { id: 'HC-4', text: 'When nobody does anything the game is over.', ruling: true },
];

const begin = (options: Options, { count, dealer = 0 }: Seating): State => ({
  options,
  count,
  dealer,
  phase: 'deal',
  hands: [],
  rest: PACK,
  trick: [],
  gone: [],
  shouted: false,
  scores: allSeats(count).map(() => 0),
});

function status(state: State): MatchStatus {
  const { phase, scores } = state;
  if (phase === 'deal') return { is: 'chance', of: 'deal' };
  if (phase === 'bonus') return { is: 'chance', of: 'draw' };
  if (phase === 'over') {
    const best = Math.max(...scores);
    return { is: 'over', result: { scores, winners: allSeats(state.count).filter(seat => scores[seat] === best) } };
  }
  const turn = turnOf(state);
  const stall = Number(state.options.stall);
  const interrupt = allSeats(state.count).filter(seat => !turn.includes(seat) && !refuse(state, seat, { do: 'shout' }));
  return { is: 'open', turn, interrupt, ...(stall > 0 ? { stall } : {}), ...(state.options.race && { start: 0 }) };
}

function turnOf({ options, count, dealer, trick, phase }: State): Seat[] {
  if (phase !== 'lay') return [];
  if (options.race) return allSeats(count).filter(seat => !trick.some(laid => laid.seat === seat));
  return [(dealer + 1 + trick.length) % count];
}

function draw(state: State, random: Random, pack?: readonly string[]): Chance {
  return state.phase === 'deal' ? { deal: pack ?? shuffle(random, PACK) } : { bonus: pick(random, state.rest) };
}

const drawnFrom = (state: State): readonly string[] => state.rest;

function refuse(state: State, seat: Seat, play: HighPlay): Refusal | undefined {
  if (play.do === 'shout') {
    const last = state.trick.at(-1);
    const good = last !== undefined && last.seat !== seat && rank(last.card) % 5 === 0 && !state.shouted;
    return good ? undefined : { clause: 'HC-3', why: 'nothing-to-shout-at' };
  }
  if (!turnOf(state).includes(seat)) return { clause: 'HC-1', why: 'not-your-turn' };
  return state.hands[seat]!.includes(play.card) ? undefined : { clause: 'HC-1', why: 'not-held' };
}

const plays = (state: State, seat: Seat): HighPlay[] =>
  [...(state.hands[seat] ?? []).map((card): HighPlay => ({ do: 'lay', card })), { do: 'shout' } as const].filter(
    play => state.phase === 'lay' && !refuse(state, seat, play),
  );

function apply(state: State, input: Input<HighPlay, Chance>): Step<State, GameEvent> {
  if (input.by === 'clock')
    return { state: { ...state, phase: 'over' }, events: [{ what: 'stalled', clause: 'HC-4' }] };
  if (input.by === 'chance')
    return 'deal' in input.drew ? dealt(state, input.drew.deal) : bonus(state, input.drew.bonus);
  return input.play.do === 'shout' ? shouted(state, input.by) : laid(state, input.by, input.play.card);
}

function dealt(state: State, deal: readonly string[]): Step<State, GameEvent> {
  const hands = allSeats(state.count).map(seat => deal.slice(HAND * seat, HAND * seat + HAND));
  const events = hands.map((hand, seat) => ({
    what: 'dealt',
    clause: 'HC-1',
    seat,
    secret: { hand },
    seenBy: [seat],
  }));
  return { state: { ...state, phase: 'lay', hands, rest: deal.slice(HAND * state.count) }, events };
}

function laid(state: State, seat: Seat, card: string): Step<State, GameEvent> {
  const { options, count, dealer, rest, gone, scores } = state;
  const trick = [...state.trick, { seat, card }];
  const hands = replaceAt(state.hands, seat, without(state.hands[seat]!, card));
  const phase = trick.length === count ? 'bonus' : 'lay';
  const next: State = { options, count, dealer, phase, hands, rest, trick, gone, shouted: false, scores };
  return { state: next, events: [{ what: 'laid', clause: 'HC-1', seat, card } as GameEvent] };
}

function bonus(state: State, card: string): Step<State, GameEvent> {
  const { seat } = state.trick.reduce((best, other) => (rank(other.card) > rank(best.card) ? other : best));
  const worth = rank(card) % 2 === 0 ? 2 : 1;
  const points = state.scores.map((_, other) => (other === seat ? worth : 0));
  const { options, count, hands, shouted } = state;
  const next: State = {
    options,
    count,
    dealer: leftOf(state.dealer, count),
    phase: hands.every(hand => hand.length === 0) ? 'over' : 'lay',
    hands,
    rest: without(state.rest, card),
    trick: [],
    gone: [...state.gone, ...state.trick.map(laid => laid.card), card],
    shouted,
    scores: state.scores.map((score, other) => score + points[other]!),
  };
  return { state: next, events: [{ what: 'taken', clause: 'HC-2', seat, card, points } as GameEvent] };
}

function shouted(state: State, seat: Seat): Step<State, GameEvent> {
  const points = state.scores.map((_, other) => (other === seat ? 1 : 0));
  const scores = state.scores.map((score, other) => score + points[other]!);
  return {
    state: { ...state, scores, shouted: true },
    events: [{ what: 'shout', clause: 'HC-3', seat, points } as GameEvent],
  };
}

function view(state: State, chair: Chair): HighView {
  const { phase, trick, gone, shouted, options, scores, dealer } = state;
  return {
    game: 'highest-card',
    seat: chair,
    turn: turnOf(state),
    dealer,
    ...(chair === null ? {} : { hand: state.hands[chair] ?? [] }),
    others: allSeats(state.count)
      .filter(seat => seat !== chair)
      .map(seat => ({ seat, cards: state.hands[seat]?.length ?? 0 })),
    table: { phase, trick, gone, shouted, options },
    scores,
  };
}

function imagine(seen: HighView, random: Random): State {
  const known = [...(seen.hand ?? []), ...seen.table.trick.map(laid => laid.card), ...seen.table.gone];
  const unseen = shuffle(
    random,
    PACK.filter(card => !known.includes(card)),
  );
  const hand = (seat: Seat): readonly string[] =>
    seat === seen.seat ? seen.hand! : unseen.splice(0, seen.others.find(other => other.seat === seat)!.cards);
  const { scores, dealer, table } = seen;
  const hands = table.phase === 'deal' ? [] : allSeats(scores.length).map(hand);
  return { ...table, dealer, scores, count: scores.length, hands, rest: unseen };
}

function isPlay(value: unknown): value is HighPlay {
  const play = value as HighPlay;
  if (typeof value !== 'object' || value === null) return false;
  if (play.do === 'shout') return Object.keys(play).length === 1;
  return play.do === 'lay' && Object.keys(play).length === 2 && PACK.includes(play.card);
}

function readChance(state: State, text: string): Chance | undefined {
  if (state.phase === 'deal') {
    const deal = parseDeal(PACK, text);
    return deal && { deal };
  }
  const [word, card = ''] = text.split(' ');
  return word === 'bonus' && state.rest.includes(card) ? { bonus: card } : undefined;
}

export const highestCard: Game<Parts> = {
  id: 'highest-card',
  title: 'Highest Card',
  version: 1,
  seats: [1, 4],
  options: {
    stall: { kind: 'number', default: 0, least: 0, most: 600, says: 'seconds of silence that end the game' },
    race: { kind: 'switch', default: false, says: 'all lay at once' },
  },
  clauses,
  pack: PACK,
  undo: 'free',
  better: 'high',
  sides: count => count,
  dealer: ({ dealer }) => dealer,
  begin,
  status,
  draw,
  drawnFrom,
  refuse,
  apply,
  plays,
  view,
  imagine,
  whereabouts: ({ hands, rest, trick, gone }) => ({
    hands: hands.flat(),
    rest,
    trick: trick.map(laid => laid.card),
    gone,
  }),
  isPlay,
  write: play => (play.do === 'shout' ? 'shout' : play.card),
  read: text => (text === 'shout' ? { do: 'shout' } : PACK.includes(text) ? { do: 'lay', card: text } : undefined),
  writeChance: chance => ('deal' in chance ? `deal ${chance.deal.join(' ')}` : `bonus ${chance.bonus}`),
  readChance,
  show: seen => JSON.stringify(seen),
  say: event => event.what,
  sayRefusal: ({ why }) => `It is ${why}.`,
};

export const lay = (card: string): Play => ({ do: 'lay', card }) as HighPlay;
