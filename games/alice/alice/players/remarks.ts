/** Our own words, not the book's. */
import { endMoments, type RemarkMoment, type Remarks } from '@parlour/players/persona';
import type { AliceEvent } from '../rules/apply.ts';
import type { AliceView } from '../rules/view.ts';

type Occasion = 'set' | 'refused' | 'robbed' | 'stopped' | 'dared' | 'poor' | 'won' | 'lost';

function moments(event: AliceEvent, { scores }: AliceView): readonly RemarkMoment<Occasion>[] {
  switch (event.what) {
    case 'complete':
      return [{ seat: event.seat, at: 'set' }];
    case 'no':
      return [{ seat: event.to, at: 'refused' }];
    case 'give':
      return [{ seat: event.seat, at: 'robbed' }];
    case 'stop':
      return [{ seat: event.seat, at: 'stopped' }];
    case 'expose':
      return event.clause === 'AL-9' ? [{ seat: event.seat, at: 'dared' }] : [];
    case 'lack':
      return [{ seat: event.seat, at: 'poor' }];
    case 'end':
      return endMoments(scores.length, event.winners);
    default:
      return [];
  }
}

const words: Remarks<AliceView, AliceEvent, Occasion>['words'] = {
  easy: {
    set: ['Was that me? Good. Good night.', 'One, two … zzz … three.'],
    refused: ['Mm? No? … zzz.', 'I dreamt you had it.'],
    robbed: ['Take it, it was my pillow.', 'I was lying on that one.'],
    stopped: ['Enough. Back to sleep.', 'I stop where it is warm.'],
    dared: ['One more, with my eyes shut.', 'Did I say I had finished?'],
    poor: ['Nobody to lead me. Good night.', 'No Leading card? I slept on it.'],
    won: ['Wake me when it is over. Oh.', 'I must have won it in my sleep.'],
    lost: ['What game?', 'I shall do better when I am awake.'],
  },
  normal: {
    set: ['In time! Just in time!', 'That is one thing less to do.'],
    refused: ['Oh my whiskers, not you then.', 'No time to be sorry, next!'],
    robbed: ['Take it, take it, I am late.', 'My gloves went the same way.'],
    stopped: ['I stop; somebody is waiting for me.', 'No more, I should only forget.'],
    dared: ['Quick, another, while it lasts!', 'No time to stop now!'],
    poor: ['I have mislaid my Leading cards!', 'Not one to lead? Oh, my ears.'],
    won: ['Won, by my watch, to the minute!', 'And not even late!'],
    lost: ['Lost, and it is past tea-time.', 'If I had had one minute more …'],
  },
  strong: {
    set: ['Naturally.', 'Slowly, slowly, and there it is.'],
    refused: ['None? How very small of you.', 'Puff. I thought so.'],
    robbed: ['You asked well. Puff.', 'It was not the right size for me.'],
    stopped: ['One does not guess. Puff.', 'Enough for one mushroom.'],
    dared: ['This one I am sure of.', 'I do not guess. I go on.'],
    poor: ['Nothing to lead with. It passes.', 'One waits, and is robbed.'],
    won: ['I grew into it, slowly.', 'Puff. It was all in the waiting.'],
    lost: ['I shall think about it as a butterfly.', 'You have grown, I see.'],
  },
  expert: {
    set: ['There is the rest of it.', 'I saw it before it was there.'],
    refused: ['You had it this morning.', 'Then somebody here is smiling too much.'],
    robbed: ['You remembered. How odd of you.', 'Keep the card; I keep the grin.'],
    stopped: ['It will still be there tomorrow.', 'I stop here; the grin goes on.'],
    dared: ['While I am visible, one more.', 'You all told me where it is.'],
    poor: ['Even a cat runs out of mice.', 'No Leading card, but a good memory.'],
    won: ['Count my teeth, then count my sets.', 'I was winning before you could see me.'],
    lost: ['I shall vanish now, grin last.', 'Well, well. You forget nothing either.'],
  },
};

/** What computer players say at the table. */
export const aliceRemarks: Remarks<AliceView, AliceEvent, Occasion> = {
  moments,
  seldom: { set: 2, refused: 5, robbed: 4, stopped: 3, dared: 3, poor: 3 },
  words,
};
