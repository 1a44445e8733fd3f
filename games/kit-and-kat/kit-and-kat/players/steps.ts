/** Two hints before the play itself: where to look, and what kind of play it is. */
import type { HintSteps } from '@parlour/players/player';
import { isOne } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { isInPlainSight } from '../rules/window.ts';
import type { Deed } from './deeds.ts';
import { doingsIn, type ProofOfGuilt, proofOfGuilt } from './guilt.ts';

/** To a shout at a turn that is proven wrong. */
export const stepsToShout = (view: KitView): HintSteps => ({
  look: whereToLook(view),
  kind: 'Somebody was wrong, and it can be proven.',
});

export function stepsTo(play: Deed, { last }: KitView): HintSteps {
  switch (play.do) {
    case 'play':
      return isOne(play.card)
        ? { look: 'Look for a card marked 1 among your own.', kind: 'There is a card to play before anything else.' }
        : { look: `Look at what the row of book ${play.card.charAt(0)} waits for.`, kind: 'A card of yours goes.' };
    case 'lay':
      return {
        look: 'Look how many of its book each card of your hand still waits for, and where those are.',
        kind: 'A Kitten is to be laid: a card that will not go for long, where it holds up little.',
      };
    case 'pass':
      return {
        look: `Look at your ${last ? 'cards' : 'top Kittens'} and at what the rows wait for.`,
        kind: 'Nothing of yours goes.',
      };
  }
}

function whereToLook(view: KitView): string {
  const plain = doingsIn(view).find(isInPlainSight);
  if (plain === undefined) return BY_PROOF[proofOfGuilt(view)];
  if (plain.is === 'played' && plain.plain === 'order')
    return `Look at the row of book ${plain.card.charAt(0)}, and at what was just played there.`;
  if (plain.is === 'laid' && plain.plain === 'laid') return 'Look at the card that was just laid.';
  return view.last ? BY_PROOF['open hand'] : 'Look at the Kittens of the player who acted last.';
}

const BY_PROOF: Readonly<Record<ProofOfGuilt, string>> = {
  'late 1': 'Look which 1s have come out, and what was done before them.',
  'open hand': 'Look at the open hand of the player who acted last.',
  count: 'Count the 1s that have not come out, and remember who can have them.',
};
