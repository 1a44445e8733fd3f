/** The players who go by little: one asks anybody, the other by what they remember for certain. */
import { pick } from '@parlour/kernel/random';
import { type Situation, type Think, thinkOnce } from '@parlour/players/player';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/parts.ts';
import { answerBy } from './answering.ts';
import { worthOf } from './asking.ts';
import { chancesIn, memoryOf } from './memory.ts';

/** Anything but the question that has just been lost. */
export const askAnybody: Think<AliceParts> = thinkOnce(situation => {
  const { plays } = situation;
  const lost = lastLost(situation);
  const left = plays.filter(play => play.do !== 'ask' || play.of !== lost?.of || play.card !== lost.card);
  const play = pick(situation.random, left.length > 0 ? left : plays);
  return {
    play,
    why: 'One question is as good as another, if you do not remember the answers.',
    options: [],
    units: 1,
  };
});

function lastLost(situation: Situation<AliceParts>): { readonly of: number; readonly card: string } | undefined {
  const { history, seat } = situation.view;
  const no = history.findLast(event => event.what === 'no' && event.to === seat);
  return no?.what === 'no' ? { of: no.seat, card: no.card } : undefined;
}

/** What they could say, going by memory alone. */
const WHYS: Readonly<Record<AlicePlay['do'], string>> = {
  ask: 'As far as they remember, it may be there.',
  expose: 'As far as they remember, what it wants can be had.',
  stop: 'They do not remember who has what is wanted.',
};

/** An even chance is good enough to go on. */
const BOLD = 0.5;

export const askByMemory: Think<AliceParts> = thinkOnce(situation => {
  const view = situation.view;
  const chances = chancesIn(view, memoryOf(view));
  const answer = answerBy(situation, play => worthOf(play, view, chances, BOLD));
  return { ...answer, why: WHYS[answer.play.do] };
});
