/** Test scenes in notation. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Input, Refusal, Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { apply, dealOrder, type KitChance } from '../rules/apply.ts';
import { BOOKS, bookOf, type Card, PACK, sortCards } from '../rules/cards.ts';
import type { KitEvent } from '../rules/events.ts';
import { type KitPlay, plays, refuse } from '../rules/judge.ts';
import { notation } from '../rules/notation.ts';
import type { KitOptions } from '../rules/options.ts';
import { begin, type KitState } from '../rules/state.ts';

export type Scene = { readonly state: KitState; readonly events: readonly KitEvent[] };

const cardsIn = (text: string): Card[] => text.split(' ').filter(Boolean);

const options = (change: Partial<KitOptions>): KitOptions => ({
  mistakes: 'called',
  falseShout: 'silence',
  pack: 'nuerland',
  ...change,
});

/** Seat 0 deals. `packets` come next, then the rest in order. */
export function dealScene(hands: readonly string[], packets = '', change: Partial<KitOptions> = {}): Scene {
  const order = dealOrder(0, hands.length);
  const named = [...order.flatMap(seat => cardsIn(itemAt(hands, seat))), ...cardsIn(packets)];
  const pack = [...named, ...PACK.filter(card => !named.includes(card))];
  const { state, events } = apply(begin(options(change), { count: hands.length }), {
    by: 'chance',
    drew: { of: 'deal', dealer: 0, pack },
  });
  return { state, events };
}

/** Without packets; cards not named have been played, all 10s by seat 0. */
export function lateScene(
  hands: readonly string[],
  kittens: readonly string[] = [],
  change: Partial<KitState> = {},
): Scene {
  const count = hands.length;
  const piles = allSeats(count).map(seat =>
    (kittens[seat] ?? '')
      .split('|')
      .map(cardsIn)
      .filter(pile => pile.length > 0),
  );
  const named = [...hands.flatMap(cardsIn), ...piles.flat(2)];
  const rows = BOOKS.map((_, book) => PACK.filter(card => bookOf(card) === book && !named.includes(card)));
  const state: KitState = {
    ...begin(options({}), { count, dealer: 0 }),
    dealt: true,
    hands: hands.map(hand => sortCards(cardsIn(hand))),
    kittens: piles,
    rows: rows.map(row => (row.length === 10 ? [] : row)),
    tens: BOOKS.map(book => (named.includes(`${book}10`) ? null : 0)),
    books: allSeats(count).map(seat => (seat === 0 ? BOOKS.filter((_, book) => itemAt(rows, book).length === 10) : [])),
    turn: count - 1,
    notes: allSeats(count).map(seat => ({ is: 'anew', seat, cards: cardsIn(itemAt(hands, seat)).length })),
    ...change,
  };
  return { state, events: [] };
}

/** Plays lines like "1 A1", "0 shout 1" and "* draws B7"; throws if one is refused. */
export function playLines(scene: Scene, ...lines: readonly string[]): Scene {
  return lines.reduce<Scene>(
    ({ state, events: told }, line) => {
      const step = apply(state, inputOf(state, line));
      return { state: step.state, events: [...told, ...step.events] };
    },
    { state: scene.state, events: [] },
  );
}

function inputOf(state: KitState, line: string): Input<KitPlay, KitChance> {
  if (line.startsWith('* ')) return { by: 'chance', drew: assertDefined(notation.readChance(state, line.slice(2))) };
  const [seat, play] = partsOf(line);
  const refusal = refuse(state, seat, play);
  if (refusal) throw new Error(`${line} is refused by ${refusal.clause}: ${refusal.why}`);
  return { by: seat, play };
}

function partsOf(line: string): [Seat, KitPlay] {
  const [seat, ...rest] = line.split(' ');
  const play = notation.read(rest.join(' '));
  if (play === undefined) throw new Error(`${line} is no play`);
  return [Number(seat), play];
}

export const refusal = ({ state }: Scene, line: string): Refusal | undefined => refuse(state, ...partsOf(line));

export const listPlays = ({ state }: Scene, seat: Seat): string => plays(state, seat).map(notation.write).join(', ');

/** The events with their clauses. */
export const listEvents = ({ events: told }: Scene): string =>
  told.map(({ what, clause }) => `${what} ${clause}`).join(', ');

const MOVES = allSeats(4).flatMap(pile => allSeats(4).map(on => [pile, on] as const));

/** Right or wrong. */
export const EVERY_DEED: readonly KitPlay[] = [
  ...PACK.map(card => ({ do: 'play', card }) as const),
  ...PACK.flatMap(card => [null, 0, 1, 2, 3].map(on => ({ do: 'lay', card, on }) as const)),
  ...PACK.flatMap(card => MOVES.map(move => ({ do: 'lay', card, move }) as const)),
  { do: 'pass' },
];
