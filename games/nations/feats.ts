import type { Feat, FinishedMatch } from '../shelf/feats.ts';
import type { MonkeyEvent } from './monkey/rules/play.ts';
import type { NationsEvent } from './nations/rules/apply.ts';

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
    title: 'Round the world',
    says: 'Win a game of Nations.',
    condition: { is: 'won', games: ['nations'] },
  },
  {
    id: 'nations.eleven',
    title: 'Eleven tricks',
    says: 'Take eleven tricks or more in one deal, you and your partner.',
    condition: { is: 'seen', games: ['nations'], isAchievedIn: tookElevenTricks },
  },
  {
    id: 'nations.call',
    title: 'A call in time',
    says: 'Call for the titles that win the game, and be right.',
    condition: { is: 'seen', games: ['nations'], isAchievedIn: madeAnsweredCall },
  },
  {
    id: 'monkey.first',
    title: 'First to be safe',
    says: 'Be the first without cards in the Game of the Monkey.',
    condition: { is: 'seen', games: ['monkey'], isAchievedIn: wasFirstSafe },
  },
  {
    id: 'monkey.ten',
    title: 'Never the Monkey',
    says: 'Play the Game of the Monkey ten times in a row without being the Monkey.',
    condition: { is: 'in a row', game: 'monkey', times: 10 },
  },
];
