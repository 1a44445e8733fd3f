/** Deals that come out: each is played through in the worker before it is offered. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { worker } from '../host/worker-client.ts';
import { layHere, type Terms } from '../laying.ts';
import { settings } from '../settings.ts';

type CertifiedProps = { readonly game: BoxedGame; readonly terms: Signal<Terms> };

export function CertifiedDeals({ game, terms }: CertifiedProps): JSX.Element {
  const isLooking = useSignal(false);
  const deal = async (from: string): Promise<void> => {
    isLooking.value = true;
    const goOn = (): boolean => isLooking.peek();
    const seed = await worker().certified(game.id, terms.value.options, from, goOn);
    isLooking.value = false;
    if (seed !== undefined) await layHere(game.id, terms.value, [settings.value.name], seed);
  };
  if (isLooking.value) {
    return (
      <>
        <span role="status">A deal is played through first …</span>
        <Action onAct={() => (isLooking.value = false)}>Call it off</Action>
      </>
    );
  }
  return <Action onAct={() => void deal(crypto.randomUUID())}>A deal that comes out</Action>;
}
