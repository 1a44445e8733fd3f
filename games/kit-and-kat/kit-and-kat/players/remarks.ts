/** What computer players say. The lines fit any pack, because teachers use their own. */
import { endMoments, type RemarkMoment, type Remarks } from '@parlour/players/persona';
import type { KitEvent } from '../rules/events.ts';
import type { KitView } from '../rules/view.ts';

type At = 'book' | 'packet' | 'last' | 'catches' | 'late' | 'caught' | 'mistaken' | 'won' | 'lost';

function moments(event: KitEvent, { scores }: KitView): readonly RemarkMoment<At>[] {
  switch (event.what) {
    case 'book':
      return [{ seat: event.seat, at: 'book' }];
    case 'packet':
      return event.clause === 'KK-12r' ? [{ seat: event.seat, at: 'packet' }] : [];
    case 'last':
      return scores.map((_, seat) => ({ seat, at: 'last' }));
    case 'shout':
      return shoutMoments(event);
    case 'ends':
      return endMoments(scores.length, event.winners);
    default:
      return [];
  }
}

function shoutMoments({ seat, at, verdict }: KitEvent & { readonly what: 'shout' }): readonly RemarkMoment<At>[] {
  if (verdict === 'false') return [{ seat, at: 'mistaken' }];
  return [
    { seat: at, at: verdict === 'late' ? 'late' : 'caught' },
    { seat, at: 'catches' },
  ];
}

const words: Remarks<KitView, KitEvent, At>['words'] = {
  easy: {
    book: ['A whole book! Mine?', 'My first book today.'],
    packet: ['Five new pictures!', 'Five more to learn.'],
    last: ['The last ones already?', 'Now I can see everybody’s pictures.'],
    catches: ['I saw it! I really saw it.', 'That one I know.'],
    late: ['It was under my thumb all the time.', 'The 1s first. I remember now.'],
    caught: ['Oh. Thank you.', 'So that is the order!'],
    mistaken: ['I thought … never mind.', 'It looked wrong from here.'],
    won: ['Tell my mother!', 'My first win!'],
    lost: ['I know more answers than yesterday.', 'Again tomorrow?'],
  },
  normal: {
    book: ['Ten! That book comes home.', 'All ten, at last.'],
    packet: ['New ones!', 'Let us see these.'],
    last: ['Now it all lies in the open.', 'The last stretch.'],
    catches: ['Not while I am awake!', 'I nearly let that pass.'],
    late: ['So you counted my 1s. I did not.', 'I kept that one too long.'],
    caught: ['One in two, they say. This was the other.', 'You have sharp eyes.'],
    mistaken: ['Too quick with my tongue.', 'I take it back.'],
    won: ['Count them again, I want to hear it.', 'What a stack of books!'],
    lost: ['The tens all went your way.', 'Tomorrow, same mat.'],
  },
  strong: {
    book: ['Next.', 'That is done. On.'],
    packet: ['Empty. Five more.', 'Again.'],
    last: ['No more packets. Quick now.', 'Now only the order counts.'],
    catches: ['Stop there.', 'Hands up. Mine was first.'],
    late: ['Too late by a turn. Right.', 'I ran past it.'],
    caught: ['That happens once a year.', 'Oh. I was looking at the egrets.'],
    mistaken: ['Hm. It was right after all.', 'I spoke before I looked.'],
    won: ['Empty hands, full shelf.', 'You have to be quicker.'],
    lost: ['You were quicker. Show me how.', 'I want another game at once.'],
  },
  expert: {
    book: ['Well answered, all ten.', 'Close the book, please.'],
    packet: ['A fresh page.', 'Let us see what is asked here.'],
    last: ['Books open, everybody.', 'From here on nothing is hidden.'],
    catches: ['Shall we look at that again?', 'I have the proof here.'],
    late: ['You remember well what I held.', 'It came late, and you marked it.'],
    caught: ['The teacher also learns.', 'Very good. Full marks to you.'],
    mistaken: ['I withdraw it.', 'A teacher may be wrong once.'],
    won: ['It was luck. Attention only helps.', 'Class dismissed.'],
    lost: ['Today the class teaches me.', 'You drew the tens, and you were awake.'],
  },
};

/** What computer players say at the table. */
export const kitRemarks: Remarks<KitView, KitEvent, At> = { moments, seldom: { book: 2, packet: 6 }, words };
