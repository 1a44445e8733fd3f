/** What a player does in their turn if nobody is to be shouted at and they make no mistake. */

import { pick } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation } from '@parlour/players/player';
import type { KitPlay, Lay } from '../rules/judge.ts';
import type { KitParts } from '../rules/parts.ts';
import type { KitView } from '../rules/view.ts';
import { sayLay, sayPlay } from './reasons.ts';

/** Anything but a shout. */
export type Deed = Exclude<KitPlay, { do: 'shout' }>;

export type Choice = {
  readonly play: Deed;
  readonly why: string;
  readonly options: readonly ConsideredPlay<KitPlay>[];
};
export type Choosing = (situation: Situation<KitParts>) => Choice;

type PlayOfCard = KitPlay & { readonly do: 'play' };

export const deedsIn = ({ plays }: Situation<KitParts>): Deed[] => plays.filter(play => play.do !== 'shout');

/** Plays whatever goes, in any order, and lays any card. */
export const anyDeed: Choosing = situation => {
  const deeds = deedsIn(situation);
  const cards = deeds.filter(({ do: what }) => what === 'play');
  const play = pick(situation.random, cards.length > 0 ? cards : deeds);
  return { play, why: sayAny(play), options: [] };
};

function sayAny(play: Deed): string {
  if (play.do === 'play') return `${play.card} can be played, so it is.`;
  return play.do === 'lay' ? 'Nothing goes, and any card will do for a Kitten.' : 'There is nothing to play.';
}

/** How good it is to lay a card, and where, in what a chair sees. */
export type Laying = (view: KitView) => (play: Lay) => number;

/** Plays whatever goes, out of the hand first, for an empty hand takes another packet; then lays what is best laid. */
export const byTempo =
  (worth: Laying): Choosing =>
  situation => {
    const view = situation.view;
    const deeds = deedsIn(situation);
    const cards = deeds.filter(play => play.do === 'play');
    if (cards.length > 0) return playing(view, cards);
    const lays = deeds.filter(play => play.do === 'lay');
    return lays.length > 0
      ? laying(view, lays, worth)
      : { play: { do: 'pass' }, why: sayAny({ do: 'pass' }), options: [] };
  };

function playing(view: KitView, cards: readonly PlayOfCard[]): Choice {
  const options = cards
    .map(play => ({ play, value: assertDefined(view.hand).includes(play.card) ? 1 : 0.5 }))
    .sort((a, b) => b.value - a.value);
  const { play } = itemAt(options, 0);
  return { play, why: sayPlay(view, play.card), options };
}

const OPTIONS = 5;

function laying(view: KitView, lays: readonly Lay[], worthIn: Laying): Choice {
  const worth = worthIn(view);
  const options = lays
    .map(play => ({ play, value: worth(play) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, OPTIONS);
  const { play } = itemAt(options, 0);
  return { play, why: `${sayLay(view, play)} Of the hand it can best be spared.`, options };
}
