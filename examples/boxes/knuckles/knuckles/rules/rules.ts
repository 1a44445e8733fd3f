/** The rules of Knuckles. */
import { allSeats, leftOf, replaceAt } from '@parlour/kernel/authoring/cards';
import type { Chair, Input, MatchStatus, Rules, Seat, Seating, Step } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { options } from './options.ts';
import type {
  Dice,
  KnucklesEvent,
  KnucklesParts,
  KnucklesPlay,
  KnucklesRefusal,
  KnucklesState,
  KnucklesView,
  Throw,
} from './parts.ts';

export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6];

const countOf = ({ marks }: KnucklesState): number => marks.length;
const scoresOf = ({ marks }: KnucklesState): number[] =>
  marks.map(own => own.reduce<number>((sum, mark) => sum + (mark ?? 0), 0));
const isOver = ({ marks }: KnucklesState): boolean => marks.every(own => !own.includes(null));

/** Returns what a number scores with these dice. */
export const worth = (number: number, dice: Dice): number => number * dice.filter(die => die === number).length;

const begin = (_: object, { count, dealer = 0 }: Seating): KnucklesState => ({
  marks: allSeats(count).map(() => NUMBERS.map(() => null)),
  turn: leftOf(dealer, count),
  dealer,
  dice: null,
  again: false,
});

function status(state: KnucklesState): MatchStatus {
  const scores = scoresOf(state);
  const best = Math.max(...scores);
  if (isOver(state))
    return { is: 'over', result: { winners: allSeats(countOf(state)).filter(seat => scores[seat] === best), scores } };
  return state.dice === null ? { is: 'chance', of: 'draw' } : { is: 'open', turn: [state.turn] };
}

const die = (random: Random): number => 1 + random.below(6);
const draw = (_: KnucklesState, random: Random): Throw => ({ dice: [die(random), die(random), die(random)] });

function refuse(state: KnucklesState, seat: Seat, play: KnucklesPlay): KnucklesRefusal | undefined {
  if (isOver(state)) return { clause: 'KU-5', why: 'over' };
  if (seat !== state.turn) return { clause: 'KU-1', why: 'not-your-turn', turn: state.turn };
  if (state.dice === null) return { clause: 'KU-2', why: 'not-thrown' };
  if (play.do === 'again') return state.again ? { clause: 'KU-2', why: 'thrown-twice' } : undefined;
  return itemAt(state.marks, seat)[play.number - 1] === null
    ? undefined
    : { clause: 'KU-3', why: 'marked', number: play.number };
}

const plays = (state: KnucklesState, seat: Seat): KnucklesPlay[] =>
  [{ do: 'again' } as const, ...NUMBERS.map(number => ({ do: 'mark', number }) as const)].filter(
    play => refuse(state, seat, play) === undefined,
  );

function apply(state: KnucklesState, input: Input<KnucklesPlay, Throw>): Step<KnucklesState, KnucklesEvent> {
  const { turn: seat } = state;
  if (input.by === 'clock') throw new Error('no clock runs here');
  if (input.by === 'chance') {
    const { dice } = input.drew;
    return { state: { ...state, dice }, events: [{ what: 'throw', clause: 'KU-2', seat, dice }] };
  }
  if (input.play.do === 'again')
    return { state: { ...state, dice: null, again: true }, events: [{ what: 'again', clause: 'KU-2', seat }] };
  return mark(state, seat, input.play.number);
}

function mark(state: KnucklesState, seat: Seat, number: number): Step<KnucklesState, KnucklesEvent> {
  const scored = worth(number, assertDefined(state.dice));
  const marks = replaceAt(state.marks, seat, replaceAt(itemAt(state.marks, seat), number - 1, scored));
  const points = allSeats(countOf(state)).map(other => (other === seat ? scored : 0));
  return {
    state: { ...state, marks, turn: leftOf(seat, countOf(state)), dice: null, again: false },
    events: [{ what: 'mark', clause: scored > 0 ? 'KU-4' : 'KU-6r', seat, number, scored, points }],
  };
}

const view = (state: KnucklesState, chair: Chair): KnucklesView => ({
  game: 'knuckles',
  seat: chair,
  turn: state.dice === null || isOver(state) ? [] : [state.turn],
  others: allSeats(countOf(state))
    .filter(seat => seat !== chair)
    .map(seat => ({ seat, cards: 0 })),
  table: { dice: state.dice },
  scores: scoresOf(state),
  open: state,
});

export const rules: Rules<KnucklesParts> = {
  id: 'knuckles',
  version: 1,
  seats: [2, 6],
  options,
  pack: [],
  begin,
  status,
  draw,
  refuse,
  apply,
  plays,
  view,
  imagine: ({ open }) => open,
};
