import { leftOf } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import type { NationsEvent, NationsStep } from './apply.ts';
import { NO_CARDS, type Side, type State, sideOf, titlesDealt, withDeal } from './state.ts';

const SIDES: readonly Side[] = [0, 1];

const titlesOfSide = (state: State, side: Side): number => titlesDealt(state, side) + titlesDealt(state, side + 2);

const pointsFor = (side: Side, points: number): readonly [number, number] => (side === 0 ? [points, 0] : [0, points]);

function addPoints(state: State, side: Side, points: number): State {
  const scores: readonly [number, number] =
    side === 0 ? [state.scores[0] + points, state.scores[1]] : [state.scores[0], state.scores[1] + points];
  return { ...state, scores, winner: scores[side] >= state.target ? side : null };
}

/** NA-11: two on each side. */
const areTitlesDivided = (state: State): boolean => titlesOfSide(state, 0) === 2;
const DIVIDED: NationsEvent = { what: 'divided', clause: 'NA-11' };

const wonEvent = (side: Side): NationsEvent => ({ what: 'won', clause: 'NA-14', side });

/** NA-10, NA-11, NA-16r: tricks before titles; then the deal passes or the game is over. */
export function scoreDeal(state: State): NationsStep {
  const side: Side = state.tricks[0] > 6 ? 0 : 1;
  const points = state.tricks[side] - 6;
  const counted = addPoints(state, side, points);
  const tricks: NationsEvent = {
    what: 'tricks',
    clause: 'NA-10',
    side,
    tricks: state.tricks[side],
    points: pointsFor(side, points),
  };
  if (counted.winner !== null) {
    const clause = titlesOfSide(state, side === 0 ? 1 : 0) > 2 ? 'NA-16r' : 'NA-14';
    const divided = areTitlesDivided(state) ? [DIVIDED] : [];
    return { state: counted, events: [tricks, ...divided, { ...wonEvent(side), clause }] };
  }
  const titled = scoreTitles(counted, state.scores);
  const events = [tricks, ...titled.events];
  return { state: titled.state.winner === null ? passDeal(titled.state) : titled.state, events };
}

/** NA-12, NA-17r: a side stands at its score when the deal began. */
function scoreTitles(state: State, startScores: readonly [number, number]): NationsStep {
  const side = SIDES.find(side => titlesOfSide(state, side) > 2);
  if (side === undefined) return { state, events: [DIVIDED] };
  const titles = titlesOfSide(state, side);
  if (startScores[side] === state.target - 1) {
    return { state, events: [{ what: 'titles', clause: 'NA-12', side, titles, points: [0, 0] }] };
  }
  const points = titles === 4 ? 4 : 2;
  const counted = addPoints(state, side, points);
  const event: NationsEvent = {
    what: 'titles',
    clause: 'NA-11',
    side,
    titles,
    points: pointsFor(side, points),
  };
  return { state: counted, events: counted.winner === null ? [event] : [event, wonEvent(side)] };
}

/** NA-13: the titles count at once. */
export function endByCall(state: State, caller: Seat): NationsStep {
  const side = sideOf(caller);
  const titles = titlesOfSide(state, side);
  const points = titles === 4 ? 4 : 2;
  const counted: NationsEvent = { what: 'titles', clause: 'NA-13', side, titles, points: pointsFor(side, points) };
  const ended = addPoints({ ...state, called: [...state.called, caller] }, side, points);
  return { state: ended, events: [counted, wonEvent(side)] };
}

/** NA-15r. */
const passDeal = ({ target, scores, dealer }: State): State =>
  withDeal(target, scores, leftOf(dealer!, 4), NO_CARDS, null);
