/** Finding, grading and choosing puzzles, with a small test kind: which question makes three of a kind? */
import { parsePuzzlePack, serializePuzzlePack } from '@parlour/games/shelf/puzzles/pack';
import type { Game, GameTypes } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, resolveChance } from '@parlour/kernel/match';
import { parseRecord, replayMatch } from '@parlour/kernel/record';
import { itemAt, unwrap } from '@parlour/kernel/result';
import { genericPlayers } from '@parlour/players/generic-players';
import { type Character, type Level, thinkOnce } from '@parlour/players/player';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { threeOfAKind } from '@parlour/players/tests/three-of-a-kind';
import { describe, expect, it } from 'vitest';
import { judgePosition, type SeedSearchResult, searchPuzzle } from './candidate.ts';
import { findWeakestSolver } from './grade.ts';
import { addSearchResult, finishSelection, isEnough, newSelection } from './make.ts';

type Ask = ReturnType<typeof threeOfAKind.plays>[number];
type TestParts = typeof threeOfAKind extends Game<infer G extends GameTypes> ? G : never;

const scoreOf = ({ match, seat }: PuzzleCandidate<TestParts>, play: Ask): number =>
  threeOfAKind.apply(match.state, { by: seat, play }).state.scores[seat] ?? 0;

const kind: PuzzleKind<TestParts> = {
  id: 'a-third',
  title: 'The third',
  asks: 'Which question makes three of a kind?',
  open: true,
  *propose(random) {
    const match: Match<TestParts> = beginMatch(threeOfAKind, {}, { count: 3 });
    resolveChance(match, { random: () => random });
    for (
      let status = threeOfAKind.status(match.state);
      status.is === 'open';
      status = threeOfAKind.status(match.state)
    ) {
      const seat = itemAt(status.turn, 0);
      yield { match, seat };
      const plays = threeOfAKind.plays(match.state, seat);
      applyInput(match, { by: seat, play: itemAt(plays, random.below(plays.length)) });
    }
  },
  prove(position) {
    const { match, seat } = position;
    const before = match.state.scores[seat] ?? 0;
    return threeOfAKind.plays(match.state, seat).filter(play => scoreOf(position, play) > before);
  },
  explain: (_, { card }) => `The ${card} makes three.`,
};

const easy: Character[] = genericPlayers.filter(({ level }) => level === 'easy');
const tried = Array.from({ length: 40 }, (_, i) => searchPuzzle(kind, easy, `test/${i}`));
const found = tried.flatMap(({ puzzle }) => (puzzle ? [puzzle] : []));

const reopened = ({ record, seat }: { record: string; seat: number }): PuzzleCandidate => ({
  match: unwrap(replayMatch(threeOfAKind, unwrap(parseRecord(record)))),
  seat,
});

describe('positions that are looked at', () => {
  it('gives puzzles whose record leads to a position with exactly that answer', () => {
    expect(found.length).toBeGreaterThan(10);
    for (const puzzle of found) {
      expect(judgePosition(kind, reopened(puzzle))).toEqual({ answer: puzzle.answer });
    }
  });

  it('says of every other one why it is none', () => {
    for (const { looked, thrown, puzzle } of tried) {
      const sum = Object.values(thrown).reduce((all, count) => all + count, 0);
      expect(sum).toBe(puzzle ? looked - 1 : looked);
    }
    expect(tried.some(({ thrown }) => (thrown['no right answer'] ?? 0) > 0)).toBe(true);
    expect(tried.some(({ thrown }) => (thrown['several right answers'] ?? 0) > 0)).toBe(true);
  });

  it('comes to the same by the same seed', () => {
    expect(searchPuzzle(kind, easy, 'test/3')).toEqual(tried[3]);
  });
});

/** A player that plays what it is given, by notation. */
const scriptedPlayer = (level: Level, answers: (random: number) => string): Character => ({
  level,
  name: level,
  manner: '',
  budget: 1,
  think: thinkOnce(({ plays, game, random }) => {
    const answer = answers(random.below(1000));
    return { play: plays.find(play => game.write(play) === answer), why: '', options: [], units: 1 };
  }),
});

