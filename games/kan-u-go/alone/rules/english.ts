/** The patiences in English. */
import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import { formatList, type Translate, translator } from '@parlour/messages';
import { type Cell, wordsMadeBy } from '../../crossword/crossword.ts';
import { drawCrossword, writeAddition } from '../../crossword/notation.ts';
import { formatHand, sayAdditionRefusal, sayLettersLaid, sayWordsMade } from '../../rules/english.ts';
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

const english = {
  first: 'Six in a Row',
  second: 'Growing Hand',
  third: 'Seven Stacks',
  dealt: 'The cards are dealt.',
  turned: 'The face-up card is {card}.',
  turnedOver: 'The pack of {cards, plural, one {# card} other {# cards}} is turned over.',
  took: '{player} takes {card} from the stock.',
  tookUnseen: '{player} takes a card from the stock.',
  refilled: 'The row gets {cards}.',
  uncovered: 'Uncovered: {cards}.',
  gaveUp: '{player} gives up.',
  won: 'All cards are in the crossword: the game is won.',
  lost: 'The game is lost with {left, plural, one {# card} other {# cards}} left.',

  over: 'The game is over.',
  mustAdd: 'You can make a word, and by your house rules you must.',
  packUsedUp: '{pile, select, pack {The pack is used up.} other {The stock is used up.}}',
  notTurnedUp: "{letter} isn't face up.",
  notInRow: "There's no {letter} left in the row.",
  notHeld: "You don't have {letter}.",
  notOnTop: "{letter} isn't on top of {source}.",
  oneATurn: 'You can use one card from {source} in an addition.',
  used: "You've used the face-up card. Turn the next three.",
  stacksDo: 'The stacks have these letters, so take them from there.',
  source:
    '{source, select, up {the pile} row {the row} hand {your hand} pack {the pack} board {a stack} other {stack {source}}}',

  left: '{title}. {cards, plural, one {# card} other {# cards}} left.',
  row: 'Row: {row}. Face up: {card}, on a pile of {pile, plural, one {# card} other {# cards}}.',
  hand: 'Your hand: {hand}',
  stock: 'Stock: {cards, plural, one {# card} other {# cards}}.',
  stacks: 'Stacks: {stacks}',
  stack: '{number}: {card}{below, plural, =0 {} other { on #}}',
  pack: 'Pack: {cards, plural, one {# card} other {# cards}}. Face up: {card}, on a pile of {pile, plural, one {# card} other {# cards}}.',
  nothing: 'nothing',
} as const;
export const aloneText: Translate<typeof english> = translator('kan-u-go-alone', english);

function say(event: AloneEvent, name: SeatName, reader: Reader = 'text'): string {
  const player = name(0);
  switch (event.what) {
    case 'dealt':
      return aloneText('dealt');
    case 'laid':
      return reader === 'board'
        ? sayWordsMade(player, event.words)
        : sayLettersLaid(player, writeAddition(event.cells), event.words);
    case 'turned':
      return aloneText('turned', { card: event.card });
    case 'turned-over':
      return aloneText('turnedOver', { cards: event.cards });
    case 'took':
      return event.card === undefined
        ? aloneText('tookUnseen', { player })
        : aloneText('took', { player, card: event.card });
    case 'refilled':
      return aloneText('refilled', { cards: formatList(event.cards) });
    case 'uncovered':
      return aloneText('uncovered', { cards: formatList(event.cards) });
    case 'gave-up':
      return aloneText('gaveUp', { player });
    case 'ended':
      return event.left === 0 ? aloneText('won') : aloneText('lost', { left: event.left });
  }
}

function sayRefusal(refusal: AloneRefusal, _: SeatName, reader: Reader = 'text'): string {
  switch (refusal.why) {
    case 'over':
      return aloneText('over');
    case 'must-add':
      return aloneText('mustAdd');
    case 'pack-used-up':
      return aloneText('packUsedUp', { pile: refusal.clause === 'K3-3' ? 'pack' : 'stock' });
    case 'not-turned-up':
      return aloneText('notTurnedUp', { letter: refusal.letter });
    case 'not-in-row':
      return aloneText('notInRow', { letter: refusal.letter });
    case 'not-held':
      return aloneText('notHeld', { letter: refusal.letter });
    case 'not-on-top':
      return aloneText('notOnTop', { letter: refusal.letter, source: sourceName(refusal.from, reader) });
    case 'one-a-turn':
      return aloneText('oneATurn', { source: sourceName(refusal.from, reader) });
    case 'used':
      return aloneText('used');
    case 'stacks-do':
      return aloneText('stacksDo');
    default:
      return sayAdditionRefusal(refusal, reader);
  }
}

/** On the board stacks have no numbers. */
const sourceName = (from: Source, reader: Reader): string =>
  aloneText('source', { source: typeof from === 'number' && reader === 'board' ? 'board' : String(from) });

export type MethodWords<V extends PilesView> = { readonly title: string; piles(view: V): readonly string[] };

export const englishFor = <P, V extends PilesView>(
  id: Method<P, V>['id'],
  { title, piles }: MethodWords<V>,
): Words<AloneParts<P, V>> => ({
  title,
  clauses: sheet[id],
  show: view =>
    [aloneText('left', { title, cards: cardsLeft(view) }), '', drawCrossword(view.crossword), '', ...piles(view)].join(
      '\n',
    ),
  say,
  sayRefusal,
  sayPlay: (play, _, view) =>
    play.do === 'add' && view ? wordsMadeBy(play.cells.map(lettersOf), view.crossword) : undefined,
});

const lettersOf = ([row, column, letter]: SourcedCell): Cell => [row, column, letter];

export const firstEnglish: MethodWords<FirstView> = {
  title: aloneText('first'),
  piles: view => [
    aloneText('row', {
      row: view.row.join(' ') || '-',
      card: view.up ?? aloneText('nothing'),
      pile: view.table.pile.length,
    }),
    aloneText('stock', { cards: view.blind }),
  ],
};

export const secondEnglish: MethodWords<PilesView> = {
  title: aloneText('second'),
  piles: view => [
    ...(view.hand === undefined ? [] : [aloneText('hand', { hand: formatHand(view.hand) })]),
    aloneText('stock', { cards: view.blind }),
  ],
};

const showStack = ({ top, below }: Stack, number: number): string =>
  aloneText('stack', { number, card: top ?? '-', below });

export const thirdEnglish: MethodWords<ThirdView> = {
  title: aloneText('third'),
  piles: ({ stacks, table, up, blind }) => [
    aloneText('stacks', { stacks: stacks.map(showStack).join('   ') }),
    aloneText('pack', { cards: blind, card: up ?? aloneText('nothing'), pile: table.turned }),
  ],
};
