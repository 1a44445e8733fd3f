/** Trials: a play and what follows from it, in a world that could be. */
import type { Seat } from '@parlour/kernel/game';
import type { CardNumber } from '../rules/facts.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { placeOf } from '../rules/pack.ts';
import { type Dice, roll, rollFraction } from './dice.ts';
import { ask, expose, type FastGame, mayAsk, NONE, stop } from './fast.ts';
import { type Guess, guessFor, type Hunches } from './hunches.ts';

export function make(game: FastGame, play: AlicePlay, dice: Dice, hunches: Hunches): void {
  if (play.do === 'stop') stop(game, dice, hunches);
  else if (play.do === 'expose') expose(game, placeOf(play.card), dice, hunches);
  else ask(game, play.of, placeOf(play.card), dice, hunches);
}

/** After so many plays a trial is taken as it stands. */
const LONGEST = 1000;

/** Until the win is decided: the seat goes by its hunches, the others by what is true, as often as they are keen, or play
 * anything. Answers the share of the win. */
export function playOut(game: FastGame, dice: Dice, hunches: Hunches, keenness: Float64Array): number {
  let left = 0;
  for (let plays = 0; game.left > 0 && plays < LONGEST; plays++) {
    if (game.left !== left && isDecided(game, hunches.seat)) break;
    left = game.left;
    if (game.turn === hunches.seat) goByHunches(game, dice, hunches);
    else if (rollFraction(dice) < keenness[game.turn]!) playKnowingly(game, dice, hunches);
    else playAnything(game, dice, hunches);
  }
  return shareOfWin(game, hunches.seat);
}

/** Whether the seat wins alone, or cannot win, however the sets that are left are made. */
function isDecided({ made, seats, left }: FastGame, seat: Seat): boolean {
  let most = 0;
  for (let other = 0; other < seats; other++) if (other !== seat && made[other]! > most) most = made[other]!;
  return made[seat]! > most + left || most > made[seat]! + left;
}

/** AL-21r */
function shareOfWin({ made, seats }: FastGame, seat: Seat): number {
  let winners = 0;
  for (let other = 0; other < seats; other++) {
    if (made[other]! > made[seat]!) return 0;
    if (made[other] === made[seat]) winners += 1;
  }
  return 1 / winners;
}

/** With less than this chance to complete the next set, too, he stops. */
const SURE = 0.95;

const guess: Guess = { of: 0, chance: 0 };
const best: Guess = { of: 0, chance: 0 };

function goByHunches(game: FastGame, dice: Dice, hunches: Hunches): void {
  const leading = game.exposed[hunches.seat]!;
  if (leading === NONE) exposeLikeliest(game, dice, hunches);
  else askLikeliest(game, leading, dice, hunches);
}

function askLikeliest(game: FastGame, leading: CardNumber, dice: Dice, hunches: Hunches): void {
  let likeliest = leading;
  best.chance = -1;
  for (let card = leading + 1; card <= leading + 2; card++) {
    if (game.lies[card] === hunches.seat) continue;
    guessFor(hunches, game, card, guess);
    if (guess.chance <= best.chance) continue;
    best.chance = guess.chance;
    best.of = guess.of;
    likeliest = card;
  }
  ask(game, best.of, likeliest, dice, hunches);
}

function exposeLikeliest(game: FastGame, dice: Dice, hunches: Hunches): void {
  const { seat } = hunches;
  let likeliest = 0;
  let most = -1;
  for (let leading = 0; leading < game.cards; leading += 3) {
    if (game.lies[leading] !== seat) continue;
    const chance = chanceFor(game, leading + 1, hunches) * chanceFor(game, leading + 2, hunches);
    if (chance <= most) continue;
    most = chance;
    likeliest = leading;
  }
  if (game.completed && most < SURE) stop(game, dice, hunches);
  else expose(game, likeliest, dice, hunches);
}

function chanceFor(game: FastGame, card: CardNumber, hunches: Hunches): number {
  if (game.lies[card] === hunches.seat) return 1;
  guessFor(hunches, game, card, guess);
  return guess.chance;
}

/** Asks for what is there, and stops after every set. */
function playKnowingly(game: FastGame, dice: Dice, hunches: Hunches): void {
  const leading = game.exposed[game.turn]!;
  if (leading !== NONE) {
    const card = game.lies[leading + 1] === game.turn ? leading + 2 : leading + 1;
    ask(game, game.lies[card]!, card, dice, hunches);
  } else if (game.completed) stop(game, dice, hunches);
  else expose(game, anyLeading(game, dice), dice, hunches);
}

/** Any permitted play, each with the same chance. */
function playAnything(game: FastGame, dice: Dice, hunches: Hunches): void {
  const leading = game.exposed[game.turn]!;
  if (leading !== NONE) askAnybody(game, leading, dice, hunches);
  else if (game.completed && roll(dice, game.leads[game.turn]! + 1) === 0) stop(game, dice, hunches);
  else expose(game, anyLeading(game, dice), dice, hunches);
}

function anyLeading({ lies, leads, turn }: FastGame, dice: Dice): CardNumber {
  let before = roll(dice, leads[turn]!);
  let leading = 0;
  while (lies[leading] !== turn || before-- > 0) leading += 3;
  return leading;
}

function askAnybody(game: FastGame, leading: CardNumber, dice: Dice, hunches: Hunches): void {
  let questions = 0;
  let chosen = leading;
  let asked: Seat = 0;
  for (let card = leading + 1; card <= leading + 2; card++) {
    if (game.lies[card] === game.turn) continue;
    for (let of = 0; of < game.seats; of++) {
      if (!mayAsk(game, of, card)) continue;
      questions += 1;
      if (roll(dice, questions) > 0) continue;
      chosen = card;
      asked = of;
    }
  }
  ask(game, asked, chosen, dice, hunches);
}
