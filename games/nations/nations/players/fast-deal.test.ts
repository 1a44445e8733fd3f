import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { CARDS, indexOf } from '../../pack/pack.ts';
import { apply, draw } from '../rules/apply.ts';
import { plays } from '../rules/judge.ts';
import { begin, type State, turnOf } from '../rules/state.ts';
import { type FastDeal, legalCards, newDeal, newDice, playCard, randomCard, readState } from './fast-deal.ts';

/** Returns what both representations must agree on. */
const factsOfDeal = (deal: FastDeal) => ({
  hands: [...deal.hands],
  held: [...deal.held],
  voids: deal.voids,
  turn: deal.turn,
  trick: [...deal.trick.subarray(0, deal.inTrick)],
  tricks: [deal.even, deal.odd],
  permitted: legalCards(deal),
});

const factsOfState = (state: State) => ({
  hands: state.hands,
  held: [0, 1, 2, 3].map(nation => [0, 4, 8, 12].reduce((all, at) => all | state.hands[at + nation]!, 0)),
  voids: state.voids,
  turn: turnOf(state),
  trick: state.trick,
  tricks: state.tricks,
  permitted: plays(state, turnOf(state))
    .flatMap(play => (play.do === 'card' ? [indexOf(play.card)] : []))
    .sort((a, b) => a - b),
});

describe('the form for searches', () => {
  it('agrees with the rules card by card over whole deals', () => {
    const random = seededRandom('agreement');
    const dice = newDice(random);
    const [deal, again] = [newDeal(), newDeal()];
    for (let n = 0; n < 50; n++) {
      const start = begin({ target: 20 }, { count: 4, dealer: n % 4 });
      let { state } = apply(start, { by: 'chance', drew: draw(start, random) });
      readState(deal, state);
      while (state.star !== null) {
        expect(factsOfDeal(deal)).toEqual(factsOfState(state));
        readState(again, state);
        expect(factsOfDeal(again)).toEqual(factsOfDeal(deal));
        const card = randomCard(deal, dice);
        state = apply(state, { by: deal.turn, play: { do: 'card', card: CARDS[card]! } }).state;
        playCard(deal, card);
      }
      expect(deal.left).toBe(0);
    }
  });
});
