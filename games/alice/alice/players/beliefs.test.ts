/** Compares beliefs with all the worlds there are. */
import { describe, expect, it } from 'vitest';
import { PACK } from '../rules/pack.ts';
import { everyWorld } from '../testing/every-world.ts';
import { playLines, viewWithHistory } from '../testing/fixtures.ts';
import { beliefsFrom, shareOf } from './beliefs.ts';

const ROUND = ['1L 2a 3a', '2L 3b 1a', '3L 1b 2b'];
const VAIN = ['0 expose 1L', '0 ask 1 1b', '* forfeit 2a', '1 expose 2L', '1 ask 0 2b', '* forfeit 3b'];
const LONG = ['1L 1a 2a 3b', '2L 1b 3L 4a', '3a 2b 4L 4b'];
const RUN = ['0 expose 1L', '0 ask 1 1b', '1 expose 2L', '1 ask 2 2b', '1 ask 0 2a'];
const POOR = ['1L 2a 3a', '1a 2b 4a', '2L 3b 4b', '3L 4L 1b'];
const LACK = ['0 expose 1L', '0 ask 2 1b', '* forfeit 2a', '* forfeit 4a'];
const WHOLE = ['1L 2a 3a', '2L 3b 2b', '4L 4a 4b', '3L 1a 1b'];
const AFTER = ['0 expose 1L', '0 ask 1 1a', '* forfeit 3a', '1 expose 2L', '1 ask 3 2a', '* forfeit 3b'];

type Position = [tells: string, hands: string[], lines: string[], seat: number];

const positions: Position[] = [
  ['at the start', ROUND, [], 1],
  ['after a question in vain', ROUND, VAIN.slice(0, 3), 2],
  ['after two forfeits, one of them unseen', ROUND, VAIN, 2],
  ['when somebody may go on', LONG, RUN, 0],
  ['when somebody has no Leading card', POOR, LACK, 0],
  ['when a set lies face down', WHOLE, [], 1],
  ['when a set nobody has seen may be the one laid down', WHOLE, AFTER, 2],
];

/** In packs this small, cards constrain each other more than beliefs about single cards can hold. */
const MAX_MEAN_ERROR = 0.1;

describe('beliefs about single cards', () => {
  it.each(positions)('are near the truth, and certain only of what is certain: %s', (_, hands, lines, seat) => {
    const match = playLines(hands, lines);
    const view = viewWithHistory(match, seat);
    const beliefs = beliefsFrom(view);
    const worlds = everyWorld(match.game, view);
    const errors: number[] = [];
    for (let card = 0; card < beliefs.cards; card++) {
      for (let other = 0; other < beliefs.seats; other++) {
        const share = shareOf(beliefs, card, other);
        const truth = worlds.filter(world => world.hands[other]!.includes(PACK[card]!)).length / worlds.length;
        if (share === 0 || share === 1) expect(truth, `${PACK[card]} with ${other}`).toBe(share);
        errors.push(Math.abs(share - truth));
      }
    }
    expect(errors.reduce((sum, error) => sum + error) / errors.length).toBeLessThan(MAX_MEAN_ERROR);
  });

  it.each(positions)('give every hand its number of cards: %s', (_, hands, lines, seat) => {
    const match = playLines(hands, lines);
    const beliefs = beliefsFrom(viewWithHistory(match, seat));
    match.state.hands.forEach((hand, other) => {
      let expected = 0;
      for (let card = 0; card < beliefs.cards; card++) expected += shareOf(beliefs, card, other);
      expect(expected).toBeCloseTo(hand.length, 1);
    });
  });
});
