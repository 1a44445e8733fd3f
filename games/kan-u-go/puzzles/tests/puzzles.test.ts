import { seededRandom } from '@parlour/kernel/random';
import { parseRecord, replayMatch, writeRecord } from '@parlour/kernel/record';
import { assertDefined, unwrap } from '@parlour/kernel/result';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { findGame } from '../../../shelf/shelf.ts';
import { createExhaustiveSearch, maxCardsAfter } from '../../alone/players/exhaustive-search.ts';
import type { AnyState } from '../../alone/players/patience-search.ts';
import type { AlonePlay } from '../../alone/rules/plays.ts';
import type { KanUGoState } from '../../kan-u-go/rules/state.ts';
import { countPoints } from '../../pack/pack.ts';
import type { TablePlay } from '../../round/rules/plays.ts';

/** Plain words, and rarer ones, which take longer to find. */
const KINDS = [
  { id: 'kan-u-go-out', game: 'kan-u-go', seed: 'a', few: 2 },
  { id: 'kan-u-go-out', game: 'kan-u-go', seed: 'puzzles', few: 1 },
  { id: 'kan-u-go-best', game: 'kan-u-go', seed: 'puzzles', few: 2 },
  { id: 'patience-finish', game: 'alone-second', seed: 'puzzles', few: 1 },
];

async function kindOf(id: string, game: string): Promise<PuzzleKind> {
  const kinds = await assertDefined(assertDefined(findGame(game)).puzzles)(readShelfData);
  return assertDefined(kinds.find(kind => kind.id === id));
}

/** No proof of the table uses the finder. */
function byTheFinder(id: string, { match, seat }: PuzzleCandidate): string[] {
  const { game } = match;
  const plays = game.plays(match.state, seat);
  if (id === 'patience-finish') return finishing(match.game, match.state as AnyState, plays as AlonePlay[]);
  const state = match.state as KanUGoState;
  const additions = (plays as TablePlay[]).filter(play => play.do === 'add');
  const worth = (play: (typeof additions)[number]): number =>
    countPoints(
      play.cells.map(([, , letter]) => letter),
      state.options.numbers,
    );
  const most = Math.max(...additions.map(worth));
  const right = additions.filter(play =>
    id === 'kan-u-go-best' ? worth(play) === most : isOutAfter(match, seat, play),
  );
  return right.map(play => game.write(play));
}

const isOutAfter = ({ game, state }: PuzzleCandidate['match'], seat: number, play: TablePlay): boolean =>
  game.apply(state, { by: seat, play }).events.some(({ what }) => what === 'out');

function finishing(game: PuzzleCandidate['match']['game'], state: AnyState, plays: readonly AlonePlay[]): string[] {
  const search = createExhaustiveSearch(game, state, 100_000);
  return plays
    .filter(play => {
      const work = maxCardsAfter(search, state.piles, play);
      for (;;) {
        const { done, value } = work.next();
        if (done) return value === 58;
      }
    })
    .map(play => game.write(play));
}

describe.each(KINDS)('puzzles of the kind $id by the seed $seed', ({ id, game, seed, few }) => {
  it('have exactly one answer, by two ways of finding it, and fit into a small record', async () => {
    const kind = await kindOf(id, game);
    let found = 0;
    for (const position of kind.propose(seededRandom(seed))) {
      const answers = assertDefined(kind.prove(position)).map(play => position.match.game.write(play));
      expect(answers).toHaveLength(1);
      expect(byTheFinder(id, position)).toEqual(answers);
      const record = writeRecord(position.match);
      expect(record.length).toBeLessThan(2000);
      expect(unwrap(replayMatch(position.match.game, unwrap(parseRecord(record)))).state).toEqual(position.match.state);
      const answer = assertDefined(assertDefined(kind.prove(position))[0]);
      expect(kind.explain(position, answer)).toMatch(/^[A-Z].*\.$/);
      if (++found === few) break;
    }
  });
});
