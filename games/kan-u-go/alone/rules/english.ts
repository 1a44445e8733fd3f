/** A patience in English; the title and the piles are the method's. */

import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import type { Cell } from '../../crossword/crossword.ts';
import { drawCrossword } from '../../crossword/draw.ts';
import { writeAddition } from '../../crossword/notation.ts';
import { wordsMadeBy } from '../../crossword/spoken.ts';
import { sayAddition } from '../../rules/say-addition.ts';
import { count, list, made } from '../../rules/words.ts';
import { sheet } from '../../sheet.generated.ts';
import { type AloneEvent, cardsLeft, type Method, type Seen } from './method.ts';
import type { AloneParts } from './parts.ts';
import type { AloneRefusal } from './refusals.ts';
import type { Source, SourcedCell } from './sources.ts';

function say(event: AloneEvent, name: SeatName, reader: Reader = 'text'): string {
  const player = name(0);
  switch (event.what) {
    case 'dealt':
      return 'The cards are laid out.';
    case 'laid':
      return reader === 'board'
        ? made(player, event.words)
        : `${player} lays ${writeAddition(event.cells)} and makes ${list(event.words)}.`;
    case 'turned':
      return `${event.card} is turned up.`;
    case 'turned-over':
      return `The pack of ${count(event.cards, 'card')} is turned over.`;
    case 'took':
      return `${player} takes ${event.card ?? 'a card'} from the blind pack.`;
    case 'refilled':
      return `The row is filled up with ${list(event.cards)}.`;
    case 'uncovered':
      return `Uncovered: ${list(event.cards)}.`;
    case 'gave-up':
      return `${player} gives up.`;
    case 'ended':
      return event.left === 0 ? 'It has come out.' : `It is lost, with ${count(event.left, 'card')} left.`;
  }
}

function sayRefusal(refusal: AloneRefusal, _: SeatName, reader: Reader = 'text'): string {
  switch (refusal.why) {
    case 'over':
      return 'The patience is over.';
    case 'must-add':
      return 'An addition goes, and here it must be made.';
    case 'pack-used-up':
      return `The ${refusal.clause === 'K3-3' ? 'pack' : 'blind pack'} is used up.`;
    case 'not-turned-up':
      return `${refusal.letter} is not turned up.`;
    case 'not-in-row':
      return `The row has no ${refusal.letter} left.`;
    case 'not-held':
      return `You do not hold ${refusal.letter}.`;
    case 'not-on-top':
      return `${refusal.letter} does not lie on top of ${placeOf(refusal.from, reader)}.`;
    case 'one-a-turn':
      return `One card of ${placeOf(refusal.from, reader)} goes into one addition.`;
    case 'used':
      return 'The card turned up has been used; turn the next three.';
    case 'stacks-do':
      return 'The stacks alone have these letters.';
    default:
      return sayAddition(refusal, reader);
  }
}

/** On the board stacks have no numbers. */
function placeOf(from: Source, reader: Reader): string {
  if (from === 'up') return 'the pile';
  if (typeof from === 'string') return `the ${from}`;
  return reader === 'board' ? 'a stack' : `stack ${from}`;
}

/** What a method is called, and its piles as text. */
export type MethodWords<V extends Seen> = { readonly title: string; piles(view: V): readonly string[] };

export const englishOf = <P, V extends Seen>(
  id: Method<P, V>['id'],
  { title, piles }: MethodWords<V>,
): Words<AloneParts<P, V>> => ({
  title,
  clauses: sheet[id],
  show: view =>
    [`${title}. ${count(cardsLeft(view), 'card')} left.`, '', drawCrossword(view.crossword), '', ...piles(view)].join(
      '\n',
    ),
  say,
  sayRefusal,
  sayPlay: (play, _, view) =>
    play.do === 'add' && view ? wordsMadeBy(play.cells.map(lettersOf), view.crossword) : undefined,
});

const lettersOf = ([row, column, letter]: SourcedCell): Cell => [row, column, letter];
