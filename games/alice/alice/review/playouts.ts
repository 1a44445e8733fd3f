/**
 * Values plays by playouts in worlds that fit all the chair had heard. In a playout each seat remembers all that was
 * said openly, and asks the seat that most likely has the card; for the second judge, one that may have it.
 */
import type { Seat } from '@parlour/kernel/game';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import { compareChoices, type WeighedPlay } from '@parlour/players/review/review';
import type { PlayOutcome } from '@parlour/players/search/deciding-event';
import type { AliceEvent } from '../rules/apply.ts';
import type { CardNumber } from '../rules/facts.ts';
import { imagineSome } from '../rules/imagine.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { PACK, packPlaceOf } from '../rules/pack.ts';
import type { AliceParts, State } from '../rules/state.ts';
import {
  type Asker,
  askForCard,
  type CardShares,
  cardSharesOf,
  completeSet,
  drawForfeit,
  exposeCard,
  isMissing,
  NONE,
  type PlayoutState,
  passTurn,
  playoutStateOf,
  sharesOfSeat,
  sumOfOthers,
} from './playout-state.ts';

/** The least chance to go on with another set. */
const GO_ON_CHANCES = { likeliest: 0.55, byLot: 0.4 } as const;

type LikelyQuestion = { of: Seat; card: CardNumber; chance: number };

/** Plays one play and then whatever seems best, to the end; returns the sets that the first turn made. */
export function playOut(state: PlayoutState, first: AlicePlay, random: Random): number {
  const { turn } = state;
  const before = itemAt(state.made, turn);
  let isGoingOn = playFirst(state, first, random);
  const made = itemAt(state.made, turn) - before;
  for (let left = state.turnsLeft - 1; isGoingOn && left > 0; left--) isGoingOn = playTurn(state, random);
  return made;
}

function playFirst(state: PlayoutState, play: AlicePlay, random: Random): boolean {
  if (play.do === 'stop') return passTurn(state);
  if (play.do === 'expose') exposeCard(state, packPlaceOf(play.card));
  else if (!askForCard(state, play.of, packPlaceOf(play.card), random)) return passTurn(state);
  return playTurn(state, random);
}

/** Passes the turn at its end; returns whether any seat has a card. */
function playTurn(state: PlayoutState, random: Random): boolean {
  for (;;) {
    if (state.exposed[state.turn] === NONE && !exposeBest(state, random)) return passTurn(state);
    const leading = itemAt(state.exposed, state.turn);
    const question = (state.asker === 'byLot' ? lotQuestion : bestQuestion)(state, leading, random);
    if (question === undefined) completeSet(state);
    else {
      state.onInput?.({ by: state.turn, play: { do: 'ask', of: question.of, card: itemAt(PACK, question.card) } });
      if (!askForCard(state, question.of, question.card, random)) return passTurn(state);
    }
  }
}

/** Returns false if there is none, which may cost a card, or if it is wiser to stop. */
function exposeBest(state: PlayoutState, random: Random): boolean {
  const { turn, last, hasCompleted } = state;
  let [best, maxChance] = [NONE, -1];
  for (let card = 0; card < state.where.length; card += 3) {
    if (state.where[card] !== turn) continue;
    const chance = chanceOfSet(state, card);
    if (chance > maxChance) [best, maxChance] = [card, chance];
  }
  if (best === NONE && hasCompleted === 0 && last !== NONE && last !== turn) drawForfeit(state, turn, last, random);
  if (best === NONE) return false;
  if (hasCompleted === 1 && maxChance < GO_ON_CHANCES[state.asker]) {
    state.onInput?.({ by: turn, play: { do: 'stop' } });
    return false;
  }
  state.onInput?.({ by: turn, play: { do: 'expose', card: itemAt(PACK, best) } });
  exposeCard(state, best);
  return true;
}

function chanceOfSet(state: PlayoutState, leading: CardNumber): number {
  let chance = 1;
  for (let card = leading + 1; card < leading + 3; card++)
    if (isMissing(state, card)) chance *= bestChance(state, card);
  return chance;
}

function bestChance(state: PlayoutState, card: CardNumber): number {
  const { seats, sizes, turn } = state;
  const cardShares = sharesOfSeat(state, turn);
  let maxChance = 0;
  for (let seat = 0; seat < seats; seat++)
    if (seat !== turn && itemAt(sizes, seat) > 0)
      maxChance = Math.max(maxChance, itemAt(cardShares.shares, card * seats + seat));
  return maxChance === 0 ? 0 : maxChance / sumOfOthers(cardShares, card, turn);
}

/** Breaks ties at random. */
function bestQuestion(state: PlayoutState, leading: CardNumber, random: Random): LikelyQuestion | undefined {
  const best: LikelyQuestion = { of: NONE, card: NONE, chance: -1 };
  let alike = 0;
  for (let card = leading + 1; card < leading + 3; card++) {
    if (!isMissing(state, card)) continue;
    const sum = sumOfOthers(sharesOfSeat(state, state.turn), card, state.turn);
    for (let of = 0; of < state.seats; of++) {
      const chance = chanceOfQuestion(state, card, of, sum);
      if (chance < best.chance || chance < 0) continue;
      alike = chance > best.chance ? 1 : alike + 1;
      if (alike === 1 || random.below(alike) === 0) Object.assign(best, { of, card, chance });
    }
  }
  return best.card === NONE ? undefined : best;
}

