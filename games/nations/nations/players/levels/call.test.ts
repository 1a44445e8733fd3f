import { applyInput, beginMatch, type Match, tryPlay, viewForChair } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import type { Situation } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../../pack/pack.ts';
import { nations } from '../../rules/nations.ts';
import type { NationsParts } from '../../rules/state.ts';
import { considerCall, expectedAnswer } from './call.ts';

/** Deals from the dealer's left; seat 3 deals, and America is the Star nation. */
function dealt(firsts: readonly (readonly Card[])[], star: Card): Match<NationsParts> {
  const named = new Set([...firsts.flat(), star]);
  const rest = PACK.filter(card => !named.has(card) && !card.startsWith('am'));
  const low = PACK.filter(card => !named.has(card) && card.startsWith('am'));
  const others = [...low, ...rest];
  const pack = Array.from({ length: 51 }, (_, i) => firsts[i % 4]?.[Math.trunc(i / 4)] ?? others.pop()!);
  const match = beginMatch(nations, { target: 10 }, { count: 4, dealer: 3 });
  match.state = { ...match.state, scores: [8, 8] };
  applyInput(match, { by: 'chance', drew: { dealer: 3, pack: [...pack, star] } });
  return match;
}

function situation(match: Match<NationsParts>, seat: number): Situation<NationsParts> {
  const { game, state } = match;
  const view = viewForChair(match, seat);
  return { game, seat, view, plays: game.plays(state, seat), awaited: true, random: seededRandom('call'), budget: 1 };
}

describe('the call', () => {
  it('[NA-13] is made with two titles, if partner may have a third', () => {
    const match = dealt([['am-map', 'am-man'], [], ['am-woman']], 'am-2');
    expect(considerCall(situation(match, 0))?.play).toEqual({ do: 'call' });
  });

  it('[NA-19r] is made with three', () => {
    const match = dealt([['am-map', 'am-man', 'am-woman'], [], []], 'am-child');
    expect(considerCall(situation(match, 0))?.play).toEqual({ do: 'call' });
  });

  it('is left when the opponents are known to have the other two', () => {
    const match = dealt([['eu-map'], ['am-map', 'am-man'], ['am-woman']], 'am-child');
    tryPlay(match, 0, { do: 'card', card: 'eu-map' });
    expect(considerCall(situation(match, 1))?.play).toEqual({ do: 'call' });
    const told = dealt([['am-child', 'am-woman'], ['am-man'], ['eu-2']], 'am-map');
    const played: readonly Card[][] = [[], ['am-man'], [], []];
    const view = { ...viewForChair(told, 0), played };
    expect(considerCall({ ...situation(told, 0), view })).toBeUndefined();
  });

  it('is made for certain when partner has turned up a title as dealer', () => {
    const match = dealt([[], ['am-map', 'am-man'], [], []], 'am-woman');
    tryPlay(match, 0, {
      do: 'card',
      card: nations.plays(match.state, 0).flatMap(play => (play.do === 'card' ? [play.card] : []))[0]!,
    });
    expect(expectedAnswer(situation(match, 1)).is).toBe('yes');
    expect(considerCall(situation(match, 1))?.why).toMatch(/partner has shown a third/);
  });

  it('tells in its first hints where to look, and not what to say', () => {
    const { steps } = considerCall(situation(dealt([['am-map', 'am-man'], [], ['am-woman']], 'am-2'), 0))!;
    expect(steps?.look).toMatch(/titles/);
    expect(`${steps?.look} ${steps?.kind}`).not.toMatch(/call/);
  });

  it('is not thought of with fewer', () => {
    expect(considerCall(situation(dealt([['am-map'], [], ['am-man', 'am-woman']], 'am-2'), 0))).toBeUndefined();
  });
});
