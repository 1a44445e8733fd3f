/** The answer of a player to their turn: whatever is likeliest to come off, and why. */
import { must, nth } from '@parlour/kernel/must';
import { shuffle } from '@parlour/kernel/random';
import type { Situation, Thought } from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, isLeading } from '../rules/pack.ts';
import type { AliceParts } from '../rules/parts.ts';
import type { AliceView } from '../rules/view.ts';
import { type Chances, chanceOfAll, chancesOfSet, worthOf } from './asking.ts';

const OPTIONS = 5;

/** Of plays that are equally likely to come off any may be chosen. */
export function answerBy(
  situation: Situation<AliceParts>,
  chances: Chances,
  stop: number,
  units: number,
): Thought<AlicePlay> {
  const view = situation.view;
  const plays = shuffle(situation.random, situation.plays);
  const options = plays
    .map(play => ({ play, value: worthOf(play, view, chances, stop) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, OPTIONS);
  return { play: nth(options, 0).play, why: sayWhy(nth(options, 0).play, view, chances), options, units };
}

const SURE = 0.995;
const inHundred = (chance: number): string => `${Math.round(100 * chance)} times in 100`;

function sayWhy(play: AlicePlay, view: AliceView, chances: Chances): string {
  if (play.do === 'stop') return sayStop(view, chances);
  if (play.do === 'expose') return sayExpose(chancesOfSet(view, chances, play.card));
  const chance = chances(play.card, play.of);
  return chance >= SURE
    ? `Seat ${play.of} must have ${play.card}: nobody else can.`
    : `Seat ${play.of} has ${play.card} most likely, ${inHundred(chance)}.`;
}

function sayStop(view: AliceView, chances: Chances): string {
  const chance = (leading: Card): number => chanceOfAll(chancesOfSet(view, chances, leading));
  const best = Math.max(...must(view.hand).filter(isLeading).map(chance));
  return `The next set would be completed only ${inHundred(best)}, and a question in vain costs a card.`;
}

function sayExpose(chances: readonly number[]): string {
  if (chances.length === 0) return 'The whole set is in the hand already.';
  const chance = chanceOfAll(chances);
  if (chance >= SURE) return 'It is known who has what it wants.';
  return `Of the sets in the hand this one is the likeliest to be completed, ${inHundred(chance)}.`;
}
