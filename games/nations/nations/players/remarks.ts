import { endMoments, type RemarkMoment, type Remarks } from '@parlour/players/persona';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsView } from '../rules/view.ts';

type Occasion = 'star-card' | 'star' | 'vain' | 'titles' | 'won' | 'lost';

const isStar = (card: string, star: string | null): boolean => star !== null && card.slice(0, 2) === star.slice(0, 2);

const partners = (side: number): readonly [number, number] => [side, side + 2];

function moments(event: NationsEvent, { star }: NationsView): readonly RemarkMoment<Occasion>[] {
  switch (event.what) {
    case 'trick': {
      if (event.card === star) return [{ seat: event.seat, at: 'star-card' }];
      return isStar(event.card, star) ? [{ seat: event.seat, at: 'star' }] : [];
    }
    case 'call':
      return event.answer === 'no' ? [{ seat: event.seat, at: 'vain' }] : [];
    case 'titles':
      return partners(event.side).map(seat => ({ seat, at: 'titles' }));
    case 'won':
      return endMoments(4, partners(event.side));
    default:
      return [];
  }
}

const words: Remarks<NationsView, NationsEvent, Occasion>['words'] = {
  easy: {
    'star-card': ['The pretty one wins!', 'Did you see? My Star!'],
    star: ['Mine, isn’t it?', 'A Star! I had one all along.'],
    vain: ['Oh. I thought you had one.', 'Bother.'],
    titles: ['We had all the grand ones!', 'Look at our titles!'],
    won: ['We won! May I stay up?', 'Wait till I write home!'],
    lost: ['Again? Please, again!', 'The ship rolled just then.'],
  },
  normal: {
    'star-card': ['Page forty: the Star, in good time.', 'Just as the book has it.'],
    star: ['One Stars when one cannot follow.', 'Quite regular, I believe.'],
    vain: ['It was worth the asking.', 'Then we play on.'],
    titles: ['Titles, and all in one side.', 'The book counts those.'],
    won: ['A sound game, well within the rules.', 'I shall underline that page.'],
    lost: ['I must read that chapter again.', 'You played it very correctly.'],
  },
  strong: {
    'star-card': ['Landfall.', 'I kept that one for heavy weather.'],
    star: ['Steady as she goes.', 'A fair breeze for us.'],
    vain: ['No answer from the lighthouse.', 'Belay that.'],
    titles: ['A full crew on our side.', 'Officers, all of them.'],
    won: ['Home and moored.', 'A fair wind, partner.'],
    lost: ['You had the wind of us.', 'Well sailed. My hat to you.'],
  },
  expert: {
    'star-card': ['It has lain there since the deal, no?', 'Voilà.'],
    star: ['As I had drawn it.', 'You have no more of these, I think.'],
    vain: ['A blank on the map.', 'So. One learns by asking.'],
    titles: ['The whole family, on our side.', 'I counted them an hour ago.'],
    won: ['The coast was just where I put it.', 'Charming. You were the last bay I had to draw.'],
    lost: ['You are not on any of my maps.', 'My compliments. I shall redraw you.'],
  },
};

/** What computer players say at the table. */
export const nationsRemarks: Remarks<NationsView, NationsEvent, Occasion> = { moments, seldom: { star: 4 }, words };
