/** How an ending goes on after one card or another, everybody playing best with all hands open, and that told. */
import type { Seat } from '@parlour/kernel/game';
import { type Match, viewForChair } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import type { CardIndex } from '../../pack/pack.ts';
import { cardOf } from '../players/book/reasons.ts';
import { solveCards, TRICKS } from '../players/double-dummy/solve.ts';
import { type FastDeal, newDeal, permitted, playCard, readState } from '../players/fast.ts';
import { nameOf, positionOf } from '../players/levels/position.ts';
import type { NationsParts } from '../rules/parts.ts';

/** Who took a trick, with what. */
type Taken = { readonly seat: Seat; readonly card: CardIndex };

/** The tricks from here to the end of the deal if a card is played. */
export function lineAfter({ state }: Pick<Match<NationsParts>, 'state'>, card: CardIndex): Taken[] {
  const deal = newDeal();
  readState(deal, state);
  const taken: Taken[] = [];
  for (let next = card; ; next = bestCard(deal)) {
    const isLast = deal.inTrick === 3;
    playCard(deal, next);
    if (isLast) taken.push({ seat: deal.bestBy, card: deal.best });
    if (deal.left === 0) return taken;
  }
}

/** Of cards that do as well, the lowest. */
function bestCard(deal: FastDeal): CardIndex {
  solveCards(deal, Number.POSITIVE_INFINITY);
  const tricks = permitted(deal).map(card => itemAt(TRICKS, card));
  return itemAt(permitted(deal), tricks.indexOf(Math.max(...tricks)));
}

const PLACES = ['the trick that lies there', 'the next trick', 'the trick after next'] as const;
const LATER = [
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'last',
] as const;
const placeOf = (trick: number): string =>
  PLACES[trick] ?? `the ${itemAt(LATER, trick - PLACES.length)} trick from here`;

const WHO = ['you', 'the player on your left', 'your partner', 'the player on your right'] as const;

/** The answer beside the card of the book: how many tricks each brings, and the first that goes another way. */
export function explainLines(match: Match<NationsParts>, seat: Seat, answer: CardIndex): string {
  const naive = cardOf(positionOf({ view: viewForChair(match, seat) }).book);
  const [right, wrong] = [lineAfter(match, answer), lineAfter(match, naive)];
  const [more, fewer] = [right, wrong].map(line => line.filter(taken => (taken.seat ^ seat) % 2 === 0).length);
  const at = right.findIndex((taken, i) => (taken.seat ^ itemAt(wrong, i).seat) % 2 !== 0);
  const won = `${capital(nameOf(answer))} brings your side ${more} of the ${right.length} tricks left.`;
  if (at === -1) return won;
  const lost = `${capital(nameOf(naive))}, which looks natural, brings ${fewer}.`;
  const told = (line: readonly Taken[]): string => tookIt(itemAt(line, at), seat);
  const place = at === 0 && match.state.trick.length === 0 ? 'the trick you lead' : placeOf(at);
  return `${won} ${lost} They part at ${place}: after the one ${told(right)}, after the other ${told(wrong)}.`;
}

const tookIt = ({ seat: taker, card }: Taken, seat: Seat): string => {
  const who = itemAt(WHO, (taker - seat) & 3);
  return `${who} ${who === 'you' ? 'take' : 'takes'} it with ${nameOf(card)}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
