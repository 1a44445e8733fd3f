/** The call [NA-13]: it ends the game if it is answered, and costs only a secret if it is not. */
import type { Situation, Thought } from '@parlour/players/player';
import type { NationsPlay } from '../../rules/judge.ts';
import { indexOf, nationOf, rankOf } from '../../rules/pack.ts';
import type { NationsParts } from '../../rules/parts.ts';
import { partnerOf, sideOf, TITLES } from '../../rules/state.ts';
import type { NationsView } from '../../rules/view.ts';

const CALL = { do: 'call' } as const;

/** The call, wherever it is permitted and can be answered. */
export function callIn({ plays, view }: Situation<NationsParts>): Thought<NationsPlay> | undefined {
  if (!plays.some(play => play.do === 'call')) return undefined;
  const own = titlesAmong(view, view.hand!);
  if (own > 2) return calling('With three titles of your own the call wins the game.');
  if (titlesElsewhere(view) >= 2) return undefined;
  return calling('Two titles here; if partner has a third, the call wins the game at once.');
}

const calling = (why: string): Thought<NationsPlay> => ({ play: CALL, why, options: [], units: 1 });

const isTitle = ({ star }: NationsView, card: string): boolean =>
  nationOf(indexOf(card)) === nationOf(indexOf(star!)) && ((TITLES >> rankOf(indexOf(card))) & 1) === 1;

const titlesAmong = (view: NationsView, cards: readonly string[]): number =>
  cards.filter(card => isTitle(view, card)).length;

/** Titles that are known to have been dealt to the opponents: played, lying exposed, or told by a call in vain. */
function titlesElsewhere(view: NationsView): number {
  const opponents = [0, 1, 2, 3].filter(seat => sideOf(seat) !== sideOf(view.seat!));
  if (view.called.some(seat => seat !== view.seat && seat !== partnerOf(view.seat!))) return 2;
  const shown = new Set(opponents.flatMap(seat => [...view.played[seat]!]));
  if (opponents.includes(view.dealer!)) shown.add(view.star!);
  return titlesAmong(view, [...shown]);
}
