/** The laws over matches with mistakes, and good, false and late shouts. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Input, MatchStatus, Play, Seat } from '@parlour/kernel/game';
import { deepEqual } from '@parlour/kernel/json';
import { checkLaws, randomInput } from '@parlour/kernel/laws';
import type { Match } from '@parlour/kernel/match';
import { pick, type Random } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import { EVERY_DEED } from '../testing/scene.ts';
import type { KitPlay } from './judge.ts';
import type { KitState } from './state.ts';

/** Right or wrong. */
const EVERY: readonly KitPlay[] = [...EVERY_DEED, ...allSeats(8).map(at => ({ do: 'shout', at }) as const)];

const accepted = ({ game, state }: Match, seat: Seat): Play[] => EVERY.filter(play => !game.refuse(state, seat, play));

/** One deed in `mistakes` may be wrong; one input in `shouts` is a shout. */
const randomInputWithMistakes =
  (mistakes: number, shouts: number) =>
  (match: Match, status: MatchStatus, random: Random): Input => {
    if (status.is !== 'open') return randomInput(match, status, random);
    const interrupts = status.interrupt ?? [];
    const shouting = interrupts.length > 0 && random.below(shouts) === 0;
    const by = shouting ? pick(random, interrupts) : pick(random, status.turn);
    const wrong = random.below(mistakes) === 0;
    return { by, play: pick(random, wrong ? accepted(match, by) : match.game.plays(match.state, by)) };
  };

/** Law 3, exhaustively: every play is either listed, refused or a mistake. */
function checkEveryPlay({ game, state, seating }: Match): void {
  for (const seat of allSeats(seating.count)) {
    const listed = new Set(game.plays(state, seat).map(game.write));
    const odd = EVERY.filter(play => {
      const refused = game.refuse(state, seat, play) !== undefined;
      const mistaken = !refused && game.mistake?.(state, seat, play) !== undefined;
      return [listed.has(game.write(play)), refused, mistaken].filter(Boolean).length !== 1;
    });
    expect(odd).toEqual([]);
  }
}

/** Law 8: other chairs see the same whatever card is drawn. */
function checkUnseenDraw({ game, state, seating }: Match): void {
  const { drawing, hands, last } = state as KitState;
  if (drawing === null || last) return;
  const others = [null, ...allSeats(seating.count)].filter(chair => chair !== drawing.by && chair !== drawing.from);
  for (const chair of others) {
    const [first, ...rest] = hands[drawing.from]!.map(card =>
      game.view(game.apply(state, { by: 'chance', drew: { of: 'draw', card } }).state, chair),
    );
    expect(rest.every(seen => deepEqual(seen, first))).toBe(true);
  }
}

const shoutsIn = (match: Match, verdict: string): number =>
  match.events.filter(event => 'verdict' in event && event.verdict === verdict).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('[KK-17r] the laws hold where mistakes are made', () => {
  it.each([
    ['silence', 'right'],
    ['card', 'left'],
  ])('a false shout costs %s, and the turn passes to the %s', { timeout: 300_000 }, async (falseShout, turns) => {
    const options = { mistakes: 'called', falseShout, pack: 'nuerland', turns };
    const game = await box.games[0]!.open(options, readShelfData);
    const drive: typeof randomInput = (match, status, random) => {
      checkUnseenDraw(match);
      return randomInputWithMistakes(4, 8)(match, status, random);
    };
    const matches = allSeats(9)
      .slice(2)
      .map(seats => checkLaws({ game, options, seating: { count: seats }, seed: `wild ${seats}`, nextInput: drive }));
    for (const verdict of ['mistake', 'late', 'false']) {
      expect(sum(matches.map(match => shoutsIn(match, verdict))), verdict).toBeGreaterThan(0);
    }
  });

  it('[KK-4] every play is right, refused or mistaken, and only one of these', async () => {
    for (const mistakes of ['called', 'refused']) {
      const options = { mistakes, falseShout: 'card', pack: 'nuerland' };
      const game = await box.games[0]!.open(options, readShelfData);
      const drive: typeof randomInput = (match, status, random) => {
        if (status.is === 'open' && random.below(12) === 0) checkEveryPlay(match);
        return randomInputWithMistakes(4, 10)(match, status, random);
      };
      for (const seats of [2, 3, 5]) {
        checkLaws({ game, options, seating: { count: seats }, seed: `all ${seats}`, nextInput: drive, scrutiny: 0 });
      }
    }
  });
});
