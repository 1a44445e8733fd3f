/**
 * The players of Alice, weakest first: at random, by memory, and by beliefs about every card. The game is all memory,
 * because players learn only from their questions where wanted cards are: docs/decisions/0009-alice-levels-differ-by-memory.md.
 */
import type { Seat } from '@parlour/kernel/game';
import { pick, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import {
  type Character,
  type ConsideredPlay,
  type Situation,
  type Think,
  thinkOnce,
  withReasons,
  withStrategies,
} from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, packPlaceOf, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/state.ts';
import type { AliceView } from '../rules/view.ts';
import { beliefsFrom, shareOf } from './beliefs.ts';
import { explainChoice } from './layout-reasons.ts';
import { chancesFromMemory, memoryOf } from './memory.ts';
import { alicePeople } from './people.ts';
import { hintStepsFor } from './reasons.ts';

const english = {
  random: 'One question is as good as another if you don’t remember the answers.',
  ask: 'As far as they remember, it may be there.',
  expose: 'As far as they remember, they can get what it needs.',
  stop: 'They don’t remember who has what they need.',
} as const;
const text: Translate<typeof english> = translator('alice-players', english);

export type CardChances = (card: Card, of: Seat) => number;

/** Returns the best chance for each card the set still wants. */
export const chancesOfSet = ({ hand, others }: AliceView, chances: CardChances, leading: Card): number[] =>
  wantedOf(setOf(leading))
    .filter(card => !assertDefined(hand).includes(card))
    .map(card => Math.max(...others.map(({ seat, cards }) => (cards > 0 ? chances(card, seat) : 0))));

export const chanceOfAll = (chances: readonly number[]): number => chances.reduce((all, chance) => all * chance, 1);

/**
 * Returns the chance that a play succeeds: that a question gets the card, or that a set is completed. Stopping is
 * worth the least chance with which the player would go on.
 */
export function playValue(play: AlicePlay, view: AliceView, chances: CardChances, stop: number): number {
  if (play.do === 'stop') return stop;
  if (play.do === 'expose') return chanceOfAll(chancesOfSet(view, chances, play.card));
  return chances(play.card, play.of);
}

const MAX_OPTIONS = 5;

/** More is better. */
type ValuePlay = (play: AlicePlay) => number;
type ChosenPlay = {
  readonly play: AlicePlay;
  readonly options: readonly ConsideredPlay<AlicePlay>[];
  readonly units: number;
};

/** Breaks ties at random. */
export function chooseBest(situation: Situation<AliceParts>, rate: ValuePlay): ChosenPlay {
  const options = shuffle(situation.random, situation.plays)
    .map(play => ({ play, value: rate(play) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_OPTIONS);
  return { play: itemAt(options, 0).play, options, units: 1 };
}

/** Plays anything but the question that has just failed. */
export const playAtRandom: Think<AliceParts> = thinkOnce(situation => {
  const { plays } = situation;
  const failed = lastFailedQuestion(situation);
  const left = plays.filter(play => play.do !== 'ask' || play.of !== failed?.of || play.card !== failed.card);
  const play = pick(situation.random, left.length > 0 ? left : plays);
  return {
    play,
    why: text('random'),
    options: [],
    units: 1,
  };
});

function lastFailedQuestion(
  situation: Situation<AliceParts>,
): { readonly of: number; readonly card: string } | undefined {
  const { history, seat } = situation.view;
  const no = history.findLast(event => event.what === 'no' && event.to === seat);
  return no?.what === 'no' ? { of: no.seat, card: no.card } : undefined;
}

/** An even chance is good enough. */
const MEMORY_STOP_VALUE = 0.5;

export const playByMemory: Think<AliceParts> = thinkOnce(situation => {
  const view = situation.view;
  const chances = chancesFromMemory(view, memoryOf(view));
  const answer = chooseBest(situation, play => playValue(play, view, chances, MEMORY_STOP_VALUE));
  return { ...answer, why: text(answer.play.do) };
});

/** A set must be more likely than not. */
const BELIEF_STOP_VALUE = 0.6;

/** Recalls the last `span` questions. */
export const playByBeliefs = (span?: number): Think<AliceParts> =>
  thinkOnce(situation => {
    const { view } = situation;
    const beliefs = beliefsFrom(view, span);
    const chances = (card: Card, of: number): number => shareOf(beliefs, packPlaceOf(card), of);
    const context = { ...situation, ...(span !== undefined && { span }) };
    const answer = chooseBest(situation, play => playValue(play, view, chances, BELIEF_STOP_VALUE));
    return withReasons(
      answer,
      () => explainChoice(context, answer.play, situation.plays),
      () => hintStepsFor(context, answer.play),
    );
  });

/** Even where repeats are allowed, no level puts a question again that must fail [AL-23r]. */
const withoutFutileQuestions =
  (think: Think<AliceParts>): Think<AliceParts> =>
  situation =>
    think({ ...situation, plays: situation.plays.filter(play => !isFutile(situation, play)) });

const isFutile = ({ view, seat }: Situation<AliceParts>, play: AlicePlay): boolean =>
  play.do === 'ask' && view.barred.some(({ by, of, card }) => by === seat && of === play.of && card === play.card);

/** The computer players of Alice in Wonderland, weakest first. */
export const aliceCharacters: readonly Character[] = withStrategies(alicePeople, {
  easy: { budget: 1, think: withoutFutileQuestions(playAtRandom) },
  normal: { budget: 1, think: withoutFutileQuestions(playByMemory) },
  strong: { budget: 1, think: withoutFutileQuestions(playByBeliefs(8)) },
  expert: { budget: 1, think: withoutFutileQuestions(playByBeliefs()) },
});
