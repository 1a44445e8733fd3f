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
    last: ['The last ones already?', 'Now I can see all your pictures.'],
    catches: ['I saw it! I really saw it.', 'That one I know.'],
    late: ['It was under my thumb the whole time.', 'The 1s first. I remember now.'],
    caught: ['Oh. Thank you.', 'So that is the order!'],
    mistaken: ['I thought … never mind.', 'It looked wrong from here.'],
    won: ['I’m telling my mother!', 'My first win!'],
    lost: ['I know more answers than yesterday.', 'Again tomorrow?'],
  },
  normal: {
    book: ['Ten! That book is mine.', 'All ten, at last.'],
    packet: ['New ones!', 'Let’s see these.'],
    last: ['Now everything is in the open.', 'The last stretch.'],
    catches: ['Not while I’m awake!', 'I nearly let that pass.'],
    late: ['So you counted my 1s. I did not.', 'I kept that one too long.'],
    caught: ['I catch one in two. This was the other one.', 'You have sharp eyes.'],
    mistaken: ['I spoke too soon.', 'I take it back.'],
    won: ['Count them again. I want to hear it.', 'What a stack of books!'],
    lost: ['The tens all went your way.', 'Tomorrow, same mat.'],
  },
  strong: {
    book: ['Next.', 'That’s done. Next one.'],
    packet: ['Empty. Five more.', 'Again.'],
    last: ['No more packets. Quick now.', 'Now only the order counts.'],
    catches: ['Stop there.', 'Hands up. I was first.'],
    late: ['Too late by a turn. Right.', 'I ran past it.'],
    caught: ['That happens once a year.', 'Oh. I was looking at the egrets.'],
    mistaken: ['Hm. It was right after all.', 'I spoke before I looked.'],
    won: ['Empty hands, full shelf.', 'You have to be quicker.'],
    lost: ['You were quicker. Show me how.', 'Another game. Right now.'],
  },
  expert: {
    book: ['Well answered, all ten.', 'Close the book, please.'],
    packet: ['A fresh page.', 'Let’s see what this one asks.'],
    last: ['Open your books, please.', 'From here on nothing is hidden.'],
    catches: ['Shall we look at that again?', 'I have the proof here.'],
    late: ['You remembered what I was holding.', 'It came late, and you noticed.'],
    caught: ['Even a teacher learns.', 'Very good. Full marks to you.'],
    mistaken: ['I withdraw the shout.', 'Even a teacher can be wrong once.'],
    won: ['It was luck. Paying attention helped.', 'Class dismissed.'],
    lost: ['Today the class teaches me.', 'You drew the tens, and you paid attention.'],
  },
};

/** What computer players say at the table. */
export const kitRemarks: Remarks<KitView, KitEvent, At> = { moments, seldom: { book: 2, packet: 6 }, words };
