import type { Input, Step } from '@parlour/kernel/game';
import type { Dictionary } from '../../crossword/crossword.ts';
import { additionResult } from '../../crossword/judge.ts';
import { prependEvents } from '../../round/rules/events.ts';
import { canAdd } from './judge.ts';
import {
  type AloneEvent,
  type AloneState,
  cardsLeft,
  type Method,
  type PilesStep,
  type PilesView,
  type SourcedCell,
  withoutSources,
} from './method.ts';
import type { AlonePlay } from './plays.ts';

type AloneStep<P> = Step<AloneState<P>, AloneEvent>;

export function apply<P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  input: Input<AlonePlay, readonly string[]>,
  dictionary: Dictionary,
): AloneStep<P> {
  if (input.by === 'clock') throw new Error('no clock runs in a patience');
  if (input.by !== 'chance' && input.play.do === 'give-up') return giveUp(state);
  const step = move(method, state, input, dictionary);
  return prependEvents(step.events, checkEnd(method, step.state, dictionary));
}

function move<P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  input: Exclude<Input<AlonePlay, readonly string[]>, { by: 'clock' }>,
  dictionary: Dictionary,
): AloneStep<P> {
  if (input.by === 'chance') return stepWithPiles({ ...state, phase: 'play' }, method.deal(input.drew));
  if (input.play.do === 'add') return add(method, state, input.play.cells, dictionary);
  return stepWithPiles(state, method.drawNext(state.piles));
}

const stepWithPiles = <P>(state: AloneState<P>, { piles, events }: PilesStep<P>): AloneStep<P> => ({
  state: { ...state, piles },
  events,
});

function add<P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  cells: readonly SourcedCell[],
  dictionary: Dictionary,
): AloneStep<P> {
  const { crossword, options, piles } = state;
  const clause = crossword.length === 0 ? 'KG-2' : method.clauses.addition;
  const laying = additionResult(crossword, withoutSources(cells), dictionary, options.plurals, clause);
  const next = { ...state, crossword: [...crossword, ...laying.cells] };
  return prependEvents(
    [{ what: 'laid', seat: 0, ...laying }],
    stepWithPiles(next, method.takeCards(piles, cells, options)),
  );
}

/** The end comes when no cards are left or nothing can change any more. */
function checkEnd<P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  dictionary: Dictionary,
): AloneStep<P> {
  if (cardsLeft(state) === 0) return end(state, 'KA-2');
  const isStuck = method.isStuck(state.piles, piles => canAdd(method, { ...state, piles }, dictionary));
  return isStuck ? end(state, method.clauses.lost) : { state, events: [] };
}

const giveUp = <P>(state: AloneState<P>): AloneStep<P> =>
  prependEvents([{ what: 'gave-up', clause: 'KA-4r' }], end(state, 'KA-4r'));

function end<P>(state: AloneState<P>, clause: string): AloneStep<P> {
  const left = cardsLeft(state);
  return { state: { ...state, phase: 'over' }, events: [{ what: 'ended', clause, left, points: [left] }] };
}
