import { applyInput, beginMatch, type Match, tryPlay, viewForChair } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { think } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { type Card, PACK, titleOf } from '../../../pack/pack.ts';
import { nationsStage, playStage, thinkInWorld } from '../../../players/tests/fixtures.ts';
import { nations } from '../../rules/nations.ts';
import type { NationsParts } from '../../rules/state.ts';
import { turnOf } from '../../rules/state.ts';

const searchers = nationsStage.characters.slice(2).map(character => ({ ...character, budget: 60 }));

/** Fills up the named cards from the pack; seat 3 deals, and Asia is the Star nation. */
function dealt(named: readonly string[], star: Card): Match<NationsParts> {
  const hands = named.map(names => names.split(' ').filter(Boolean));
  const taken = new Set<string>([...hands.flat(), star]);
  const rest = PACK.filter(card => !taken.has(card));
  const full = hands.map((hand, seat) => [...hand, ...rest.splice(0, (seat === 3 ? 12 : 13) - hand.length)]);
  const pack = Array.from({ length: 51 }, (_, i) => assertDefined(full[i % 4]?.[Math.trunc(i / 4)]) as Card);
  const match = beginMatch(nations, { target: 10 }, { count: 4, dealer: 3 });
  applyInput(match, { by: 'chance', drew: { dealer: 3, pack: [...pack, star] } });
  return match;
}

function thoughtAfter(match: Match<NationsParts>, played: string, level: number) {
  for (const card of played.split(' ').filter(Boolean)) {
    const answer = tryPlay(match, turnOf(match.state), { do: 'card', card: card as Card });
    if (!answer.ok) throw new Error(answer.fault.why);
  }
  const seat = turnOf(match.state);
  const { think: player, budget } = assertDefined(searchers[level]);
  const plays = nations.plays(match.state, seat);
  const view = viewForChair(match, seat);
  return think(player, { game: nations, seat, view, plays, awaited: true, random: seededRandom('hint'), budget });
}

const LOW = 'af-2 af-3 af-4 af-5 af-6';

describe.each([
  ['strong', 0],
  ['expert', 1],
])('what the %s player says', (_, level) => {
  it.each([
    [
      'partner has the trick, and nobody comes after',
      [`eu-5 ${LOW}`, 'eu-10 eu-map', 'eu-8 eu-9', 'eu-woman eu-2'],
      'eu-5 eu-map eu-8',
      'eu-2',
      /the 2 of Europe.* Partner has the trick with the Map of Europe, and you play last\.$/i,
      'Leave the trick to partner.',
    ],
    [
      'last to play, and the cheapest card takes it',
      [`eu-5 ${LOW}`, 'eu-3 eu-4', 'eu-8 eu-9', 'eu-map eu-10 eu-2'],
      'eu-5 eu-3 eu-8',
      'eu-10',
      /^The 10 of Europe keeps the Map of Europe, which takes a later trick in \d+ of 100 layouts\. You play last\.$/,
      'Take the trick if you can.',
    ],
    [
      'third hand: the highest there is takes it',
      [`eu-5 ${LOW}`, 'eu-9 eu-8', 'eu-map eu-2', 'eu-man eu-woman eu-child'],
      'eu-5 eu-9',
      'eu-map',
      /^The Map of Europe takes this trick in .* layouts, the 2 of Europe in none\. No opponent can follow with a higher card\.$/,
      'Take the trick if you can.',
    ],
    [
      'nothing beats it: the least will do',
      [`eu-map ${LOW}`, 'eu-9 eu-3', 'eu-8 eu-4', 'eu-man eu-2'],
      'eu-map eu-3 eu-4',
      'eu-2',
      /2 of Europe keeps the Man of Europe|after the 2 of Europe .*\. None of your cards beats the Map of Europe\.$/,
      'You can’t take the trick: play low.',
    ],
    [
      'out of the nation: a small Star takes it',
      [
        'eu-5 eu-6 eu-7',
        'eu-9 eu-8',
        'eu-10 eu-child eu-woman',
        'as-2 am-2 am-3 am-4 am-5 am-6 am-7 am-8 af-7 af-8 af-9 af-10',
      ],
      'eu-5 eu-9 eu-10',
      'as-2',
      /^The 2 of Asia takes this trick, and the \w+ of \w+ doesn’t\. You play last\.$/,
      'Take the trick with a Star.',
    ],
  ] as const)('%s', (_, hands, played, card, why, kind) => {
    const thought = thoughtAfter(dealt(hands, 'as-9'), played, level);
    expect(thought.play).toEqual({ do: 'card', card });
    expect(thought.why).toMatch(why);
    expect(thought.steps?.kind).toBe(kind);
  });

  it('names the card it plays, and only at the last step', () => {
    for (let n = 0; n < 12; n++) {
      const match = playStage(nationsStage, new Array(4).fill(nationsStage.characters[1]), `hints ${n}`, 2 + 4 * n);
      const { play, why, steps } = thinkInWorld(match, { ...assertDefined(searchers[level]), budget: 10 }, 'one');
      if (play?.do !== 'card' || !('card' in play)) continue;
      const name = titleOf(play.card as Card);
      expect(why.toLowerCase()).toContain(name.toLowerCase());
      expect(why).not.toMatch(/%|\d\.\d/);
      expect(`${steps?.look} ${steps?.kind}`).not.toContain(name);
    }
  });
});