describe('who finds a puzzle', () => {
  const puzzle = itemAt(found, 0);
  const grade = (...players: Character[]): string =>
    findWeakestSolver(reopened(puzzle), puzzle.answer, players, 'test');
  const right = (): string => puzzle.answer;
  const wrong = (): string => 'something else';

  it('is the weakest that plays the answer, or nobody', () => {
    expect(grade(scriptedPlayer('easy', right), scriptedPlayer('expert', right))).toBe('easy');
    expect(grade(scriptedPlayer('easy', wrong), scriptedPlayer('normal', wrong), scriptedPlayer('strong', right))).toBe(
      'strong',
    );
    expect(grade(scriptedPlayer('easy', wrong), scriptedPlayer('expert', wrong))).toBe('nobody');
  });

  it('is whoever plays it every time, where there is little to choose', () => {
    let asked = 0;
    const mostly = scriptedPlayer('easy', () => (asked++ === 1 ? 'something else' : puzzle.answer));
    expect(grade(mostly)).toBe('easy');
    asked = 0;
    const { match, seat } = reopened(puzzle);
    const game = { ...match.game, plays: () => match.game.plays(match.state, seat).slice(0, 2) };
    expect(findWeakestSolver({ match: { ...match, game }, seat }, puzzle.answer, [mostly], 'test')).toBe('nobody');
  });

  it('is nobody who only guesses it once', () => {
    let asked = 0;
    expect(grade(scriptedPlayer('easy', () => (asked++ === 0 ? puzzle.answer : 'something else')))).toBe('nobody');
    expect(asked).toBe(3);
  });
});

describe('what is chosen', () => {
  const some = (number: number, level: Level): SeedSearchResult => ({
    looked: 2,
    thrown: { 'no right answer': 1 },
    puzzle: { ...itemAt(found, 0), record: `Game: some\n\n0 ${number}\n`, found: level },
  });

  it('is not nearly all as hard as each other, unless there is nothing else', () => {
    const choosing = newSelection(10);
    for (let i = 0; i < 12; i++) addSearchResult(choosing, some(i, 'easy'));
    expect(isEnough(choosing)).toBe(false);
    for (let i = 12; i < 15; i++) addSearchResult(choosing, some(i, 'strong'));
    const { puzzles, looked, thrown } = finishSelection(choosing);
    expect(puzzles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(puzzles.filter(({ found: by }) => by === 'strong')).toHaveLength(3);
    expect({ looked, thrown }).toEqual({
      looked: 30,
      thrown: { 'no right answer': 15, 'enough of this difficulty': 5 },
    });
  });

  it('is enough when there are as many as are wanted, or plenty that are as hard', () => {
    const [mixed, alike] = [newSelection(4), newSelection(4)];
    for (const [i, level] of (['easy', 'easy', 'strong', 'expert'] as const).entries())
      addSearchResult(mixed, some(i, level));
    expect(isEnough(mixed)).toBe(true);
    for (let i = 0; i < 4; i++) addSearchResult(alike, some(i, 'easy'));
    expect(isEnough(alike)).toBe(false);
    addSearchResult(alike, some(4, 'easy'));
    expect(isEnough(alike)).toBe(true);
  });

  it('has nothing twice', () => {
    const choosing = newSelection(10);
    addSearchResult(choosing, some(1, 'easy'));
    addSearchResult(choosing, some(1, 'easy'));
    expect(finishSelection(choosing)).toMatchObject({ puzzles: [{ number: 1 }], thrown: { duplicate: 1 } });
  });

  it('is kept as a pack', () => {
    const puzzles = found.map((puzzle, i) => ({ ...puzzle, number: i + 1 }));
    expect(unwrap(parsePuzzlePack(serializePuzzlePack(kind, puzzles))).puzzles).toEqual(puzzles);
  });
});
