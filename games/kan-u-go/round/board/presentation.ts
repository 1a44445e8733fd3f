/** Calls, sounds and animation steps of Kan-U-Go and the race. */
import type { AnimationStep, BoardProps, Call } from '@parlour/board-kit/board';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import { formatList } from '@parlour/messages';
import { kanUGoBoardText } from '../../board/board-text.ts';
import { LONG_WORD_LETTERS } from '../../board/words-on-board.ts';
import type { RacePlay } from '../../race/rules/plays.ts';
import { cardName } from '../../rules/english.ts';
import type { TableOptions } from '../../rules/options.ts';
import type { TableEvent } from '../rules/events.ts';
import type { TablePlay } from '../rules/plays.ts';
import type { RoundView } from '../rules/view.ts';
import { kanUGoRoundBoardText as t } from './round-text.ts';

export type RoundBoardProps = BoardProps<RoundView<TableOptions>, TablePlay, TableEvent>;

const SOUNDS: Readonly<Partial<Record<TableEvent['what'], SoundName>>> = {
  dealt: 'shuffle',
  shuffled: 'shuffle',
  laid: 'place',
  'laid-out': 'place',
  exchanged: 'slide',
  called: 'knock',
  out: 'knock',
  counted: 'gather',
};

/** Counts plays without showing them: finding words is the game. */
export function sayOffers(plays: readonly { readonly do: string }[]): string {
  const words = plays.filter(({ do: what }) => what === 'add').length;
  if (words === 0) return kanUGoBoardText('noOffers');
  return words < MAX_COUNTED
    ? kanUGoBoardText('offers', { count: words })
    : kanUGoBoardText('manyOffers', { count: MAX_COUNTED - 1 });
}

const MAX_COUNTED = 100;

export function soundOf(event: TableEvent): SoundName | undefined {
  const isLong = event.what === 'laid' && event.words.some(word => word.length >= LONG_WORD_LETTERS);
  return isLong ? 'pluck' : SOUNDS[event.what];
}

export function callOut(event: TableEvent): Call | undefined {
  if (event.what === 'out') return { seat: event.seat, words: t('callOut') };
  if (event.what === 'called') return { seat: event.seat, words: t('callKanUGo') };
  return undefined;
}

/** Rounds are counted from 1; the last one stays when the game is over. */
export const roundNumber = ({ rounds, phase }: RoundView<TableOptions>): number =>
  Math.max(1, rounds + (phase === 'over' ? 0 : 1));

const READ_COUNT_MS = 4200;

type Counted = TableEvent & { readonly what: 'counted' };

/** Shows a count before the next deal. */
export function animationSteps<V extends RoundView<TableOptions>>(
  before: V,
  after: V,
  fresh: readonly TableEvent[],
): AnimationStep<V, TableEvent>[] {
  const at = fresh.findIndex(({ what }) => what === 'counted');
  const [counted, next] = [fresh[at], fresh[at + 1]];
  if (counted?.what !== 'counted' || next === undefined || next.what === 'won')
    return [{ view: after, fresh, hold: 0 }];
  return [
    {
      view: viewAtCount(before, counted, fresh),
      fresh: fresh.slice(0, at + 1),
      hold: READ_COUNT_MS,
      linger: 'until told',
    },
    { view: after, fresh: fresh.slice(at + 1), hold: 0 },
  ];
}

/** The counted table, hands open. */
function viewAtCount<V extends RoundView<TableOptions>>(
  before: V,
  { left, scores }: Counted,
  fresh: readonly TableEvent[],
): V {
  const laid = fresh.flatMap(event => (event.what === 'laid' ? event.cells : []));
  return {
    ...before,
    turn: [],
    phase: 'deal',
    crossword: [...before.crossword, ...laid],
    scores,
    ...(before.seat !== null && { hand: left[before.seat]! }),
    others: before.others.map(({ seat }) => ({ seat, cards: left[seat]!.length, hand: left[seat]! })),
  };
}

/** A play for a hint; the crossword shows where its letters go. */
export function describePlay(play: RacePlay): string {
  switch (play.do) {
    case 'add':
      return kanUGoBoardText('lay', { letters: formatList(play.cells.map(([, , letter]) => letter)) });
    case 'exchange':
      return t(play.take === 'up' ? 'exchangeForFaceUp' : 'exchangeForStock', { card: cardName(play.give) });
    case 'open':
      return play.word;
    case 'out':
      return t('throwIn');
    case 'pass':
      return t('pass');
  }
}

export const ROUND_BOARD = {
  animationSteps,
  call: callOut,
  named: describePlay,
  offers: sayOffers,
  sound: soundOf,
  typesLetters: true,
} as const;
