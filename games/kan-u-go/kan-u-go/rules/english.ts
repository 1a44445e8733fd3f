import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import { wordsMadeBy } from '../../crossword/crossword.ts';
import { say, sayRoundRefusal, showRound } from '../../round/rules/english.ts';
import { sheet } from '../../sheet.generated.ts';
import type { KanUGoRefusal } from './refusals.ts';
import type { KanUGoParts } from './state.ts';

function sayRefusal(refusal: KanUGoRefusal, name: SeatName, reader: Reader = 'text'): string {
  switch (refusal.why) {
    case 'over':
      return 'The game is over.';
    case 'not-now':
      return 'Nobody is to play now.';
    case 'not-your-turn':
      return `It is the turn of ${name(refusal.turn)}.`;
    case 'no-passing':
      return 'There is a card to take: exchange one.';
    case 'free-cards-only':
      return 'You hold free cards only: throw them in, and you are out.';
    case 'holds-letters':
      return 'Only free cards are thrown in, and you hold letters.';
    case 'must-add':
      return 'You can make a word, and here whoever can must.';
    default:
      return sayRoundRefusal(refusal, reader);
  }
}

export const english: Words<KanUGoParts> = {
  title: 'Kan-U-Go',
  clauses: sheet['kan-u-go'],
  show: view => showRound(view, `Kan-U-Go to ${view.options.target}`, 'Round'),
  say,
  sayRefusal,
  sayPlay: (play, _, view) => (play.do === 'add' && view ? wordsMadeBy(play.cells, view.crossword) : undefined),
};
