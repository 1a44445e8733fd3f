import type { Game } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { playMatch, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import type { Situation } from '@parlour/players/player';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import type { KitEvent } from '../rules/events.ts';
import { plays } from '../rules/judge.ts';
import { notation } from '../rules/notation.ts';
import type { KitParts } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { lateScene, playLines, type Scene } from '../testing/scene.ts';
import { kitCharacters } from './characters.ts';
import { type ErrorRates, makeError } from './turn-strategies.ts';

const options = defaultsOf(box.games[0]!.options);
let game: Game<KitParts>;
beforeAll(async () => {
  game = (await box.games[0]!.open(options, readShelfData)) as Game<KitParts>;
});

function situationIn({ state }: Scene, seat: number): Situation<KitParts> {
  const seen = { ...view(state, seat), history: [] };
  return { game, seat, view: seen, plays: plays(state, seat), awaited: true, random: seededRandom('slip'), budget: 1 };
}

const errorIn = (scene: Scene, slips: Partial<ErrorRates>): string | undefined => {
  const play = makeError(situationIn(scene, 1), { perThousand: 1000, forgetPercent: 0, maxOverlooked: 0, ...slips });
  return play && notation.write(play);
};

describe('somebody', () => {
  it('[KK-4] forgets a 1 over a card that goes', () => {
    expect(errorIn(lateScene(['N9', 'A1 B4 C9']), { forgetPercent: 100 })).toBe('B4');
    expect(errorIn(lateScene(['N9', 'B4 C9']), { forgetPercent: 100 })).toBeUndefined();
  });

  it('[KK-4] takes a card for the next of its book where few are missing, the nearest first', () => {
    const scene = lateScene(['A4 B5 B6', 'A5 B7 C10'], ['C6 C7 C8 C9']);
    expect(errorIn(scene, { maxOverlooked: 3 })).toBe('A5');
    expect(errorIn(lateScene(['A4 A5', 'A6']), { maxOverlooked: 1 })).toBeUndefined();
  });

  it('[KK-21r] is misled by a card that lies beyond a gap', () => {
    const scene = lateScene(['A4 A3 B4', 'A6 B5']);
    expect(errorIn(scene, { maxOverlooked: 1 })).toBe('A6');
  });

  it('slips at the beginning of a turn, or when all has been played that goes', () => {
    const scene = lateScene(['A8 N9', 'A4 A5 A9 B3 B4']);
    expect(errorIn(playLines(scene, '1 A4'), { maxOverlooked: 1 })).toBeUndefined();
    expect(errorIn(playLines(scene, '1 A4', '1 A5', '1 B3', '1 B4'), { maxOverlooked: 3 })).toBe('A9');
  });
});

const shoutsOf = (match: Match, seat: number): KitEvent[] =>
  (match.events as KitEvent[]).filter(each => each.what === 'shout' && each.seat === seat);

describe('false shouts', () => {
  const [easy, normal, strong] = kitCharacters as unknown as readonly [SeatPlayer, SeatPlayer, SeatPlayer];
  const falseOnes = (player: SeatPlayer, falseShout: string): number =>
    ['a', 'b', 'c', 'd', 'e', 'f'].reduce((sum, seed) => {
      const given = { ...options, falseShout };
      const match = playMatch({
        game,
        options: given,
        seating: { count: 2 },
        players: [player, easy],
        seed,
        limit: 5000,
      });
      return sum + shoutsOf(match, 0).filter(each => each.what === 'shout' && each.verdict === 'false').length;
    }, 0);

  it('are made by the hasty, and by nobody to whom they cost a card [KK-20r]', () => {
    expect(falseOnes(normal, 'silence')).toBeGreaterThan(0);
    expect(falseOnes(normal, 'card')).toBe(0);
    expect(falseOnes(strong, 'silence')).toBe(0);
  });
});
