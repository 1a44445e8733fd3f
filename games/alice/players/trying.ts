/** The player who tries his plays in his head: in worlds that could be, from here to the end. */
import type { Option, Situation, Think, Thought } from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import { placeOf } from '../rules/pack.ts';
import type { State } from '../rules/state.ts';
import { answerBy } from './answering.ts';
import { viewIn } from './asking.ts';
import { type Beliefs, shareOf } from './beliefs.ts';
import { type Dice, newDice } from './dice.ts';
import { copyGame, layHands, newGame, readView } from './fast.ts';
import { guessWorld, newGuesser } from './guessing.ts';
import { newHunches, startHunches } from './hunches.ts';
import { keennessIn } from './keenness.ts';
import { beliefsIn } from './recalling.ts';
import { make, playOut } from './trials.ts';

/** A play, what it brought in all its trials, and how many they were. */
type Tally = { readonly play: AlicePlay; sum: number; trials: number };

const mean = ({ sum, trials }: Tally): number => sum / (trials || 1);

/** A thought is spoken after so many worlds, which is every millisecond or two. */
const SPOKEN = 5;

/** One unit of work is one play tried in one world. The budget goes in equal parts to all plays, the better half of them,
 * the better half of those, and so on to the last two. */
export const askByTrials = (stop: number): Think =>
  function* (situation) {
    const beliefs = beliefsIn(viewIn(situation));
    const first = answerBy(situation, (card, of) => shareOf(beliefs, placeOf(card), of), stop, 0);
    let live = situation.plays.map((play): Tally => ({ play: play as AlicePlay, sum: 0, trials: 0 }));
    if (live.length === 1) return first;
    yield first;
    const tryIn = trying(situation, beliefs);
    const heats = heatsFor(live.length);
    let units = 0;
    for (let heat = 1; heat <= heats; heat++) {
      for (let worlds = 1; heats * (units + live.length) <= heat * situation.budget; worlds++) {
        tryIn(live);
        units += live.length;
        if (worlds % SPOKEN === 0) yield thoughtOf(first, live, units);
      }
      if (heat < heats) live = betterHalf(live);
    }
    return thoughtOf(first, live, units);
  };

const heatsFor = (plays: number): number => (plays > 2 ? 1 + heatsFor(Math.ceil(plays / 2)) : 1);

const ranked = (tallies: readonly Tally[]): Tally[] => tallies.toSorted((a, b) => mean(b) - mean(a));
const betterHalf = (tallies: readonly Tally[]): Tally[] => ranked(tallies).slice(0, Math.ceil(tallies.length / 2));

/** Tries plays in one more world, with the same luck for each. */
function trying(situation: Situation, beliefs: Beliefs): (tallies: readonly Tally[]) => void {
  const { seats, cards } = beliefs;
  const [world, trial] = [newGame(seats, cards), newGame(seats, cards)];
  readView(world, viewIn(situation));
  const hunches = newHunches(situation.seat, seats, cards);
  const keenness = keennessIn(viewIn(situation));
  const guesser = newGuesser(beliefs);
  const dice = newDice(situation.random);
  const luck: Dice = { word: 0 };
  return tallies => {
    layHands(world, guessWorld(guesser, dice) ?? imagineWorld(situation, cards));
    for (const tally of tallies) {
      luck.word = dice.word;
      copyGame(world, trial);
      startHunches(hunches, beliefs);
      make(trial, tally.play, luck, hunches);
      tally.sum += playOut(trial, luck, hunches, keenness);
      tally.trials += 1;
    }
  };
}

/** For the rare case that beliefs about single cards cannot be made into a world. */
function imagineWorld({ game, view, random }: Situation, cards: number): Uint8Array {
  const { hands } = game.imagine(view, random) as State;
  const lies = new Uint8Array(cards).fill(hands.length);
  hands.forEach((hand, seat) => {
    for (const card of hand) lies[placeOf(card)] = seat;
  });
  return lies;
}

/** By how much of a win a play must be better than the first thought, so that it is not only luck. */
const CLEARLY = 0.012;

/** The first thought stands unless another is clearly better. */
function thoughtOf(first: Thought, live: readonly Tally[], units: number): Thought {
  const rank = (tally: Tally): number => mean(tally) + (tally.play === first.play ? CLEARLY : 0);
  const options = live
    .toSorted((a, b) => rank(b) - rank(a))
    .map((tally): Option => ({ play: tally.play, value: mean(tally) }));
  const play = options[0]!.play;
  const reason = play === first.play ? first.why : 'Another is likelier to come off, but this does better in the end.';
  return { play, why: `${reason} ${compare(options, units)}`, options, units };
}

function compare([best, next]: readonly Option[], units: number): string {
  const inHundred = ({ value }: Option): string => (100 * value).toFixed(1);
  return `Played out in ${units} trials it is worth ${inHundred(best!)} in 100, the next best ${inHundred(next!)}.`;
}
