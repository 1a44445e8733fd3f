/**
 * Three of a Kind, a test game in which most plays are worth the same.
 * Eight kinds of three cards are dealt. A player with a card of a kind asks another for one of its missing cards: a
 * hit continues the turn, a miss passes it on. Three of a kind score a point.
 */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type {
  Chair,
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
import { type Random, shuffle } from '@parlour/kernel/random';
import { parseDeal } from '@parlour/kernel/record';

type Ask = Play & { readonly do: 'ask'; readonly from: Seat; readonly card: string };
type Deal = { readonly deal: readonly string[] };
type State = {
  readonly count: number;
  readonly hands: readonly (readonly string[])[];
  readonly down: readonly string[];
  readonly scores: readonly number[];
  readonly turn: Seat;
  readonly asked: number;
  /** Cards whose owner is publicly known. */
  readonly known: Readonly<Record<string, Seat>>;
};
type AskView = View & { readonly table: Pick<State, 'down' | 'asked' | 'known'> };
type Parts = {
  state: State;
  play: Ask;
  chance: Deal;
  event: GameEvent;
  refusal: Refusal;
  view: AskView;
  options: Options;
};

const PACK = [...'abcdefgh'].flatMap(kind => [1, 2, 3].map(n => `${kind}${n}`));
/** The match ends after this many questions. */
const LONGEST = 150;

const handOf = ({ hands }: State, seat: Seat): readonly string[] => hands[seat] ?? [];
const isDone = ({ down, asked }: State): boolean => down.length === PACK.length || asked >= LONGEST;

function status(state: State): MatchStatus {
  if (state.hands.length === 0) return { is: 'chance', of: 'deal' };
  if (!isDone(state)) return { is: 'open', turn: [state.turn] };
  const best = Math.max(...state.scores);
  const winners = allSeats(state.count).filter(seat => state.scores[seat] === best);
  return { is: 'over', result: { winners, scores: state.scores } };
}

function refuse(state: State, seat: Seat, { from, card }: Ask): Refusal | undefined {
  if (isDone(state) || seat !== state.turn || from === seat) return { clause: 'TK-1', why: 'not-your-turn' };
  const hand = handOf(state, seat);
  const isOurs = hand.some(held => held[0] === card[0]) && !hand.includes(card);
  return isOurs && handOf(state, from).length > 0 ? undefined : { clause: 'TK-2', why: 'not-to-be-asked' };
}

/** Avoids `refuse`, because this is called thousands of times per play. */
function plays(state: State, seat: Seat): Ask[] {
  if (isDone(state) || seat !== state.turn) return [];
  const hand = handOf(state, seat);
  const held = heldOf(hand);
  const wanted = PACK.filter(card => (held[kindOf(card)] ?? 0) > 0 && !hand.includes(card));
  const others = allSeats(state.count).filter(from => from !== seat && handOf(state, from).length > 0);
  return others.flatMap(from => wanted.map((card): Ask => ({ do: 'ask', from, card })));
}

function apply(state: State, input: Input<Ask, Deal>): Step<State, GameEvent> {
  if (input.by === 'clock') throw new Error('no clock runs');
  if (input.by === 'chance') return settled({ ...state, hands: dealt(state.count, input.drew.deal) }, []);
  const { by, play } = input;
  const has = handOf(state, play.from).includes(play.card);
  const { count, down, scores } = state;
  const hands = has ? given(state.hands, by, play.card) : state.hands;
  const known = has ? { ...state.known, [play.card]: by } : state.known;
  const told = { what: has ? 'given' : 'not-held', clause: 'TK-2' };
  const next = { count, hands, down, scores, turn: has ? by : play.from, asked: state.asked + 1, known };
  return settled(next, [told]);
}

const given = (hands: State['hands'], to: Seat, given: string): State['hands'] =>
  hands.map((hand, seat) => (seat === to ? [...hand, given] : hand.filter(card => card !== given)));

const dealt = (count: number, deal: readonly string[]): string[][] =>
  allSeats(count).map(seat => deal.filter((_, i) => i % count === seat));

const kindOf = (card: string): number => card.charCodeAt(0) - 'a'.charCodeAt(0);

/** Counts a hand's cards by kind. */
function heldOf(hand: readonly string[]): readonly number[] {
  const held = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of hand) held[kindOf(card)]! += 1;
  return held;
}

