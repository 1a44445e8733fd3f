import { endMoments, type RemarkMoment, type Remarks } from '@parlour/players/persona';
import type { TableEvent } from '../round/rules/events.ts';
import type { RoundView } from '../round/rules/view.ts';
import type { TableOptions } from '../rules/options.ts';

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
    'long-word': ['Golly, did I do that?', 'Look at the length of it!'],
    out: ['Out! Just as the band stopped.', 'That’s me for the dance floor.'],
    'left-with': ['I was listening to the trombone.', 'Whatever am I to do with all these?'],
    exchanges: ['Something prettier, please.', 'Not my style.'],
    won: ['Champagne! Well, lemonade.', 'Wait till I tell the band!'],
    lost: ['Never mind, they are playing our tune.', 'You are a clever one.'],
  },
  normal: {
    'long-word': ['Rather a whopper, what?', 'Laid out like a tennis court.'],
    out: ['And off I go!', 'Clean as a whistle.'],
    'left-with': ['Steady on, that stings.', 'Bit of a pile-up at the bend.'],
    exchanges: ['Swap you.', 'That one had a puncture.'],
    won: ['First past the post!', 'Drinks are on me.'],
    lost: ['Well played, old thing.', 'I let up on the last bend.'],
  },
  strong: {
    'long-word': ['Eleven down, if you please.', 'I have used it in the Sunday puzzle.'],
    out: ['I planned to end there.', 'The grid is closed.'],
    'left-with': ['An ugly corner. My own fault.', 'I shall not print this one.'],
    exchanges: ['That letter never earns its keep.', 'One clue too few.'],
    won: ['Solved, in ink.', 'Answers in tomorrow’s paper.'],
    lost: ['I did not see that clue.', 'Have you thought of setting puzzles?'],
  },
  expert: {
    'long-word': ['From the Latin, of course.', 'It has been in the language since Caxton.'],
    out: ['Quod erat demonstrandum.', 'I believe that concludes the lecture.'],
    'left-with': ['A footnote, no more.', 'Most instructive. And expensive.'],
    exchanges: ['I have an inkling.', 'You will not guess what that was.'],
    won: ['I knew your hand by the second page.', 'Shall I publish, or will you keep it quiet?'],
    lost: ['I stand corrected, in every line.', 'You kept one letter from me.'],
  },
};

/** What the computer players say. */
export const kanUGoRemarks: Remarks<RoundView<TableOptions>, TableEvent, At> = {
  moments,
  seldom: { 'long-word': 2, exchanges: 7 },
  words,
};
