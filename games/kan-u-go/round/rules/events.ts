import type { GameEvent, Seat, Step } from '@parlour/kernel/game';
import type { AdditionResult } from '../../crossword/judge.ts';
import { isFree } from '../../pack/pack.ts';
import type { CountEvent, Take } from './apply.ts';
import type { ChanceEvent } from './chance.ts';

export type LaidEvent = GameEvent & AdditionResult & { readonly what: 'laid'; readonly seat: Seat };

/** `got` is secret if taken blind. */
export type ExchangeEvent = GameEvent & {
  readonly what: 'exchanged';
  readonly seat: Seat;
  readonly gave: string;
  readonly take: Take;
  readonly got?: string;
};

/** [KR-2, KR-3]. `rest` is secret: the cards a choosing dealer sees. */
export type StartEvent = GameEvent &
  (
    | { readonly what: 'looked'; readonly seat: Seat; readonly rest?: readonly string[] }
    | { readonly what: 'waited'; readonly seat: Seat }
    | { readonly what: 'laid-out'; readonly seat: Seat; readonly word: string }
    | { readonly what: 'called'; readonly seat: Seat }
  );

export type TableEvent = ChanceEvent | StartEvent | LaidEvent | ExchangeEvent | CountEvent;

export function exchangeEvent(clause: string, seat: Seat, gave: string, take: Take, got: string): ExchangeEvent {
  const visibility = take === 'up' ? { got } : { secret: { got }, seenBy: [seat] };
  const isRuled = isFree(gave) || (take === 'up' && isFree(got));
  return { what: 'exchanged', clause: isRuled ? 'KG-33r' : clause, seat, gave, take, ...visibility };
}

export const prependEvents = <S, H>(before: readonly NoInfer<H>[], { state, events }: Step<S, H>): Step<S, H> => ({
  state,
  events: [...before, ...events],
});
