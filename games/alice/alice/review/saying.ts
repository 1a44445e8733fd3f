/** Why the best play was better, or why it was right: what had been heard, as far as it tells the two apart. */
import { itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import { heardOf } from '../players/heard.ts';
import { reasonFor } from '../players/reasons.ts';
import { called, sayOf, sentence } from '../players/telling.ts';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/parts.ts';

export function say(
  situation: Situation<AliceParts>,
  played: AlicePlay | undefined,
  best: AlicePlay | undefined,
): string {
  const against = played && best && !isSame(situation, played, best) ? faultOf(situation, played) : undefined;
  const reason = best === undefined ? undefined : reasonFor(situation, best);
  return sentence([against, reason].filter(clause => clause !== undefined).join('; '));
}

const isSame = ({ game }: Situation<AliceParts>, one: AlicePlay, other: AlicePlay): boolean =>
  game.write(one) === game.write(other);

/** What spoke against a question: that the card could not be there. */
function faultOf(situation: Situation<AliceParts>, played: AlicePlay): string | undefined {
  if (played.do !== 'ask') return undefined;
  const heard = heardOf(situation.view, played.card);
  if (itemAt(heard.seats, played.of).can) return undefined;
  const said = sayOf(situation, heard, played.of);
  return said === undefined ? undefined : `${called(situation, played.card)}: ${said}`;
}