/** Draws in proportion to the chances; a question without any chance only if there is no other. */
function lotQuestion(state: PlayoutState, leading: CardNumber, random: Random): LikelyQuestion | undefined {
  const all: LikelyQuestion[] = [];
  for (let card = leading + 1; card < leading + 3; card++) {
    if (!isMissing(state, card)) continue;
    const sum = sumOfOthers(sharesOfSeat(state, state.turn), card, state.turn);
    for (let of = 0; of < state.seats; of++) {
      const chance = chanceOfQuestion(state, card, of, sum);
      if (chance >= 0) all.push({ of, card, chance });
    }
  }
  let lot = (all.reduce((total, { chance }) => total + chance, 0) * random.below(SEED_RANGE)) / SEED_RANGE;
  for (const question of all) {
    lot -= question.chance;
    if (lot < 0) return question;
  }
  return all[0];
}

/** Negative where a question is forbidden or must fail. */
function chanceOfQuestion(state: PlayoutState, card: CardNumber, of: Seat, sum: number): number {
  const { seats, sizes, turn, barred, where } = state;
  if (of === turn || sizes[of] === 0 || (itemAt(barred, turn * where.length + card) >> of) & 1) return -1;
  return sum === 0 ? 0 : itemAt(sharesOfSeat(state, turn).shares, card * seats + of) / sum;
}

/** Worlds imagined together have much in common, so they count as one. */
const WORLDS_PER_SAMPLE = 4;
const MIN_SAMPLES = 3;
const SEED_RANGE = 2 ** 20;

/** What all heard, and what the chair heard. */
type HeardShares = { readonly publicShares: CardShares; readonly chairShares: CardShares };

/** What was played comes first among equals, so that nothing is said against it. */
export function* valuePlays(
  situation: Situation<AliceParts>,
  played: AlicePlay | undefined,
): Generator<void, readonly WeighedPlay<AlicePlay>[]> {
  const { game, budget } = situation;
  const isPlayed = (play: AlicePlay): boolean => played !== undefined && game.write(play) === game.write(played);
  const plays = situation.plays.toSorted((a, b) => Number(isPlayed(b)) - Number(isPlayed(a)));
  const times = Math.max(MIN_SAMPLES, budget / plays.length / WORLDS_PER_SAMPLE);
  return compareChoices(plays, yield* sampleSets(situation, plays, times, 'likeliest'));
}

const SAMPLES_AGAIN = 50;

/** The second judge: fresh worlds, and another kind of player. */
export const valuePlaysAgain = (
  situation: Situation<AliceParts>,
  choices: readonly (AlicePlay | undefined)[],
): Generator<void, readonly (readonly number[])[]> =>
  sampleSets(situation, choices.map(assertDefined), SAMPLES_AGAIN, 'byLot');

function* sampleSets(
  situation: Situation<AliceParts>,
  plays: readonly AlicePlay[],
  times: number,
  asker: Asker,
): Generator<void, readonly (readonly number[])[]> {
  const { view, random } = situation;
  const heard = heardSharesOf(situation);
  const values = plays.map((): number[] => []);
  for (let i = 0; i < times; i++) {
    const worlds = imagineSome(view, random, WORLDS_PER_SAMPLE);
    const seeds = worlds.map(() => `${random.below(SEED_RANGE)}`);
    for (const [at, play] of plays.entries()) {
      itemAt(values, at).push(meanSets(situation, heard, worlds, seeds, play, asker));
      yield;
    }
  }
  return values;
}

function heardSharesOf({ view }: Situation<AliceParts>): HeardShares {
  const open = { sets: view.sets, history: view.history.map(asSpectator) };
  return { publicShares: cardSharesOf(open), chairShares: cardSharesOf(view) };
}

/** Drops what the chair alone saw: its hand, and the forfeits it took or lost. */
function asSpectator(event: AliceEvent): AliceEvent {
  if (event.what === 'hand') {
    const { hand: _, ...open } = event;
    return open;
  }
  if (event.what !== 'forfeit' || event.clause === 'AL-13') return event;
  const { card: _, ...open } = event;
  return open;
}

/** Chance falls alike for all plays as far as it can. */
function meanSets(
  { game, seat }: Situation<AliceParts>,
  { publicShares, chairShares }: HeardShares,
  worlds: readonly State[],
  seeds: readonly string[],
  play: AlicePlay,
  asker: Asker,
): number {
  let sets = 0;
  for (const [i, world] of worlds.entries()) {
    const playout = playoutStateOf(world, game.pack.length, seat, publicShares, chairShares, asker);
    playOut(playout, play, seededRandom(itemAt(seeds, i)));
    sets += itemAt(playout.made, seat);
  }
  return sets / worlds.length;
}

/** The player asked has the card; the turn makes sets; the match does. */
export type AliceEventCount = 'has' | 'turnSets' | 'sets';

/** Returns what follows each of these plays in the same layouts. */
export function outcomesOf(
  situation: Situation<AliceParts>,
  plays: readonly AlicePlay[],
  layouts: readonly State[],
): readonly (readonly PlayOutcome<AliceEventCount>[])[] {
  const { game, seat } = situation;
  const { publicShares, chairShares } = heardSharesOf(situation);
  return plays.map(play =>
    layouts.map((layout, i) => {
      const playout = playoutStateOf(layout, game.pack.length, seat, publicShares, chairShares);
      const turnSets = playOut(playout, play, seededRandom(`reasons ${i}`));
      const sets = itemAt(playout.made, seat);
      const has = play.do === 'ask' && itemAt(layout.hands, play.of).includes(play.card) ? 1 : 0;
      const counts = new Map<AliceEventCount, number>([
        ['has', has],
        ['turnSets', turnSets],
        ['sets', sets],
      ]);
      return { worth: sets, counts };
    }),
  );
}
