import type { Game } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import type { Thought } from '@parlour/players/player';
import { think } from '@parlour/players/player';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import type { KitPlay } from '../rules/judge.ts';
import { notation } from '../rules/notation.ts';
import { dealScene, lateScene, playLines, type Scene } from '../testing/scene.ts';
import { kitCharacters } from './characters.ts';

let game: Game;
beforeAll(async () => {
  game = await box.games[0]!.open(defaultsOf(box.games[0]!.options), readShelfData);
});

const expert = kitCharacters[3]!;

function thoughtIn({ state }: Scene, seat: number): Thought {
  const view = { ...game.view(state, seat), history: [] };
  const plays = game.plays(state, seat);
  const awaited = state.turn === seat;
  return think(expert.think, { game, seat, view, plays, awaited, random: seededRandom('why'), budget: 1 });
}

type Hint = { readonly play: string; readonly why: string; readonly look: string };

function hintFor(scene: Scene, seat: number): Hint {
  const { play, why, steps } = thoughtIn(scene, seat);
  return { play: notation.write(play as KitPlay), why, look: steps!.look };
}

const HANDS = ['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8'];

describe('a hint for what is played', () => {
  it('[KK-4] a 1 comes before anything else', () => {
    expect(hintFor(dealScene(HANDS), 2)).toEqual({
      play: 'A1',
      why: 'A1 is a 1, and 1s come before anything else.',
      look: 'Look for a 1 among your cards.',
    });
  });

  it('[KK-12r] a card of the hand goes, and brings the next packet nearer', () => {
    expect(hintFor(playLines(dealScene(HANDS), '2 A1'), 2)).toEqual({
      play: 'A2',
      why: 'A2 goes on A1, and an empty hand takes another packet.',
      look: 'Look at which card book A is waiting for.',
    });
  });

  it('[KK-7] a 10 takes its book', () => {
    expect(hintFor(lateScene(['B9', 'A10 B10']), 1)).toMatchObject({
      play: 'A10',
      why: 'A10 fits and takes its book.',
    });
  });

  it('[KK-6] a Kitten goes, and uncovers another', () => {
    const { play, why } = hintFor(lateScene(['B9', 'B10'], ['', 'A9 C3']), 1);
    expect([play, why]).toEqual(['C3', 'C3 goes on C2 and uncovers A9.']);
  });
});

describe('a hint for what is laid', () => {
  it('[KK-5] the card that will wait longest, and for what', () => {
    const scene = lateScene(['A4 A5', 'A9 B9'], ['B8 A6']);
    expect(hintFor(scene, 1)).toMatchObject({
      play: 'lay A9',
      why: "A9 waits for A4 and 2 more. A4 hasn't been seen yet.",
    });
  });

  it('[KK-6] not on a card that must come before it', () => {
    const scene = lateScene(['A3 B2 C2 D2', 'A9'], ['', 'A4|B3|C3|D10']);
    const { play, why } = hintFor(scene, 1);
    expect(play).not.toBe('lay A9 on 0');
    expect(why).not.toContain('buried');
  });
});

describe('a hint to shout', () => {
  const three = dealScene(HANDS);

  it('[KK-8] names the card and what its book waited for', () => {
    expect(hintFor(playLines(three, '2 A1', '2 A6'), 0)).toEqual({
      play: 'shout 2',
      why: 'A6 was played out of order: its book was waiting for A2.',
      look: 'Look at book A and at what was just played there.',
    });
    expect(hintFor(playLines(three, '2 lay A1'), 0).why).toContain('A1 was parked');
  });

  it('[KK-3] names the beginning, where that is the proof', () => {
    expect(hintFor(playLines(three, '2 lay A6'), 1).why).toBe(
      'They began because they had a 1, but they did something else before they played it.',
    );
  });

  it('[KK-8] names the 1 that was there while something else was played', () => {
    const scene = playLines(dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 D1 A7 A8']), '2 A1', '2 A2', '2 D1');
    expect(hintFor(scene, 0).why).toBe('D1 was in their hand when they played A2, and a 1 comes first.');
  });

  it('[KK-23r] names the 1 that was held back over a turn', () => {
    const scene = playLines(three, '2 A1', '2 lay A6', '1 lay B6', '0 C1', '0 lay C6', '2 lay A7', '1 B1');
    expect(hintFor(scene, 0).why).toBe('B1 was already in their hand when an earlier turn of theirs ended.');
  });

  it('names what a good shout has shown', () => {
    const caught = playLines(three, '2 A1', '2 lay A6', '1 lay B6', '0 shout 1', '* draws B7');
    const again = playLines(caught, '0 C1', '0 lay C6', '2 lay A7', '1 lay B6');
    expect(hintFor(again, 0).why).toContain('The last good shout showed that they have a 1');
  });

  it('counts, where that is the proof', () => {
    expect(hintFor(playLines(lateScene(['A2', 'A1 B9']), '1 lay B9'), 0).why).toBe(
      "The only card you can't see is a 1, and it was in their hand.",
    );
  });
});

it('two hints come before the play, and neither names it', () => {
  for (const scene of [
    dealScene(HANDS),
    playLines(dealScene(HANDS), '2 A1'),
    lateScene(['A4 A5', 'A9 B9'], ['B8 A6']),
  ]) {
    const { play, steps } = thoughtIn(scene, scene.state.turn);
    const card = (play as KitPlay & { card: string }).card;
    expect(`${steps!.look} ${steps!.kind}`).not.toContain(card);
  }
});
