/** How a match of Nations is looked over: in tricks, by what the chair could know and double-dummy. */
import { pluralize } from '@parlour/kernel/sentences';
import type { Situation } from '@parlour/players/player';
import type { GameReviewer } from '@parlour/players/review/review';
import { indexOf } from '../../pack/pack.ts';
import { answerTo } from '../players/levels/call.ts';
import { candidates, positionOf } from '../players/levels/position.ts';
import { sentenceFor } from '../players/reasons/reason.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsParts } from '../rules/parts.ts';
import { tricksToLose } from './call.ts';
import { provePlays } from './open.ts';
import { standOf } from './stand.ts';
import { sumUp } from './sum.ts';
import { weighPlays } from './worlds.ts';

/** Where only cards can be played that do the same, nothing is decided. */
const isDecision = (situation: Situation<NationsParts>, played: NationsPlay | undefined): boolean =>
  played !== undefined &&
  (situation.plays.some(play => play.do === 'call') || candidates(positionOf(situation)).length > 1);

function say(
  situation: Situation<NationsParts>,
  played: NationsPlay | undefined,
  best: NationsPlay | undefined,
): string {
  if (played === undefined || best === undefined || best.do === 'call' || played.do === 'call')
    return sayCall(situation, best);
  return sentenceFor(positionOf(situation).deal, indexOf(best.card), indexOf(played.card));
}

/** A call and what speaks for it: who may have the third title, and how near the opponents are. */
function sayCall({ view, seat }: Situation<NationsParts>, best: NationsPlay | undefined): string {
  const { why } = answerTo(view);
  if (best?.do !== 'call') return `${why}.`;
  return `${why}, and before titles are counted the opponents win with ${pluralize(tricksToLose(view, seat), 'trick')}.`;
}

export const nationsReviewing: GameReviewer<NationsParts> = {
  unit: ['trick', 'tricks'],
  grave: [0.15, 0.5],
  budget: 300,
  isDecision,
  weigh: weighPlays,
  prove: provePlays,
  say,
  stand: standOf,
  sum: sumUp,
};
