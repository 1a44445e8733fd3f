import type { GameEvent, Seat, Step } from '@parlour/kernel/game';
import { isFree } from '../../pack/pack.ts';
import type { Laying } from '../../rules/laying.ts';
import type { Take } from './cards.ts';
import type { ChanceEvent } from './chance.ts';
import type { CountEvent } from './count.ts';

export type LaidEvent = GameEvent & Laying & { readonly what: 'laid'; readonly seat: Seat };

/** A card taken blind is seen by nobody else; `got` is then in the secret. */
export type ExchangeEvent = GameEvent & {
  readonly what: 'exchanged';
  readonly seat: Seat;
  readonly gave: string;
  readonly take: Take;
  readonly got?: string;
};

/** The start of a heat [KR-2, KR-3]: what a dealer who chooses sees of the rest is in the secret. */
export type StartEvent = GameEvent &
  (
    | { readonly what: 'looked'; readonly seat: Seat; readonly rest?: readonly string[] }
    | { readonly what: 'waited'; readonly seat: Seat }
    | { readonly what: 'laid-out'; readonly seat: Seat; readonly word: string }
    | { readonly what: 'called'; readonly seat: Seat }
  );

export type TableEvent = ChanceEvent | StartEvent | LaidEvent | ExchangeEvent | CountEvent;

export function tellExchange(clause: string, seat: Seat, gave: string, take: Take, got: string): ExchangeEvent {
  const shown = take === 'up' ? { got } : { secret: { got }, seenBy: [seat] };
  const isRuled = isFree(gave) || (take === 'up' && isFree(got));
  return { what: 'exchanged', clause: isRuled ? 'KG-33r' : clause, seat, gave, take, ...shown };
}

/** A step with something told before it. */
export const telling = <S, H>(before: readonly NoInfer<H>[], { state, events }: Step<S, H>): Step<S, H> => ({
  state,
  events: [...before, ...events],
});
