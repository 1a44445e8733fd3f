/** Seat 0 begins everywhere; a refused line names the clause it rests on. */

import { seededRandom } from '@parlour/kernel/random';
import { parseRecord, replayMatch } from '@parlour/kernel/record';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { eventLines, legalPlayLines, playLines, viewWithHistory } from '../testing/fixtures.ts';
import { alice, aliceWith } from './alice.ts';
import { apply } from './apply.ts';
import { begin, isOver, resultOf } from './state.ts';

const ROUND = ['1L 2a 3a', '2L 3b 1a', '3L 1b 2b'];

/** Seat 2 is dealt a whole set. */
const WHOLE = ['1L 2a 3a', '2L 3b 2b', '4L 4a 4b', '3L 1a 1b'];

/** A whole game with one failed question. */
const GAME = ['1L 1a 2a 3b', '2L 1b 3L 4a', '3a 2b 4L 4b'];
const GAME_LINES = [
  '0 expose 1L',
  '0 ask 1 1b',
  '1 expose 2L',
  '1 ask 2 2b',
  '1 ask 0 2a',
  '1 expose 3L',
  '1 ask 0 3a',
  '* forfeit 4a',
  '2 expose 4L',
  '2 ask 0 4a',
  '* forfeit 3b',
  '1 ask 2 3a',
  '1 ask 2 3b',
];

describe('dealing and laying down', () => {
  it('[AL-1] all cards are dealt, one at a time, first to the left of the dealer', () => {
    const { events } = apply(begin({ peek: false }, { count: 5, dealer: 3 }), {
      by: 'chance',
      drew: { dealer: 3, pack: alice.pack },
    });
    const dealt = events.flatMap(event => (event.what === 'hand' ? event.cards : []));
    expect(dealt).toEqual([10, 10, 9, 9, 10]);
    expect(events[5]).toMatchObject({
      what: 'hand',
      seat: 4,
      secret: { hand: expect.arrayContaining(['1L', '2b']) },
    });
  });

  it('[AL-1] nobody plays before the deal', () => {
    expect(alice.refuse(begin({ peek: false }, { count: 3 }), 0, { do: 'stop' })?.clause).toBe('AL-1');
  });

  it('[AL-2] a whole set is laid down before play, and only its owner knows which', () => {
    const { game, state } = playLines(WHOLE);
    expect(state.made).toEqual([[], [], [4], []]);
    expect(state.hands[2]).toEqual([]);
    expect(game.view(state, 2).finished[2]).toEqual([4]);
    expect(game.view(state, 0).finished[2]).toEqual([null]);
    expect(JSON.stringify(game.view(state, 0))).not.toContain('"set":');
  });

  it('[AL-2] with peek everybody sees which set was laid down', () => {
    const match = playLines(WHOLE, [], 'peek=true');
    expect(match.game.view(match.state, 0).finished[2]).toEqual([4]);
    expect(match.events).toContainEqual({ what: 'lay', clause: 'AL-2', seat: 2, set: 4, points: [0, 0, 1, 0] });
  });

  it('[AL-3] the player on the left of the dealer begins', () => {
    const match = playLines(ROUND);
    expect(match.game.status(match.state)).toEqual({ is: 'open', turn: [0] });
    expect(match.events).toContainEqual({ what: 'begin', clause: 'AL-3', seat: 0 });
  });
});

