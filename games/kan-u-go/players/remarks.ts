import { endMoments, type RemarkMoment, type Remarks } from '@parlour/players/persona';
import type { TableEvent } from '../round/rules/events.ts';
import type { RoundView } from '../round/rules/view.ts';
import type { TableOptions } from '../rules/options.ts';
import { kanUGoPlayersText as t } from './players-text.ts';

type At = 'long-word' | 'out' | 'left-with' | 'exchanges' | 'won' | 'lost';

const LONG_WORD_LETTERS = 6;
const MANY_POINTS = 25;

function moments(event: TableEvent, { scores }: RoundView<TableOptions>): readonly RemarkMoment<At>[] {
  switch (event.what) {
    case 'laid':
      return event.words.some(word => word.length >= LONG_WORD_LETTERS) ? [{ seat: event.seat, at: 'long-word' }] : [];
    case 'exchanged':
      return [{ seat: event.seat, at: 'exchanges' }];
    case 'out':
      return [{ seat: event.seat, at: 'out' }];
    case 'counted':
      return (event.points ?? []).flatMap((points, seat) =>
        points >= MANY_POINTS ? [{ seat, at: 'left-with' } as const] : [],
      );
    case 'won':
      return endMoments(scores.length, event.seats);
    default:
      return [];
  }
}

const words: Remarks<RoundView<TableOptions>, TableEvent, At>['words'] = {
  easy: {
    'long-word': [t('easyLongWord1'), t('easyLongWord2')],
    out: [t('easyOut1'), t('easyOut2')],
    'left-with': [t('easyLeftWith1'), t('easyLeftWith2')],
    exchanges: [t('easyExchanges1'), t('easyExchanges2')],
    won: [t('easyWon1'), t('easyWon2')],
    lost: [t('easyLost1'), t('easyLost2')],
  },
  normal: {
    'long-word': [t('normalLongWord1'), t('normalLongWord2')],
    out: [t('normalOut1'), t('normalOut2')],
    'left-with': [t('normalLeftWith1'), t('normalLeftWith2')],
    exchanges: [t('normalExchanges1'), t('normalExchanges2')],
    won: [t('normalWon1'), t('normalWon2')],
    lost: [t('normalLost1'), t('normalLost2')],
  },
  strong: {
    'long-word': [t('strongLongWord1'), t('strongLongWord2')],
    out: [t('strongOut1'), t('strongOut2')],
    'left-with': [t('strongLeftWith1'), t('strongLeftWith2')],
    exchanges: [t('strongExchanges1'), t('strongExchanges2')],
    won: [t('strongWon1'), t('strongWon2')],
    lost: [t('strongLost1'), t('strongLost2')],
  },
  expert: {
    'long-word': [t('expertLongWord1'), t('expertLongWord2')],
    out: [t('expertOut1'), t('expertOut2')],
    'left-with': [t('expertLeftWith1'), t('expertLeftWith2')],
    exchanges: [t('expertExchanges1'), t('expertExchanges2')],
    won: [t('expertWon1'), t('expertWon2')],
    lost: [t('expertLost1'), t('expertLost2')],
  },
};

/** What the computer players say. */
export const kanUGoRemarks: Remarks<RoundView<TableOptions>, TableEvent, At> = {
  moments,
  seldom: { 'long-word': 2, exchanges: 7 },
  words,
};
