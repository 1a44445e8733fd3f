/** The patiences in English. */
import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import { type Cell, wordsMadeBy } from '../../crossword/crossword.ts';
import { drawCrossword, writeAddition } from '../../crossword/notation.ts';
import { countNoun, formatHand, joinWithAnd, sayAdditionRefusal, sayWordsMade } from '../../rules/english.ts';
import { sheet } from '../../sheet.generated.ts';
import type { FirstView } from './first.ts';
import {
  type AloneEvent,
  type AloneParts,
  cardsLeft,
  type Method,
  type PilesView,
  type Source,
  type SourcedCell,
} from './method.ts';
import type { AloneRefusal } from './refusals.ts';
import type { Stack, ThirdView } from './third.ts';

function say(event: AloneEvent, name: SeatName, reader: Reader = 'text'): string {
  const player = name(0);
  switch (event.what) {
    case 'dealt':
      return 'The cards are laid out.';
    case 'laid':
      return reader === 'board'
        ? sayWordsMade(player, event.words)
        : `${player} lays ${writeAddition(event.cells)} and makes ${joinWithAnd(event.words)}.`;
    case 'turned':
      return `${event.card} is turned up.`;
    case 'turned-over':
      return `The pack of ${countNoun(event.cards, 'card')} is turned over.`;
    case 'took':
      return `${player} takes ${event.card ?? 'a card'} from the blind pack.`;
    case 'refilled':
      return `The row is filled up with ${joinWithAnd(event.cards)}.`;
    case 'uncovered':
      return `Uncovered: ${joinWithAnd(event.cards)}.`;
    case 'gave-up':
      return `${player} gives up.`;
    case 'ended':
      return event.left === 0 ? 'It has come out.' : `It is lost, with ${countNoun(event.left, 'card')} left.`;
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
      return `${refusal.letter} does not lie on top of ${sourceName(refusal.from, reader)}.`;
    case 'one-a-turn':
      return `One card of ${sourceName(refusal.from, reader)} goes into one addition.`;
    case 'used':
      return 'The card turned up has been used; turn the next three.';
    case 'stacks-do':
      return 'The stacks alone have these letters.';
    default:
      return sayAdditionRefusal(refusal, reader);
  }
}

/** On the board stacks have no numbers. */
function sourceName(from: Source, reader: Reader): string {
  if (from === 'up') return 'the pile';
  if (typeof from === 'string') return `the ${from}`;
  return reader === 'board' ? 'a stack' : `stack ${from}`;
}

export type MethodWords<V extends PilesView> = { readonly title: string; piles(view: V): readonly string[] };

export const englishFor = <P, V extends PilesView>(
  id: Method<P, V>['id'],
  { title, piles }: MethodWords<V>,
): Words<AloneParts<P, V>> => ({
  title,
  clauses: sheet[id],
  show: view =>
    [
      `${title}. ${countNoun(cardsLeft(view), 'card')} left.`,
      '',
      drawCrossword(view.crossword),
      '',
      ...piles(view),
    ].join('\n'),
  say,
  sayRefusal,
  sayPlay: (play, _, view) =>
    play.do === 'add' && view ? wordsMadeBy(play.cells.map(lettersOf), view.crossword) : undefined,
});

const lettersOf = ([row, column, letter]: SourcedCell): Cell => [row, column, letter];

export const firstEnglish: MethodWords<FirstView> = {
  title: 'Six in a Row',
  piles: view => [
    `Row: ${view.row.join(' ') || '-'}. Turned up: ${view.up ?? 'nothing'}, on a pile of ${countNoun(view.table.pile.length, 'card')}.`,
    `Blind pack: ${countNoun(view.blind, 'card')}.`,
  ],
};

export const secondEnglish: MethodWords<PilesView> = {
  title: 'Growing Hand',
  piles: view => [
    ...(view.hand === undefined ? [] : [`Your hand: ${formatHand(view.hand)}`]),
    `Blind pack: ${countNoun(view.blind, 'card')}.`,
  ],
};

const showStack = ({ top, below }: Stack, i: number): string => `${i}: ${top ?? '-'}${below > 0 ? ` on ${below}` : ''}`;

export const thirdEnglish: MethodWords<ThirdView> = {
  title: 'Seven Stacks',
  piles: ({ stacks, table, up, blind }) => [
    `Stacks: ${stacks.map(showStack).join('   ')}`,
    `Pack: ${countNoun(blind, 'card')}; turned up: ${up ?? 'nothing'}, on a pile of ${countNoun(table.turned, 'card')}.`,
  ],
};