describe('asking', () => {
  it('[AL-4] a Leading card from the hand is exposed, then anybody may be asked for what it wants', () => {
    const match = playLines(ROUND, [
      '1 expose 2L refused AL-4',
      '0 ask 1 1a refused AL-4',
      '0 expose 2a refused AL-4',
      '0 expose 2L refused AL-4',
      '0 expose 1L',
    ]);
    expect(legalPlayLines(match)).toEqual(['0 ask 1 1a', '0 ask 1 1b', '0 ask 2 1a', '0 ask 2 1b']);
  });

  it('[AL-5] who has the card hands it over', () => {
    const match = playLines(ROUND, ['0 expose 1L', '0 ask 1 1a']);
    expect(match.state.hands).toEqual([
      ['1a', '2a', '3a'],
      ['2L', '3b'],
      ['1b', '2b', '3L'],
    ]);
    expect(eventLines(match)).toEqual(['expose 0 AL-4', 'ask 0 AL-4', 'give 1 AL-5']);
  });

  it('[AL-6] the asker goes on asking for what is missing, and completes at once', () => {
    const match = playLines(ROUND, ['0 expose 1L', '0 ask 1 1a', '0 stop refused AL-6']);
    expect(legalPlayLines(match)).toEqual(['0 ask 1 1b', '0 ask 2 1b']);
    const done = playLines(ROUND, ['0 expose 1L', '0 ask 1 1a', '0 ask 2 1b']);
    expect(eventLines(done).slice(3)).toEqual(['ask 0 AL-6', 'give 2 AL-5', 'complete 0 AL-6', 'pass 0 AL-11']);
    expect(done.state.made[0]).toEqual([1]);
  });

  it('[AL-7] who asks in vain forfeits a card to the one asked, and the turn passes to the left', () => {
    const match = playLines(ROUND, ['0 expose 1L', '0 ask 1 1b', '* forfeit 3a']);
    expect(eventLines(match)).toEqual(['expose 0 AL-4', 'ask 0 AL-4', 'no 1 AL-7', 'forfeit 0 AL-8']);
    expect(match.state.hands.slice(0, 2)).toEqual([['2a'], ['1a', '2L', '3a', '3b']]);
    expect(match.state.turn).toBe(1);
  });

  it('[AL-8] the forfeit is drawn unseen from the hand, each card alike, and never the exposed one', () => {
    const match = playLines(ROUND, ['0 expose 1L', '0 ask 1 1b']);
    expect(match.game.status(match.state)).toEqual({ is: 'chance', of: 'draw' });
    expect(match.game.readChance(match.state, 'forfeit 1L')).toBeUndefined();
    expect(match.game.refuse(match.state, 0, { do: 'stop' })?.clause).toBe('AL-8');
    const random = seededRandom('forfeits');
    const drawn = Array.from({ length: 600 }, () => JSON.stringify(match.game.draw(match.state, random)));
    expect(new Set(drawn)).toEqual(new Set(['{"forfeit":"2a"}', '{"forfeit":"3a"}']));
    expect(Math.abs(drawn.filter(card => card.includes('2a')).length - 300)).toBeLessThan(60);
  });

  it('[AL-8] only the two it passes between see the card', () => {
    const match = playLines(ROUND, ['0 expose 1L', '0 ask 1 1b', '* forfeit 3a']);
    const seen = [0, 1, 2, null].map(chair => viewWithHistory(match, chair).history.at(-1));
    const open = { what: 'forfeit', clause: 'AL-8', seat: 0, to: 1 };
    expect(seen).toEqual([{ ...open, card: '3a' }, { ...open, card: '3a' }, open, open]);
  });

  it('[AL-9] having completed a set they may expose another Leading card', () => {
    const match = playLines(GAME, GAME_LINES.slice(0, 5));
    expect(legalPlayLines(match)).toEqual(['1 expose 3L', '1 stop']);
    expect(eventLines(playLines(GAME, GAME_LINES.slice(0, 6))).at(-1)).toBe('expose 1 AL-9');
  });

  it('[AL-10] who has no Leading card forfeits to the player who played last', () => {
    const match = playLines(GAME, GAME_LINES.slice(0, 10));
    expect(match.events.at(-1)).toEqual({ what: 'lack', clause: 'AL-10', seat: 0, to: 2 });
    const after = playLines(GAME, GAME_LINES.slice(0, 11));
    expect(after.state.hands).toEqual([[], [], ['3a', '3b']]);
    expect(after.state.turn).toBe(1);
  });

  it('[AL-10] an exposed Leading card is a Leading card', () => {
    const match = playLines(GAME, GAME_LINES.slice(0, 11));
    expect(match.state.exposed[1]).toBe('3L');
    expect(legalPlayLines(match)).toEqual(['1 ask 2 3a', '1 ask 2 3b']);
  });

  it('[AL-11] who completed a set and has no Leading card left forfeits nothing', () => {
    const match = playLines(GAME, GAME_LINES.slice(0, 2));
    expect(eventLines(match).slice(-2)).toEqual(['complete 0 AL-6', 'pass 0 AL-11']);
    expect(match.state.hands[0]).toEqual(['2a', '3b']);
    expect(match.state.turn).toBe(1);
  });

  it('[AL-12] one Leading card at a time lies exposed, from turn to turn', () => {
    const match = playLines(GAME, [...GAME_LINES.slice(0, 6), '1 expose 3L refused AL-12', ...GAME_LINES.slice(6, 12)]);
    expect(match.state.exposed[1]).toBe('3L');
    expect(match.events.filter(({ what, clause }) => what === 'ask' && clause === 'AL-12')).toHaveLength(1);
  });
});

