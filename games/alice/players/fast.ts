/**
 * A game of Alice for trials: the same rules as in ../rules, on numbers that are changed in place.
 * An agreement test plays whole games through both.
 */
import type { Seat } from '@parlour/kernel/game';
import type { CardNumber, Lies } from '../rules/facts.ts';
import { placeOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import { type Dice, roll } from './dice.ts';

export const NONE = -1;

/** Whoever wants to know what happens in a game. */
export type Ear = {
  lacks(card: CardNumber, seat: Seat): void;
  /** A card came openly to a hand. */
  comes(card: CardNumber, to: Seat): void;
  /** A card was drawn from a hand that now has so many left. */
  drawn(card: CardNumber, from: Seat, to: Seat, left: number): void;
};

export type FastGame = {
  readonly seats: number;
  readonly cards: number;
  /** By card: the seat that has it in hand, or the number of seats if it lies on the table. */
  readonly lies: Uint8Array;
  /** By seat: the cards in hand, the Leading ones among them, the exposed one, and the sets made. */
  readonly sizes: Uint8Array;
  readonly leads: Uint8Array;
  readonly exposed: Int8Array;
  readonly made: Uint8Array;
  /** When seat `of` last said no to seat `by`: refused[(by * seats + of) * cards + card]; when a seat last received. */
  readonly refused: Int32Array;
  readonly received: Int32Array;
  clock: number;
  turn: Seat;
  completed: boolean;
  last: Seat;
  /** Sets that are not made yet. */
  left: number;
};

export const newGame = (seats: number, cards: number): FastGame => ({
  seats,
  cards,
  lies: new Uint8Array(cards),
  sizes: new Uint8Array(seats),
  leads: new Uint8Array(seats),
  exposed: new Int8Array(seats),
  made: new Uint8Array(seats),
  refused: new Int32Array(seats * seats * cards),
  received: new Int32Array(seats),
  clock: 0,
  turn: 0,
  completed: false,
  last: NONE,
  left: 0,
});

/** What a view tells of a game; the hands are laid afterwards. */
export function readView(game: FastGame, view: AliceView): void {
  game.exposed.set(view.exposed.map(card => (card === null ? NONE : placeOf(card))));
  game.made.set(view.sets);
  game.refused.fill(0);
  for (const { by, of, card } of view.barred) game.refused[(by * game.seats + of) * game.cards + placeOf(card)] = 1;
  game.received.fill(0);
  game.clock = 1;
  game.turn = view.turn[0]!;
  game.completed = view.completed;
  game.last = view.last ?? NONE;
  game.left = game.cards / 3 - view.sets.reduce((sum, sets) => sum + sets, 0);
}

export function layHands(game: FastGame, lies: ArrayLike<Lies>): void {
  game.lies.set(lies);
  game.sizes.fill(0);
  game.leads.fill(0);
  for (let card = 0; card < game.cards; card++) {
    const seat = game.lies[card]!;
    if (seat === game.seats) continue;
    game.sizes[seat]! += 1;
    if (card % 3 === 0) game.leads[seat]! += 1;
  }
}

export function copyGame(from: FastGame, to: FastGame): void {
  to.lies.set(from.lies);
  to.sizes.set(from.sizes);
  to.leads.set(from.leads);
  to.exposed.set(from.exposed);
  to.made.set(from.made);
  to.refused.set(from.refused);
  to.received.set(from.received);
  to.clock = from.clock;
  to.turn = from.turn;
  to.completed = from.completed;
  to.last = from.last;
  to.left = from.left;
}

/** AL-23r */
export const isBarred = (
  { refused, received, seats, cards }: FastGame,
  by: Seat,
  of: Seat,
  card: CardNumber,
): boolean => refused[(by * seats + of) * cards + card]! > received[of]!;

/** Whether the seat whose turn it is may ask another for a card that it lacks. */
export const mayAsk = (game: FastGame, of: Seat, card: CardNumber): boolean =>
  of !== game.turn && game.sizes[of]! > 0 && !isBarred(game, game.turn, of, card);

export function expose(game: FastGame, card: CardNumber, dice: Dice, ear: Ear): void {
  const { turn, seats } = game;
  game.lies[card] = seats;
  game.sizes[turn]! -= 1;
  game.leads[turn]! -= 1;
  game.exposed[turn] = card;
  completeIfWhole(game, dice, ear);
}

export function ask(game: FastGame, of: Seat, card: CardNumber, dice: Dice, ear: Ear): void {
  const { turn, seats, cards } = game;
  game.last = turn;
  if (game.lies[card] === of) {
    game.sizes[of]! -= 1;
    receive(game, card, turn);
    ear.comes(card, turn);
    completeIfWhole(game, dice, ear);
    return;
  }
  ear.lacks(card, turn);
  ear.lacks(card, of);
  if (game.sizes[turn]! > 0) forfeit(game, turn, of, dice, ear);
  else loseExposed(game, of, ear);
  game.clock += 1;
  game.refused[(turn * seats + of) * cards + card] = game.clock;
  startTurn(game, turn + 1, dice, ear);
}

export const stop = (game: FastGame, dice: Dice, ear: Ear): void => startTurn(game, game.turn + 1, dice, ear);

function receive(game: FastGame, card: CardNumber, seat: Seat): void {
  game.lies[card] = seat;
  game.sizes[seat]! += 1;
  if (card % 3 === 0) game.leads[seat]! += 1;
  game.clock += 1;
  game.received[seat] = game.clock;
}

function forfeit(game: FastGame, from: Seat, to: Seat, dice: Dice, ear: Ear): void {
  let before = roll(dice, game.sizes[from]!);
  let card = 0;
  while (game.lies[card] !== from || before-- > 0) card += 1;
  game.sizes[from]! -= 1;
  if (card % 3 === 0) game.leads[from]! -= 1;
  receive(game, card, to);
  ear.drawn(card, from, to, game.sizes[from]!);
}

/** AL-13 */
function loseExposed(game: FastGame, to: Seat, ear: Ear): void {
  const card = game.exposed[game.turn]!;
  game.exposed[game.turn] = NONE;
  receive(game, card, to);
  ear.comes(card, to);
}

/** The turn of a seat, or of the next one that has something to choose. */
function startTurn(game: FastGame, from: Seat, dice: Dice, ear: Ear): void {
  for (let seat = from % game.seats; game.left > 0; seat = (seat + 1) % game.seats) {
    if (game.sizes[seat] === 0 && game.exposed[seat] === NONE) continue;
    game.turn = seat;
    game.completed = false;
    if (game.exposed[seat] !== NONE) {
      if (!isWhole(game, seat)) return;
      complete(game);
    }
    if (game.leads[seat]! > 0) return;
    if (!game.completed && game.last !== NONE && game.last !== seat) forfeit(game, seat, game.last, dice, ear);
  }
}

function isWhole({ exposed, lies }: FastGame, seat: Seat): boolean {
  const leading = exposed[seat]!;
  return lies[leading + 1] === seat && lies[leading + 2] === seat;
}

function completeIfWhole(game: FastGame, dice: Dice, ear: Ear): void {
  if (!isWhole(game, game.turn)) return;
  complete(game);
  if (game.left > 0 && game.leads[game.turn] === 0) startTurn(game, game.turn + 1, dice, ear);
}

function complete(game: FastGame): void {
  const { turn, seats, lies, exposed } = game;
  const leading = exposed[turn]!;
  lies[leading + 1] = seats;
  lies[leading + 2] = seats;
  exposed[turn] = NONE;
  game.sizes[turn]! -= 2;
  game.made[turn]! += 1;
  game.left -= 1;
  game.completed = true;
  game.last = turn;
}
