/** What happens in Alice when cards are dealt, a card is exposed or asked for, or a forfeit is drawn. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Input, Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type Deal, deal, drawDeal } from './deal.ts';
import { drawForfeit, handsWithout, loseExposed, receive, type Taken, takeForfeit } from './forfeit.ts';
import type { AliceEvent } from './happenings.ts';
import type { AlicePlay } from './judge.ts';
import type { Card } from './pack.ts';
import { allSetsMade, countSeats, hasCards, isDealt, isOver, resultOf, type State } from './state.ts';
import { type AliceStep, completeOrWait, followedBy, passTurn, step } from './turn.ts';

export type AliceChance = Deal | Taken;

export const draw = (state: State, random: Random, pack: readonly Card[], order?: readonly Card[]): AliceChance =>
  state.forfeit === null ? drawDeal(state, random, pack, order) : drawForfeit(state, state.forfeit, random);

export function apply(state: State, input: Input<AlicePlay, AliceChance>): AliceStep {
  const { state: after, events } = happen(state, input);
  const told = [...events, ...(isOver(after) ? [end(after)] : outs(state, after))];
  return step(after, ...told);
}

function happen(state: State, input: Input<AlicePlay, AliceChance>): AliceStep {
  if (input.by === 'clock') throw new Error('no clock runs in Alice');
  if (input.by === 'chance') {
    return 'forfeit' in input.drew ? takeForfeit(state, input.drew.forfeit) : deal(state, input.drew);
  }
  if (input.play.do === 'stop') return stop(state);
  return input.play.do === 'expose' ? expose(state, input.play.card) : ask(state, input.play.of, input.play.card);
}

function expose(state: State, card: Card): AliceStep {
  const { turn: seat } = state;
  const after = {
    ...state,
    hands: handsWithout(state, seat, card),
    exposed: state.exposed.with(seat, card),
    ground: 'AL-4',
  } as const;
  const clause = state.completed ? 'AL-9' : 'AL-4';
  return followedBy(step(after, { what: 'expose', clause, seat, card }), next => completeOrWait(next, 'AL-17r'));
}

const stop = (state: State): AliceStep =>
  followedBy(step(state, { what: 'stop', clause: 'AL-16r', seat: state.turn }), passTurn);

function ask(state: State, of: Seat, card: Card): AliceStep {
  const { turn: seat } = state;
  const asked = step({ ...state, last: seat }, { what: 'ask', clause: state.ground, seat, of, card });
  return followedBy(asked, after =>
    itemAt(state.hands, of).includes(card) ? give(after, of, card) : answerNo(after, of, card),
  );
}

function give(state: State, of: Seat, card: Card): AliceStep {
  const { turn: seat } = state;
  const after = receive({ ...state, hands: handsWithout(state, of, card), ground: 'AL-6' }, seat, card);
  const given = step(after, { what: 'give', clause: 'AL-5', seat: of, to: seat, card });
  return followedBy(given, next => completeOrWait(next, 'AL-6'));
}

function answerNo(state: State, of: Seat, card: Card): AliceStep {
  const owed = { from: state.turn, to: of, asked: card };
  const told = step(state, { what: 'no', clause: 'AL-7', seat: of, to: state.turn, card });
  return followedBy(told, after =>
    itemAt(state.hands, state.turn).length > 0 ? step({ ...after, forfeit: owed }) : loseExposed(after, owed),
  );
}

/** AL-19r: who has had their last card is out, until a forfeit brings them in again. */
const outs = (before: State, after: State): AliceEvent[] =>
  allSeats(countSeats(after))
    .filter(seat => (hasCards(before, seat) || !isDealt(before)) && !hasCards(after, seat))
    .map(seat => ({ what: 'out', clause: 'AL-19r', seat }));

function end(state: State): AliceEvent {
  const { winners } = resultOf(state);
  if (!allSetsMade(state)) return { what: 'end', clause: 'AL-23r', winners, turns: state.turns };
  return { what: 'end', clause: winners.length > 1 ? 'AL-21r' : 'AL-14', winners };
}
