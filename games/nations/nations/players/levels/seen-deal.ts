/** The deal as a player sees it, and a card put as a play: all that the simplest of them needs. */
import type { Situation } from '@parlour/players/player';
import { CARDS, type CardIndex } from '../../../pack/pack.ts';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/parts.ts';
import type { FastDeal } from '../fast.ts';
import { asSeen, pastOf } from '../worlds/past.ts';

export const dealSeen = ({ view: seen }: Pick<Situation<NationsParts>, 'view'>): FastDeal =>
  asSeen(seen, pastOf(seen.history));

export const cardPlay = (card: CardIndex): NationsPlay => ({ do: 'card', card: CARDS[card]! });