/** Seat 0 is left with nothing but its exposed Leading card. */
const LOST = [
  '0 expose 1L',
  '0 ask 1 1b',
  '* forfeit 2a',
  '1 expose 2L',
  '1 ask 0 2b',
  '* forfeit 3b',
  '2 expose 3L',
  '2 ask 0 3a',
  '2 ask 0 3b',
];

describe('the last card', () => {
  it('[AL-13] whoever has only their exposed card loses it by asking in vain', () => {
    const before = playLines(ROUND, LOST);
    expect(before.state.hands[0]).toEqual([]);
    expect(legalPlayLines(before)).toEqual(['0 ask 1 1a', '0 ask 2 1a', '0 ask 2 1b']);
    const after = playLines(ROUND, [...LOST, '0 ask 2 1a']);
    expect(eventLines(after).slice(-4)).toEqual(['ask 0 AL-12', 'no 2 AL-7', 'forfeit 0 AL-13', 'out 0 AL-19r']);
    expect(after.state.exposed[0]).toBeNull();
  });

  it('[AL-18r] the card they lost goes into the hand of the winner', () => {
    const match = playLines(ROUND, [...LOST, '0 ask 2 1a', '1 ask 2 2b']);
    expect(match.state.hands[2]).toEqual(['1L', '1b']);
    expect(match.state.turn).toBe(2);
    expect(legalPlayLines(match)).toEqual(['2 expose 1L']);
  });

  it('[AL-19r] turns skip a player without any card, and they cannot be asked', () => {
    const match = playLines(WHOLE, [
      '0 expose 1L',
      '0 ask 2 1a refused AL-15r',
      '0 ask 1 1a',
      '* forfeit 3a',
      '1 expose 2L',
      '1 ask 0 2a',
    ]);
    expect(match.state.turn).toBe(3);
    expect(eventLines(match)).toContain('out 2 AL-19r');
  });

  it('[AL-14] when all sets are made the most sets win', () => {
    const match = playLines(GAME, GAME_LINES);
    expect(match.game.status(match.state)).toEqual({ is: 'over', result: { winners: [1], scores: [1, 2, 1] } });
    expect(match.events.at(-1)).toEqual({ what: 'end', clause: 'AL-14', winners: [1] });
    expect(match.game.refuse(match.state, 1, { do: 'stop' })?.clause).toBe('AL-14');
  });

  it('[AL-21r] who have equally many share the win', () => {
    const match = playLines(ROUND, [...LOST, '0 ask 1 1a', '0 ask 2 1b', '1 ask 2 2b']);
    expect(match.game.status(match.state)).toMatchObject({
      is: 'over',
      result: { winners: [0, 1, 2], scores: [1, 1, 1] },
    });
    expect(match.events.at(-1)).toEqual({ what: 'end', clause: 'AL-21r', winners: [0, 1, 2] });
    expect(resultOf(match.state).winners).toEqual([0, 1, 2]);
  });
});

