/** What can be achieved with the pack of Nations. */
import type { Feat, Played } from '../shelf/feat.ts';
import type { MonkeyEvent } from './monkey/rules/monkey-play.ts';
import type { NationsEvent } from './nations/rules/apply.ts';

const MANY = 11;

function tookMany({ seat, events }: Played<NationsEvent>): boolean {
  return events.some(event => event.what === 'tricks' && event.side === seat % 2 && event.tricks >= MANY);
}

const calledWell = ({ seat, events }: Played<NationsEvent>): boolean =>
  events.some(event => event.what === 'call' && event.seat === seat && event.answer !== 'no');

function wasFirst({ seat, events }: Played<MonkeyEvent>): boolean {
  const first = events.find(({ what }) => what === 'safe');
  return first?.what === 'safe' && first.seat === seat;
}

export const feats: readonly Feat[] = [
  {
    id: 'nations.won',
    title: 'Round the world',
    says: 'Win a game of Nations.',
    deed: { is: 'won', games: ['nations'] },
  },
  {
    id: 'nations.eleven',
    title: 'Eleven tricks',
    says: 'Take eleven tricks or more in one deal, you and your partner.',
    deed: { is: 'seen', games: ['nations'], seen: tookMany },
  },
  {
    id: 'nations.call',
    title: 'A call in time',
    says: 'Call for the titles that win the game, and be right.',
    deed: { is: 'seen', games: ['nations'], seen: calledWell },
  },
  {
    id: 'monkey.first',
    title: 'First to be safe',
    says: 'Be the first without cards in the Game of the Monkey.',
    deed: { is: 'seen', games: ['monkey'], seen: wasFirst },
  },
  {
    id: 'monkey.ten',
    title: 'Never the Monkey',
    says: 'Play the Game of the Monkey ten times in a row without being the Monkey.',
    deed: { is: 'in a row', game: 'monkey', times: 10 },
  },
];