/** Returns the cards of complete kinds. */
function wholeIn(hand: readonly string[]): string[] {
  const held = heldOf(hand);
  return held.includes(3) ? hand.filter(card => held[kindOf(card)] === 3) : [];
}

/** Scores complete kinds, and passes the turn on from seats without cards. */
function settled(state: State, events: readonly GameEvent[]): Step<State, GameEvent> {
  const laid = state.hands.map(wholeIn);
  const cards = laid.flat();
  const step = cards.length > 0 ? laidDown(state, laid, cards, events) : { state, events };
  const { count, hands, down, scores, asked, known } = step.state;
  const round = allSeats(count).map(step => (state.turn + step) % count);
  const turn = round.find(seat => (hands[seat] ?? []).length > 0) ?? state.turn;
  return { state: { count, hands, down, scores, turn, asked, known }, events: step.events };
}

function laidDown(
  state: State,
  laid: readonly (readonly string[])[],
  cards: readonly string[],
  events: readonly GameEvent[],
): Step<State, GameEvent> {
  const hands = state.hands.map(hand => hand.filter(card => !cards.includes(card)));
  const points = laid.map(({ length }) => length / 3);
  const scores = state.scores.map((score, seat) => score + (points[seat] ?? 0));
  const told = { what: 'down', clause: 'TK-3', points, cards };
  return { state: { ...state, hands, scores, down: [...state.down, ...cards] }, events: [...events, told] };
}

const view = (state: State, chair: Chair): AskView => ({
  game: 'three-of-a-kind',
  seat: chair,
  turn: [state.turn],
  ...(chair === null ? {} : { hand: handOf(state, chair) }),
  others: allSeats(state.count)
    .filter(seat => seat !== chair)
    .map(seat => ({ seat, cards: handOf(state, seat).length })),
  table: { down: state.down, asked: state.asked, known: state.known },
  scores: state.scores,
});

function imagine({ hand = [], others, scores, table, turn, seat }: AskView, random: Random): State {
  const lying = PACK.filter(card => !hand.includes(card) && !table.down.includes(card));
  const hidden = shuffle(
    random,
    lying.filter(card => table.known[card] === undefined),
  );
  const hands = scores.map((_, at) => {
    const open = lying.filter(card => table.known[card] === at);
    const cards = others.find(other => other.seat === at)?.cards ?? 0;
    return at === seat ? hand : [...open, ...hidden.splice(0, cards - open.length)];
  });
  return { ...table, count: scores.length, hands, scores, turn: turn[0] ?? 0 };
}

const isPlay = (value: unknown): value is Ask =>
  typeof value === 'object' && value !== null && 'card' in value && PACK.includes(String(value.card));

const read = (text: string): Ask | undefined => {
  const [from, card = ''] = text.split(' ');
  return PACK.includes(card) ? { do: 'ask', from: Number(from), card } : undefined;
};

export const threeOfAKind: Game<Parts> = {
  id: 'three-of-a-kind',
  title: 'Three of a Kind',
  version: 1,
  seats: [2, 4],
  options: {},
  clauses: ['TK-1', 'TK-2', 'TK-3'].map(id => ({ id, text: 'As it is told above.', ruling: false })),
  pack: PACK,
  undo: 'consent',
  better: 'high',
  sides: count => count,
  begin: (_, { count }: Seating) => ({
    count,
    hands: [],
    down: [],
    scores: allSeats(count).map(() => 0),
    turn: 0,
    asked: 0,
    known: {},
  }),
  status,
  draw: (_, random, pack) => ({ deal: pack ?? shuffle(random, PACK) }),
  refuse,
  apply,
  plays,
  view,
  imagine,
  whereabouts: ({ hands, down }) => ({ hands: hands.length > 0 ? hands.flat() : PACK, down }),
  isPlay,
  write: ({ from, card }) => `${from} ${card}`,
  read,
  writeChance: ({ deal }) => `deal ${deal.join(' ')}`,
  readChance: (_, text) => {
    const deal = parseDeal(PACK, text);
    return deal && { deal };
  },
  show: seen => JSON.stringify(seen),
  say: ({ what }) => what,
  sayRefusal: ({ why }) => `It is ${why}.`,
};
