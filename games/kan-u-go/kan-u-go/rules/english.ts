import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import { type Translate, translator } from '@parlour/messages';
import { wordsMadeBy } from '../../crossword/crossword.ts';
import { say, sayRoundRefusal, showRound } from '../../round/rules/english.ts';
import { sheet } from '../../sheet.generated.ts';
import type { KanUGoRefusal } from './refusals.ts';
import type { KanUGoParts } from './state.ts';

const english = {
  name: 'Kan-U-Go',
  title: 'Kan-U-Go to {target}',
  over: 'The game is over.',
  notNow: "You can't play right now.",
  notYourTurn: "It's {player}'s turn.",
  noPassing: "You can't pass while there's a card to take. Exchange one.",
  freeCardsOnly: 'You only have free cards left. Throw them in to go out.',
  holdsLetters: 'You can only throw in free cards once you have no letters left.',
  mustAdd: 'You can make a word, and by your house rules you must.',
} as const;
export const kanUGoText: Translate<typeof english> = translator('kan-u-go', english);

function sayRefusal(refusal: KanUGoRefusal, name: SeatName, reader: Reader = 'text'): string {
  switch (refusal.why) {
    case 'over':
      return kanUGoText('over');
    case 'not-now':
      return kanUGoText('notNow');
    case 'not-your-turn':
      return kanUGoText('notYourTurn', { player: name(refusal.turn) });
    case 'no-passing':
      return kanUGoText('noPassing');
    case 'free-cards-only':
      return kanUGoText('freeCardsOnly');
    case 'holds-letters':
      return kanUGoText('holdsLetters');
    case 'must-add':
      return kanUGoText('mustAdd');
    default:
      return sayRoundRefusal(refusal, reader);
  }
}

export const words: Words<KanUGoParts> = {
  title: kanUGoText('name'),
  clauses: sheet['kan-u-go'],
  show: view => showRound(view, kanUGoText('title', { target: view.options.target }), 'round'),
  say,
  sayRefusal,
  sayPlay: (play, _, view) => (play.do === 'add' && view ? wordsMadeBy(play.cells, view.crossword) : undefined),
};
