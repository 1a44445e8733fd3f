/** Plays quick states out: everybody remembers all that was said before all, and asks whoever most likely has the card. */
import type { Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { CardNumber } from '../rules/facts.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { PACK, placeOf } from '../rules/pack.ts';
import { ask, complete, expose, forfeit, heardBy, isMissing, NONE, pass, type Quick } from './quick.ts';
import { sumOf } from './rumour.ts';

/** The chance from which on they go on with another set. */
const BOLD = 0.55;

/** Whom to ask for which card, and how likely they have it. */
type Aim = { of: Seat; card: CardNumber; chance: number };

/** Plays the one thing and then whatever seems best, to the end. */
export function playOut(quick: Quick, first: AlicePlay, random: Random): void {
  let goesOn = playFirst(quick, first, random);
  for (let left = quick.turnsLeft - 1; goesOn && left > 0; left--) goesOn = playTurn(quick, random);
}

function playFirst(quick: Quick, play: AlicePlay, random: Random): boolean {
  if (play.do === 'stop') return pass(quick);
  if (play.do === 'expose') expose(quick, placeOf(play.card));
  else if (!ask(quick, play.of, placeOf(play.card), random)) return pass(quick);
  return playTurn(quick, random);
}

/** The turn from here on, and to whom it goes then; answers whether anybody has a card. */
function playTurn(quick: Quick, random: Random): boolean {
  for (;;) {
    if (quick.exposed[quick.turn] === NONE && !exposeOne(quick, random)) return pass(quick);
    const aim = bestAim(quick, itemAt(quick.exposed, quick.turn), random);
    if (aim === undefined) complete(quick);
    else {
      quick.follow?.({ by: quick.turn, play: { do: 'ask', of: aim.of, card: itemAt(PACK, aim.card) } });
      if (!ask(quick, aim.of, aim.card, random)) return pass(quick);
    }
  }
}

/** Exposes the most promising Leading card; not if there is none, which may cost a card, nor if it is wiser to stop. */
function exposeOne(quick: Quick, random: Random): boolean {
  const { turn, last, hasCompleted } = quick;
  let [best, most] = [NONE, -1];
  for (let card = 0; card < quick.where.length; card += 3) {
    if (quick.where[card] !== turn) continue;
    const chance = chanceOfSet(quick, card);
    if (chance > most) [best, most] = [card, chance];
  }
  if (best === NONE && hasCompleted === 0 && last !== NONE && last !== turn) forfeit(quick, turn, last, random);
  if (best === NONE) return false;
  if (hasCompleted === 1 && most < BOLD) {
    quick.follow?.({ by: turn, play: { do: 'stop' } });
    return false;
  }
  quick.follow?.({ by: turn, play: { do: 'expose', card: itemAt(PACK, best) } });
  expose(quick, best);
  return true;
}

function chanceOfSet(quick: Quick, leading: CardNumber): number {
  let chance = 1;
  for (let card = leading + 1; card < leading + 3; card++)
    if (isMissing(quick, card)) chance *= bestChance(quick, card);
  return chance;
}

function bestChance(quick: Quick, card: CardNumber): number {
  const { seats, sizes, turn } = quick;
  const heard = heardBy(quick, turn);
  let most = 0;
  for (let seat = 0; seat < seats; seat++)
    if (seat !== turn && itemAt(sizes, seat) > 0) most = Math.max(most, itemAt(heard.shares, card * seats + seat));
  return most === 0 ? 0 : most / sumOf(heard, card, turn);
}

/** The likeliest question for what the exposed card wants; of equal ones any. */
function bestAim(quick: Quick, leading: CardNumber, random: Random): Aim | undefined {
  const best: Aim = { of: NONE, card: NONE, chance: -1 };
  let alike = 0;
  for (let card = leading + 1; card < leading + 3; card++) {
    if (!isMissing(quick, card)) continue;
    const sum = sumOf(heardBy(quick, quick.turn), card, quick.turn);
    for (let of = 0; of < quick.seats; of++) {
      const chance = chanceOf(quick, card, of, sum);
      if (chance < best.chance || chance < 0) continue;
      alike = chance > best.chance ? 1 : alike + 1;
      if (alike === 1 || random.below(alike) === 0) Object.assign(best, { of, card, chance });
    }
  }
  return best.card === NONE ? undefined : best;
}

/** Negative where a question is forbidden, or could only be answered with no. */
function chanceOf(quick: Quick, card: CardNumber, of: Seat, sum: number): number {
  const { seats, sizes, turn, barred, where } = quick;
  if (of === turn || sizes[of] === 0 || (itemAt(barred, turn * where.length + card) >> of) & 1) return -1;
  return sum === 0 ? 0 : itemAt(heardBy(quick, turn).shares, card * seats + of) / sum;
}