describe('rulings', () => {
  it('[AL-15r] only a missing card of the exposed set is asked for', () => {
    playLines(ROUND, [
      '0 expose 1L',
      '0 ask 1 2b refused AL-15r',
      '0 ask 1 1L refused AL-15r',
      '0 ask 1 1a',
      '0 ask 2 1a refused AL-15r',
    ]);
  });

  it('[AL-15r] only of another player who has a card in hand', () => {
    playLines(ROUND, ['0 expose 1L', '0 ask 0 1a refused AL-15r', '0 ask 5 1a refused AL-15r']);
    const lastExposed = [...GAME_LINES.slice(0, 8), '2 expose 4L', '2 ask 1 4a refused AL-15r'];
    expect(playLines(GAME, lastExposed).state.exposed[1]).toBe('3L');
  });

  it('[AL-16r] after completing a set they may stop, and not before', () => {
    const match = playLines(GAME, ['0 stop refused AL-16r', ...GAME_LINES.slice(0, 5), '1 stop']);
    expect(eventLines(match).at(-1)).toBe('stop 1 AL-16r');
    expect(match.state.turn).toBe(2);
    expect(match.state.forfeit).toBeNull();
  });

  it('[AL-17r] three of a set in one hand are completed by exposing the Leading card', () => {
    const match = playLines(
      ['1L 2b 3a', '2L 2a 3b', '3L 1a 1b'],
      ['0 expose 1L', '0 ask 1 1a', '* forfeit 2b', '1 expose 2L'],
    );
    expect(eventLines(match).slice(-3)).toEqual(['expose 1 AL-4', 'complete 1 AL-17r', 'pass 1 AL-11']);
  });

  /** Seat 0 wants 1b, which seat 2 loses to it. */
  const FORFEITED = ['1L 1a 2a', '2L 3a 2b', '3L 1b 3b'];
  const FORFEITED_LINES = [
    '0 expose 1L',
    '0 ask 1 1b',
    '* forfeit 2a',
    '1 expose 2L',
    '2 expose 3L',
    '2 ask 0 3a',
    '* forfeit 1b',
  ];

  it('[AL-17r] an exposed set that a forfeit has filled is completed when the turn comes', () => {
    const match = playLines(FORFEITED, FORFEITED_LINES);
    expect(eventLines(match).slice(-5)).toEqual([
      'forfeit 2 AL-8',
      'complete 0 AL-17r',
      'pass 0 AL-11',
      'lack 1 AL-10',
      'out 0 AL-19r',
    ]);
  });

  it('[AL-20r] the player who played last receives the forfeit even without a card', () => {
    const match = playLines(FORFEITED, [...FORFEITED_LINES, '* forfeit 3a']);
    expect(match.state.hands).toEqual([['3a'], [], ['3b']]);
    expect(match.state.turn).toBe(2);
  });

  it('[AL-20r] before anybody has played there is no forfeit', () => {
    const match = playLines(['1a 2a 3a', '1L 2L 3b', '3L 1b 2b']);
    expect(eventLines(match)).toEqual(['pass 0 AL-20r']);
    expect(match.state.turn).toBe(1);
  });

  it('[AL-20r] laying down before play is not playing', () => {
    const match = playLines(['1a 2a 3a', '4L 4a 4b', '1L 2L 3b', '3L 1b 2b']);
    expect(eventLines(match)).toEqual(['lay 1 AL-2', 'pass 0 AL-20r', 'out 1 AL-19r']);
    expect(match.state.turn).toBe(2);
  });

  it('[AL-20r] nobody forfeits to themselves', () => {
    const { state } = playLines(GAME, GAME_LINES.slice(0, 5));
    const alone = { ...state, hands: state.hands.with(2, ['3a', '4b']).with(0, ['3b', '4L']), last: 2 };
    const { events } = apply(alone, { by: 1, play: { do: 'stop' } });
    expect(events.at(-1)).toEqual({ what: 'pass', clause: 'AL-20r', seat: 2 });
  });

  it('[AL-22r] it is for three players or more', () => {
    const record = unwrap(parseRecord('Game: alice\nRules: 1\nSeats: 2\n\n'));
    expect(replayMatch(aliceWith(16) as never, record)).toMatchObject({
      fault: { line: 1, message: 'Alice in Wonderland needs 3 to 12 players (got 2).' },
    });
  });

  /** Seat 1 has said no to 1b, which seat 2 has. */
  const VAIN = ['1L 1a 2a 3a', '2L 3b 4a 2b', '3L 1b 4L 4b'];

  it('[AL-23r] nobody is asked twice in vain', () => {
    const match = playLines(VAIN, [
      '0 expose 1L',
      '0 ask 1 1b',
      '* forfeit 3a',
      '1 expose 2L',
      '1 ask 2 2a',
      '* forfeit 4a',
      '2 expose 3L',
      '2 ask 0 3b',
      '* forfeit 4b',
      '0 ask 1 1b refused AL-23r',
    ]);
    expect(legalPlayLines(match)).toEqual(['0 ask 2 1b']);
  });

  it('[AL-23r] but again once they have received a card, whatever it is', () => {
    const match = playLines(VAIN, [
      '0 expose 1L',
      '0 ask 1 1b',
      '* forfeit 3a',
      '1 expose 2L',
      '1 ask 0 2a',
      '2 expose 3L',
      '2 ask 0 3b',
      '* forfeit 4b',
    ]);
    expect(match.state.barred).toEqual([{ by: 2, of: 0, card: '3b' }]);
    expect(legalPlayLines(match)).toEqual(['0 ask 1 1b', '0 ask 2 1b']);
  });

  /** Every question fails, and the card it costs goes round. */
  const ROUND_IN_VAIN = ['0 ask 1 1b', '* forfeit 3a', '1 ask 2 2a', '* forfeit 3a', '2 ask 0 3b', '* forfeit 3a'];
  const inVain = (turns: number): string[] => {
    const exposes = ['0 expose 1L', '1 expose 2L', '2 expose 3L'];
    const first = ROUND_IN_VAIN.flatMap((line, i) => (i % 2 === 0 ? [exposes[i / 2]!, line] : [line]));
    const again = Array.from({ length: turns }, (_, turn) => ROUND_IN_VAIN.slice(2 * (turn % 3), 2 * (turn % 3) + 2));
    return [...first, ...again.flat()].slice(0, 3 + 2 * turns);
  };

  it('[AL-23r] with repeats allowed the same may be asked again at once, as on the sheet', () => {
    const match = playLines(VAIN, inVain(3), 'repeats=allowed');
    expect(legalPlayLines(match)).toEqual(['0 ask 1 1b', '0 ask 2 1b']);
    expect(viewWithHistory(match, 0)).toMatchObject({ repeats: 'allowed', turns: 3 });
  });

  it('[AL-23r] with repeats allowed it is over after 400 turns, the sets counted as they lie', () => {
    const before = playLines(VAIN, inVain(399), 'repeats=allowed');
    expect(before.game.status(before.state)).toMatchObject({ is: 'open' });
    const { game, state, events } = playLines(VAIN, inVain(400), 'repeats=allowed');
    expect(game.status(state)).toEqual({ is: 'over', result: { winners: [0, 1, 2], scores: [0, 0, 0] } });
    expect(events.at(-1)).toEqual({ what: 'end', clause: 'AL-23r', winners: [0, 1, 2], turns: 400 });
    expect(game.refuse(state, 1, { do: 'ask', of: 2, card: '2a' })).toEqual({ clause: 'AL-23r', why: 'turns-up' });
    expect(game.say(events.at(-1)!, seat => `Seat ${seat}`)).toBe(
      '400 turns have been played. Seat 0, Seat 1 and Seat 2 share the win.',
    );
  });

  it('[AL-23r] an agreed game without the option goes on as before', () => {
    const { state } = playLines(VAIN, ['0 expose 1L', '0 ask 1 1b', '* forfeit 3a']);
    const older = begin({ peek: false }, { count: 3, dealer: 2 });
    expect(older.repeats).toBe(state.repeats);
    expect(isOver({ ...state, turns: 5000 })).toBe(false);
  });
});
