/** Proves puzzles again, with the reference table and with sampled worlds. */
import type { Match } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import { imagine } from '../rules/imagine.ts';
import type { KitPlay } from '../rules/judge.ts';
import { judgeShout } from '../rules/shout.ts';
import type { KitParts } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import {
  type ReferenceTable,
  referenceDeal,
  referenceDeed,
  referenceDraw,
  referencePay,
  referenceShout,
} from '../testing/reference-table.ts';

import { dealScene, playLines, type Scene } from '../testing/scene.ts';

type Puzzle = { readonly position: PuzzleCandidate<KitParts>; readonly answer: KitPlay };

const WORLDS = 60;
let kind: PuzzleKind<KitParts>;
let puzzles: Puzzle[];

beforeAll(async () => {
  kind = (await box.games[0]!.puzzles!(readShelfData))[0] as PuzzleKind<KitParts>;
  puzzles = ['a', 'b'].flatMap(seed => firstPuzzles(seed, 4));
});

function firstPuzzles(seed: string, most: number): Puzzle[] {
  const found: Puzzle[] = [];
  for (const position of kind.propose(seededRandom(seed))) {
    const [answer, ...others] = kind.prove(position) ?? [];
    if (answer !== undefined && others.length === 0) found.push({ position, answer });
    if (found.length === most) break;
  }
  return found;
}

/** Replays the match on the reference table. */
function referenceVerdict({ log, seating: { count } }: Match<KitParts>): string {
  let table: ReferenceTable | undefined;
  let drawing = { by: 0, from: 0, pays: false };
  for (const input of log) {
    if (input.by === 'clock') continue;
    if (input.by === 'chance') {
      if (input.drew.of === 'deal') table = referenceDeal(input.drew.pack, input.drew.dealer, count);
      else referenceDraw(table!, drawing.by, drawing.from, input.drew.card);
      if (input.drew.of === 'draw' && drawing.pays) referencePay(table!);
    } else if (input.play.do === 'shout') {
      const good = referenceShout(table!) !== 'false';
      drawing = good
        ? { by: input.by, from: input.play.at, pays: true }
        : { by: input.play.at, from: input.by, pays: false };
      if (good && table!.hands[input.play.at]!.length === 0) referencePay(table!);
    } else referenceDeed(table!, input.by, input.play);
  }
  return referenceShout(table!);
}

const innocentWorlds = ({ match, seat }: PuzzleCandidate<KitParts>): number => {
  const random = seededRandom('worlds');
  const worlds = Array.from({ length: WORLDS }, () => imagine(view(match.state, seat), random));
  return worlds.filter(world => judgeShout(world, world.window!).is === 'false').length;
};

describe('where is the mistake', () => {
  it('is a shout sometimes, and sometimes there is nothing to shout at', () => {
    const shouts = puzzles.filter(({ answer }) => answer.do === 'shout').length;
    expect(shouts).toBeGreaterThan(2);
    expect(puzzles.length - shouts).toBeGreaterThan(0);
  });

  it('[KK-8] is answered as somebody answers who sees all cards', () => {
    for (const { position, answer } of puzzles)
      expect(referenceVerdict(position.match) === 'false').toBe(answer.do !== 'shout');
  });

  it('is a shout where the turn is wrong in every world, and none where it is right in some', () => {
    for (const { position, answer } of puzzles) {
      if (answer.do === 'shout') expect(innocentWorlds(position)).toBe(0);
      else expect(innocentWorlds(position)).toBeGreaterThan(0);
    }
  });

  it('leaves one right deed besides the shout, and a short record', () => {
    for (const { position } of puzzles) {
      const { match, seat } = position;
      expect(match.game.plays(match.state, seat).length).toBe(2);
      expect(match.log.length).toBeLessThanOrEqual(150);
    }
  });

  it('is explained by a card of the turn or of the hand', () => {
    for (const { position, answer } of puzzles) expect(kind.explain(position, answer)).toMatch(/[A-N]\d|\b1s?\b/);
  });

  it('is no puzzle where a turn was wrong and nobody could prove it', () => {
    const three = dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8']);
    const provedIn = ({ state }: Scene, seat: number) => {
      const match = { ...puzzles[0]!.position.match, state };
      return kind.prove({ match, seat })?.map(match.game.write);
    };
    expect(provedIn(playLines(three, '2 A1', '2 lay A6'), 1)).toEqual(['B1']);
    expect(provedIn(playLines(three, '2 A1', '2 lay A6', '1 lay B6'), 0)).toBeUndefined();
    expect(provedIn(playLines(three, '2 A1', '2 A7'), 1)).toEqual(['shout 2']);
  });
});
