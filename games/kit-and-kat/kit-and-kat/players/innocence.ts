/** Why nothing can be proven against a turn, in facts of it. */
import { itemAt } from '@parlour/kernel/result';
import type { Card } from '../rules/cards.ts';
import { handSizes } from '../rules/imagine.ts';
import type { KitView } from '../rules/view.ts';
import { doingsIn } from './guilt.ts';

/** Only to be asked where a turn may be shouted at, and no mistake is proven. */
export function sayInnocence(view: KitView): string {
  const played = doingsIn(view).flatMap(note => (note.is === 'played' ? [note.card] : []));
  return `${sayOrder(played)}, and ${sayHidden(view)}.`;
}

/** So many cards are named one by one. */
const NAMED = 4;

function sayOrder(played: readonly Card[]): string {
  if (played.length === 0) return 'Nothing was played out of its order';
  if (played.length === 1) return `${played[0]} went in its order`;
  if (played.length > NAMED)
    return `The ${played.length} cards from ${played[0]} to ${played.at(-1)} went in their order`;
  return `${played.slice(0, -1).join(', ')} and ${played.at(-1)} went in their order`;
}

function sayHidden(view: KitView): string {
  const left = view.window === null ? 0 : itemAt(handSizes(view), view.window.seat);
  if (left === 0) return view.last ? 'nothing in their open hand came before it' : 'nothing is left in that hand';
  return left === 1
    ? 'the card left in that hand need not be a 1'
    : `the ${left} cards left in that hand need not be 1s`;
}
