import { applyInput, beginMatch, type Match, matchStatus, tryPlay } from '@parlour/kernel/match';
import { type Character, LEVELS } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { monkeyStage, nationsStage, playStage, type Stage, thinkInWorld } from './fixtures.ts';

const STAGES: readonly (Stage & { readonly seats: number })[] = [
  { ...nationsStage, seats: 4 },
  { ...monkeyStage, seats: 2 },
  { ...monkeyStage, seats: 5 },
];
const TEST_BUDGETS = { easy: 1, normal: 1, strong: 10, expert: 10 };
const withTestBudget = (character: Character): Character => ({ ...character, budget: TEST_BUDGETS[character.level] });

function refusalsInReplay({ game, options, seating, log }: Match): string[] {
  const again = beginMatch(game, options, seating);
  return log.flatMap(input => {
    if (typeof input.by !== 'number') return applyInput(again, input) && [];
    const played = tryPlay(again, input.by, input.play);
    return played.ok ? [] : [played.fault.why];
  });
}

describe.each(STAGES)('the players of $game.id, $seats at the table', stage => {
  const table = (level: number): Character[] => new Array(stage.seats).fill(withTestBudget(stage.characters[level]!));

  it('come in four levels, the weakest first', () => {
    expect(stage.characters.map(({ level }) => level)).toEqual(LEVELS);
  });

  it.each([0, 1, 2, 3])('play by the rules to the end, and the same again by the same seed: level %i', level => {
    const match = playStage(stage, table(level), 'rules');
    expect(refusalsInReplay(match)).toEqual([]);
    expect(matchStatus(match).is).toBe('over');
    expect(playStage(stage, table(level), 'rules', 30).log).toEqual(match.log.slice(0, 30));
  });

  it.each([0, 1, 2, 3])('think the same in worlds that look the same: level %i', level => {
    for (let n = 0; n < 12; n++) {
      const match = playStage(stage, table(1), `fair ${n}`, 2 + 4 * n);
      if (matchStatus(match).is !== 'open') continue;
      const [one, other] = ['one', 'other'].map(world =>
        thinkInWorld(match, withTestBudget(stage.characters[level]!), world),
      );
      expect(one).toEqual(other);
    }
  });
});
