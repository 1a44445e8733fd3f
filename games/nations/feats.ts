import { type Translate, translator } from '@parlour/messages';
import { type Feat, type FinishedMatch, type MatchSquares, partsOf, type ShareSquare } from '../shelf/feats.ts';
import type { MonkeyEvent } from './monkey/rules/play.ts';
import type { NationsEvent } from './nations/rules/apply.ts';

const english = {
  won: 'Round the world',
  wonSays: 'Win a game of Nations.',
  eleven: 'Eleven tricks',
  elevenSays: 'Take eleven or more tricks in one deal, together with your partner.',
  call: 'A call in time',
  callSays: 'Call for the titles that win the game, and be right.',
  first: 'First to be safe',
  firstSays: 'Be the first to get rid of all your cards in the Game of the Monkey.',
  ten: 'Never the Monkey',
  tricksShared: 'A square for each trick of a deal. Full: your side took it. Star: with a Star. Empty: theirs.',
  orderShared: 'A square for each player, in the order they got safe. Yours is full; a star if you were first.',
  tenSays: 'Play the Game of the Monkey ten times in a row without being the Monkey.',
} as const;
const text: Translate<typeof english> = translator('nations-feats', english);

const MIN_TRICKS = 11;

function tookElevenTricks({ seat, events }: FinishedMatch<NationsEvent>): boolean {
  return events.some(event => event.what === 'tricks' && event.side === seat % 2 && event.tricks >= MIN_TRICKS);
}

const madeAnsweredCall = ({ seat, events }: FinishedMatch<NationsEvent>): boolean =>
  events.some(event => event.what === 'call' && event.seat === seat && event.answer !== 'no');

function wasFirstSafe({ seat, events }: FinishedMatch<MonkeyEvent>): boolean {
  const first = events.find(({ what }) => what === 'safe');
  return first?.what === 'safe' && first.seat === seat;
}

export const feats: readonly Feat[] = [
  {
    id: 'nations.won',
    title: text('won'),
    says: text('wonSays'),
    picture: 'eu-map',
    condition: { is: 'won', games: ['nations'] },
  },
  {
    id: 'nations.eleven',
    title: text('eleven'),
    says: text('elevenSays'),
    picture: 'as-4',
    condition: { is: 'seen', games: ['nations'], isAchievedIn: tookElevenTricks },
  },
  {
    id: 'nations.call',
    title: text('call'),
    says: text('callSays'),
    picture: 'am-8',
    condition: { is: 'seen', games: ['nations'], isAchievedIn: madeAnsweredCall },
  },
  {
    id: 'monkey.first',
    title: text('first'),
    says: text('firstSays'),
    picture: 'eu-7',
    condition: { is: 'seen', games: ['monkey'], isAchievedIn: wasFirstSafe },
  },
  {
    id: 'monkey.ten',
    title: text('ten'),
    says: text('tenSays'),
    picture: 'af-10',
    condition: { is: 'in a row', game: 'monkey', times: 10 },
  },
];

function trickSquares({ seat: me, events }: FinishedMatch<NationsEvent>): ShareSquare[][] {
  const stars = new Set<string>();
  return partsOf(events, ({ what }) => what === 'deal').map(deal =>
    deal.flatMap((event): ShareSquare[] => {
      if (event.what === 'deal') stars.clear();
      if (event.what === 'card' && event.isStar) stars.add(event.card);
      if (event.what !== 'trick') return [];
      if (event.seat % 2 !== me % 2) return ['lost'];
      return [stars.has(event.card) ? 'best' : 'won'];
    }),
  );
}

export const nationsSquares: MatchSquares = { says: text('tricksShared'), rowsOf: trickSquares };

const orderSquares = ({ seat: me, events, result }: FinishedMatch<MonkeyEvent>): ShareSquare[][] => {
  const safe = events.flatMap(event => (event.what === 'safe' ? [event.seat] : []));
  const places = result.scores.map((_, place): ShareSquare => {
    if (safe[place] !== me) return 'lost';
    return place === 0 ? 'best' : 'won';
  });
  return [places];
};

export const monkeySquares: MatchSquares = { says: text('orderShared'), rowsOf: orderSquares };
