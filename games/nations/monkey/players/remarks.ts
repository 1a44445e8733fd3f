import { endMoments, type RemarkMoment, type Remarks } from '@parlour/players/persona';
import type { MonkeyEvent } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';

type Occasion = 'safe' | 'robbed' | 'draws' | 'won' | 'lost';

function moments(event: MonkeyEvent, { scores }: MonkeyView): readonly RemarkMoment<Occasion>[] {
  switch (event.what) {
    case 'safe':
      return [{ seat: event.seat, at: 'safe' }];
    case 'draw':
      return [
        { seat: event.from, at: 'robbed' },
        { seat: event.seat, at: 'draws' },
      ];
    case 'monkey':
      return endMoments(
        scores.length,
        scores.flatMap((_, seat) => (seat === event.seat ? [] : [seat])),
      );
    default:
      return [];
  }
}

const words: Remarks<MonkeyView, MonkeyEvent, Occasion>['words'] = {
  easy: {
    safe: ['All gone!', 'No more!'],
    robbed: ['Mine!', 'That one tickled.'],
    draws: ['Ooh.', 'This one. No, this one.'],
    won: ['Not me!', 'Again! Again!'],
    lost: ['I like the monkey.', 'Oh! Me?'],
  },
  normal: {
    safe: ['I am quite safe now.', 'There. Tidy.'],
    robbed: ['I did not mind that one.', 'You need not look so pleased.'],
    draws: ['I shall take the middle one.', 'Hold still, please.'],
    won: ['It is only a game, you know.', 'I knew it would not be me.'],
    lost: ['I do not wish to talk about it.', 'Somebody had to.'],
  },
  strong: {
    safe: ['Simple, when one has a system.', 'Worked it out ages ago.'],
    robbed: ['Just as I planned.', 'I wanted you to have it.'],
    draws: ['Aha. Third from the left.', 'I can tell by the corners.'],
    won: ['The system works.', 'I could teach you.'],
    lost: ['There is a flaw in the system.', 'I let it happen. For science.'],
  },
  expert: {
    safe: ['Hands empty, and folded.', 'I have finished, children.'],
    robbed: ['Thank you. Sit up straight.', 'Choose and be done with it.'],
    draws: ['We shall see.', 'Do not show me your face.'],
    won: ['Well borne is half won.', 'And now to bed.'],
    lost: ['I shall set an example, and laugh.', 'Not a word of this downstairs.'],
  },
};

/** What computer players say at the table. */
export const monkeyRemarks: Remarks<MonkeyView, MonkeyEvent, Occasion> = {
  moments,
  seldom: { robbed: 6, draws: 6 },
  words,
};
