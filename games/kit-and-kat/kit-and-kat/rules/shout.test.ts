import { describe, expect, it } from 'vitest';
import { dealScene, lateScene, listEvents, listPlays, playLines, refusal, type Scene } from '../testing/scene.ts';
import { mistake, seatsThatMayShout } from './judge.ts';
import { scoresOf } from './state.ts';
import { view } from './view.ts';

const refused = (scene: Scene, line: string): string | undefined => refusal(scene, line)?.clause;

/** All seats hold a 1; seat 2 begins. */
const HANDS = ['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8'];
const three = dealScene(HANDS);

describe('a mistake', () => {
  it.each([
    ['plays another card while holding a 1', '2 A2'],
    ['lays a card while holding a 1', '2 lay A6'],
    ['lays the 1 itself', '2 lay A1'],
  ])('[KK-8] whoever %s is rightly shouted at', (_, line) => {
    const out = playLines(three, line, '0 shout 2');
    expect(out.events.at(-2)).toMatchObject({ what: 'shout', clause: 'KK-8', seat: 0, at: 2, verdict: 'mistake' });
    expect(out.state.drawing).toMatchObject({ by: 0, from: 2 });
  });

  it('[KK-8] so is whoever plays a card out of its order', () => {
    const out = playLines(three, '2 A1', '2 A6', '1 shout 2');
    expect(out.events.at(-2)).toMatchObject({ what: 'shout', verdict: 'mistake' });
  });

  it('[KK-8] the shouter draws a card, the turn is over without a Kitten, and the offender plays again in their next', () => {
    const out = playLines(three, '2 A1', '2 A6', '0 shout 2', '* draws A7');
    expect(out.state.hands[0]).toEqual(['A7', 'C1', 'C2', 'C6', 'C7', 'C8']);
    expect(out.state.hands[2]).toEqual(['A2', 'A6', 'A8']);
    expect(out.state.kittens[2]).toEqual([]);
    expect(out.state.turn).toBe(1);
    expect(out.events.at(-1)).toEqual({
      what: 'draws',
      clause: 'KK-8',
      seat: 0,
      from: 2,
      secret: { card: 'A7' },
      seenBy: [0, 2],
    });
    expect(listPlays(playLines(out, '1 B1', '1 lay B6', '0 C1', '0 lay C6'), 2)).toContain('A2, lay A2');
  });

  it('[KK-17r] is accepted like any other play, and nobody is told', () => {
    const [right, wrong] = [
      dealScene(['C6 C7 C8 C9 C10', 'A6 A7 A8 A9 A10']),
      dealScene(['C6 C7 C8 C9 C10', 'A1 A7 A8 A9 A6']),
    ];
    expect(mistake(wrong.state, 1, { do: 'lay', card: 'A6', on: null })).toBe('KK-4');
    expect(mistake(right.state, 1, { do: 'lay', card: 'A6', on: null })).toBeUndefined();
    expect(playLines(wrong, '1 lay A6').events).toEqual(playLines(right, '1 lay A6').events);
    expect(listPlays(playLines(wrong, '1 lay A6'), 0)).toBe(listPlays(playLines(right, '1 lay A6'), 0));
  });

  it('[KK-17r] or refused by KK-4, for learners', () => {
    const learners = dealScene(HANDS, '', { mistakes: 'refused' });
    for (const line of ['2 A2', '2 lay A6', '2 lay A1']) expect(refused(learners, line)).toBe('KK-4');
    const after = playLines(learners, '2 A1');
    expect(refused(after, '2 A6')).toBe('KK-4');
    expect(refused(after, '2 lay A6')).toBeUndefined();
    expect(refused(after, '2 lay A6 on 0')).toBe('KK-14r');
  });

  it('[KK-17r] passing while the open hand of the last phase has a 1 is one too', () => {
    const scene = lateScene(['A10', 'A9 B1 C9', 'B2'], [], { last: true, turn: 1 });
    const out = playLines(scene, '1 A9', '1 pass', '0 shout 1');
    expect(out.events.map(({ what }) => what)).toEqual(['plays', 'passes', 'shout', 'back']);
  });
});

describe('[KK-18r] the window', () => {
  it('is closed before anything has been done', () => {
    expect(seatsThatMayShout(three.state)).toEqual([]);
    expect(refused(three, '0 shout 2')).toBe('KK-18r');
    expect(listPlays(three, 0)).toBe('');
  });

  it('is open to all others as soon as something has been done, right or wrong', () => {
    for (const line of ['2 A1', '2 A2']) {
      const scene = playLines(three, line);
      expect(seatsThatMayShout(scene.state)).toEqual([0, 1]);
      expect(listPlays(scene, 0)).toBe('shout 2');
      expect(refused(scene, '2 shout 2')).toBe('KK-18r');
      expect(refused(scene, '0 shout 1')).toBe('KK-18r');
    }
  });

  it('stays open until the next player has done something; they too may shout before', () => {
    const laid = playLines(three, '2 A2', '2 lay A6');
    expect(seatsThatMayShout(laid.state)).toEqual([0]);
    expect(listPlays(laid, 1)).toBe('B1, shout 2');
    expect(refused(laid, '0 shout 1')).toBe('KK-18r');
    expect(playLines(laid, '1 shout 2').events[0]).toMatchObject({ verdict: 'mistake' });
    const later = playLines(laid, '1 B1');
    expect(refused(later, '0 shout 2')).toBe('KK-18r');
    expect(seatsThatMayShout(later.state)).toEqual([0, 2]);
  });

  it('is closed once somebody has shouted rightly: the first has it', () => {
    const out = playLines(three, '2 A2', '0 shout 2', '* draws A7');
    expect(refused(out, '1 shout 2')).toBe('KK-18r');
    expect(seatsThatMayShout(out.state)).toEqual([]);
  });

  it('does not matter while a card is being drawn', () => {
    const drawing = playLines(three, '2 A2', '0 shout 2');
    expect(refused(drawing, '1 shout 2')).toBe('KK-8');
    expect(listPlays(drawing, 1)).toBe('');
  });
});

describe('[KK-19r] a good shout', () => {
  it('takes back all since the first mistake, and what was right before stays', () => {
    const out = playLines(three, '2 A1', '2 A2', '2 A6', '2 lay A7', '0 shout 2');
    expect(out.events.at(-1)).toMatchObject({ what: 'back', clause: 'KK-19r', cards: ['A6', 'A7'] });
    expect(out.state.rows[0]).toEqual(['A1', 'A2']);
    expect(out.state.hands[2]).toEqual(['A6', 'A7', 'A8']);
    expect(out.state.kittens[2]).toEqual([]);
  });

  it('may draw the very card that was misplayed', () => {
    const out = playLines(three, '2 A1', '2 A6', '1 shout 2', '* draws A6');
    expect(out.state.hands[1]).toContain('A6');
    expect(out.state.turn).toBe(1);
    expect(listPlays(out, 1)).toBe('B1');
  });

  it('takes everything back if a 1 was held from the start, the 1 too', () => {
    const out = playLines(three, '2 A6', '2 A1', '2 A2', '0 shout 2');
    expect(out.state.hands[2]).toEqual(['A1', 'A2', 'A6', 'A7', 'A8']);
  });

  it('puts Kittens back on the piles they came from', () => {
    const scene = lateScene(['D8 D9', 'E8 E9'], ['', 'A5 A7|B8|C9']);
    const out = playLines(scene, '1 A7', '1 B8', '1 A5', '0 shout 1');
    expect(out.state.kittens[1]).toEqual([['A5', 'A7'], ['B8'], ['C9']]);
    const one = playLines(scene, '1 C9', '1 B8', '1 A7', '1 lay E9', '0 shout 1');
    expect(one.state.kittens[1]).toEqual([['A5', 'A7']]);
  });

  it('puts a covering card back into the hand', () => {
    const scene = lateScene(['A9 D9', 'A8 B1 E9'], ['', 'A3|B3|C3|D3']);
    const out = playLines(scene, '1 lay E9 on 1', '0 shout 1');
    expect(out.state.kittens[1]).toEqual([['A3'], ['B3'], ['C3'], ['D3']]);
    expect(out.state.hands[1]).toEqual(['A8', 'B1', 'E9']);
  });

  it('[KK-24r] moves a pile back that was put on another', () => {
    const scene = lateScene(['A9 D9', 'A8 B1 E9'], ['', 'A3 A5|B3|C3|D3 D5']);
    const out = playLines(scene, '1 lay E9 move 0 on 3', '0 shout 1');
    expect(out.state.kittens[1]).toEqual([['A3', 'A5'], ['B3'], ['C3'], ['D3', 'D5']]);
    expect(out.state.hands[1]).toEqual(['A8', 'B1', 'E9']);
  });

  it('gives back books, also that of another', () => {
    const scene = lateScene(['A9 C9', 'A10 B9', 'D9'], [], { turn: 1 });
    const taken = playLines(scene, '1 A10', '1 lay B9', '0 A9');
    expect(scoresOf(taken.state)).toEqual([10, 1, 0]);
    const held = lateScene(['A9 B1', 'C9', 'D9'], [], { turn: 0, tens: Array(14).fill(1) });
    const out = playLines(held, '0 A9', '1 shout 0');
    expect(playLines(held, '0 A9').state.books[1]).toEqual(['A']);
    expect(out.events.at(-1)).toMatchObject({ what: 'back', books: ['A'], points: [0, -1, 0] });
    expect(out.state.rows[0]).toHaveLength(9);
    expect(out.state.tens[0]).toBe(1);
  });

  it('forgets who played a 10 that goes back', () => {
    const out = playLines(lateScene(['A9 C9', 'A10 B9']), '1 A10', '0 shout 1');
    expect(out.state.tens[0]).toBeNull();
  });

  it('leaves a packet taken meanwhile', () => {
    const scene = dealScene(['F6 F7 F8 F9 F10', 'A1 A2 A3 A4 A6'], 'B6 B7 B8 B9 B10');
    const out = playLines(scene, '1 A1', '1 A2', '1 A3', '1 A4', '1 A6', '0 shout 1', '* draws B7');
    expect(out.state.hands[1]).toEqual(['A6', 'B6', 'B8', 'B9', 'B10']);
  });

  it('draws nothing from an empty hand', () => {
    const out = playLines(lateScene(['A9', ''], ['', 'A10']), '1 A10', '0 shout 1');
    expect(out.events.map(({ what }) => what)).toEqual(['plays', 'shout', 'back']);
    expect(out.state.drawing).toBeNull();
    expect(out.state.turn).toBe(0);
  });

  it('[KK-12r] fills the hand that the draw has emptied', () => {
    const scene = dealScene(['F6 F7 F8 F9 F10', 'A1 A2 A3 B6 C9'], 'D6 D7 D8 D9 D10');
    const out = playLines(scene, '1 A1', '1 A2', '1 A3', '1 lay B6', '0 lay F6', '1 B6', '0 shout 1', '* draws C9');
    expect(out.state.kittens[1]).toEqual([['B6']]);
    expect(out.state.hands[1]).toEqual(['D6', 'D7', 'D8', 'D9', 'D10']);
    expect(out.state.turn).toBe(0);
  });

  it('draws in the open in the last phase', () => {
    const out = playLines(lateScene(['A9', 'A10 B9 B10'], [], { last: true }), '1 A10', '0 shout 1', '* draws B9');
    expect(out.events.at(-1)).toEqual({ what: 'draws', clause: 'KK-8', seat: 0, from: 1, card: 'B9' });
    expect(view(out.state, null).others.map(({ open }) => open)).toEqual([
      ['A9', 'B9'],
      ['A10', 'B10'],
    ]);
  });
});

describe('[KK-20r] a false shout', () => {
  it('costs nothing but the right to shout again in that turn', () => {
    const out = playLines(three, '2 A1', '0 shout 2');
    expect(out.events.at(-1)).toMatchObject({ what: 'shout', clause: 'KK-20r', verdict: 'false' });
    expect(out.state.hands).toEqual(playLines(three, '2 A1').state.hands);
    expect(refused(out, '0 shout 2')).toBe('KK-20r');
    expect(seatsThatMayShout(out.state)).toEqual([1]);
    expect(out.state.turn).toBe(2);
    const laid = playLines(out, '2 A6', '2 lay A7');
    expect(refused(laid, '0 shout 2')).toBe('KK-20r');
    expect(refused(playLines(laid, '1 B1'), '0 shout 1')).toBeUndefined();
  });

  it('can cost a card instead, drawn by the accused', () => {
    const scene = dealScene(HANDS, '', { falseShout: 'card' });
    const out = playLines(scene, '2 A1', '0 shout 2', '* draws C1');
    expect(out.state.hands[2]).toEqual(['A2', 'A6', 'A7', 'A8', 'C1']);
    expect(out.state.turn).toBe(2);
    expect(listPlays(out, 2)).toBe('C1');
    expect(refused(out, '0 shout 2')).toBeUndefined();
    expect(out.events.at(-1)).toMatchObject({ what: 'draws', clause: 'KK-20r', seat: 2, from: 0 });
  });

  it('can cost the last card, and the turn with it', () => {
    const scene = playLines(lateScene(['A8', 'B8', 'C8 C9'], [], { falseShout: 'card' }), '2 lay C9');
    const out = playLines(scene, '1 shout 2', '* draws B8');
    expect(out.state.turn).toBe(0);
    expect(out.state.hands[2]).toEqual(['B8', 'C8']);
    expect(
      listEvents(playLines(lateScene(['A8', '', 'C8 C9'], [], { falseShout: 'card' }), '2 lay C9', '1 shout 2')),
    ).toBe('lays KK-5, shout KK-20r');
  });
});

describe('[KK-23r] a 1 held back', () => {
  const held = playLines(three, '2 lay A6', '1 B1', '1 lay B6', '0 C1', '0 lay C6');

  it('gives itself away when it is played at last: what was played stays, a card and the turn are lost', () => {
    const out = playLines(held, '2 A1', '2 A2', '1 shout 2', '* draws A7');
    expect(out.events[2]).toMatchObject({ what: 'shout', clause: 'KK-23r', verdict: 'late' });
    expect(out.state.rows[0]).toEqual(['A1', 'A2']);
    expect(out.state.hands[2]).toEqual(['A8']);
    expect(out.state.turn).toBe(1);
  });

  it('can still be called after the turn, until the next player has done something', () => {
    const laid = playLines(held, '2 A1', '2 lay A2');
    expect(playLines(laid, '0 shout 2').events[0]).toMatchObject({ verdict: 'late' });
    expect(refused(playLines(laid, '1 B2'), '0 shout 2')).toBe('KK-18r');
  });

  it('is not late if it came with a packet that was taken because the turn had ended', () => {
    const scene = dealScene(['F6 F7 F8 F9 F10', 'A1 A2 A3 A4 A6'], 'B1 B7 B8 B9 B10');
    const out = playLines(scene, '1 A1', '1 A2', '1 A3', '1 A4', '1 lay A6', '0 lay F6', '1 B1', '0 shout 1');
    expect(out.events.at(-1)).toMatchObject({ verdict: 'false' });
  });

  it('is late if it came in mid-turn and was not played then', () => {
    const scene = dealScene(['F6 F7 F8 F9 F10', 'A1 A2 A3 A4 A5'], 'B1 B7 B8 B9 B10');
    const out = playLines(scene, '1 A1', '1 A2', '1 A3', '1 A4', '1 A5', '1 lay B7', '0 lay F6', '1 B1', '0 shout 1');
    expect(out.events.at(-1)).toMatchObject({ verdict: 'late' });
  });

  it('goes back with the rest if something else was wrong before it in the turn', () => {
    const out = playLines(held, '2 A7', '2 A1', '1 shout 2');
    expect(out.events.at(-2)).toMatchObject({ verdict: 'mistake' });
    expect(out.state.rows[0]).toEqual([]);
  });

  it('is held no more by whom it was drawn', () => {
    const drawn = playLines(three, '2 lay A6', '1 shout 2', '* draws A1', '1 A1', '0 shout 1');
    expect(drawn.events.at(-1)).toMatchObject({ verdict: 'false' });
  });
});

describe('[KK-23r] what has been paid for', () => {
  const back = ['1 B1', '1 lay B6', '0 C1', '0 lay C6', '2 A1', '1 shout 2'];

  it('is not late: a shout that ended the turn has paid for the 1 in the hand', () => {
    const out = playLines(playLines(three, '2 A6', '0 shout 2', '* draws A7'), ...back);
    expect(out.events.at(-1)).toMatchObject({ what: 'shout', verdict: 'false' });
  });

  it('is not late: so has a shout after the turn', () => {
    const out = playLines(playLines(three, '2 lay A6', '0 shout 2', '* draws A7'), ...back);
    expect(out.events.at(-1)).toMatchObject({ what: 'shout', verdict: 'false' });
  });

  it('is late again once it is held back to the end of a later turn', () => {
    const paid = playLines(three, '2 lay A6', '0 shout 2', '* draws A7', '1 B1', '1 lay B6', '0 C1', '0 lay C6');
    const again = playLines(paid, '2 lay A8', '1 B2', '1 lay B7', '0 C2', '0 lay C7', '2 A1', '1 shout 2');
    expect(again.events.at(-1)).toMatchObject({ what: 'shout', verdict: 'late' });
  });

  it('is an uncovered 1 too, and a covered one is not', () => {
    const held = { held: [[], ['B1']] };
    const open = lateScene(['A9 D9', 'A8 E9'], ['', 'B1|C3'], held);
    expect(playLines(open, '1 A8', '0 shout 1', '* draws E9').state.held[1]).toEqual([]);
    const covered = lateScene(['A9 D9', 'A10 E9'], ['', 'B1 C3|C4'], held);
    expect(playLines(covered, '1 A10', '0 shout 1', '* draws E9').state.held[1]).toEqual(['B1']);
  });

  it('is late all the same by rules 1', () => {
    const old = { ...three, state: { ...three.state, rules: 1 as const } };
    const out = playLines(playLines(old, '2 lay A6', '0 shout 2', '* draws A7'), ...back);
    expect(out.events.at(-1)).toMatchObject({ what: 'shout', verdict: 'late' });
  });
});

describe('[KK-25r] a 1 that lies uncovered among the Kittens', () => {
  const laid = playLines(three, '2 lay A1', '1 B1', '1 lay B6', '0 C1', '0 lay C6');

  it('must be played before anything else', () => {
    expect(listPlays(laid, 2)).toBe('A1, shout 0');
    for (const line of ['2 A6', '2 lay A6'])
      expect(playLines(laid, line, '0 shout 2').events.at(-2)).toMatchObject({ what: 'shout', verdict: 'mistake' });
    expect(mistake(laid.state, 2, { do: 'play', card: 'A1' })).toBeUndefined();
  });

  it('may be played after a 1 of the hand: of 1s any comes first', () => {
    const scene = lateScene(['A9 D9', 'C1 E9'], ['', 'B1|C3']);
    expect(listPlays(scene, 1)).toBe('B1, C1');
  });

  it('is not late because it lay there', () => {
    expect(playLines(laid, '2 A1', '1 shout 2').events.at(-1)).toMatchObject({ what: 'shout', verdict: 'false' });
  });

  it('[KK-23r] but is late if it was held in the hand before that', () => {
    const held = playLines(three, '2 lay A6', '1 B1', '1 lay B6', '0 C1', '0 lay C6');
    const scene = playLines(held, '2 lay A1', '1 B2', '1 lay B7', '0 C2', '0 lay C7', '2 A1', '1 shout 2');
    expect(scene.events.at(-1)).toMatchObject({ what: 'shout', verdict: 'late' });
  });

  it('makes passing a mistake (KK-15r)', () => {
    const scene = lateScene(['A9', ''], ['', 'B1']);
    expect(listPlays(scene, 1)).toBe('B1');
    const out = playLines(scene, '1 pass', '0 shout 1');
    expect(out.events.map(({ what }) => what)).toEqual(['passes', 'shout']);
    expect(out.events[1]).toMatchObject({ verdict: 'mistake' });
  });

  it('does not count while it is covered, nor by rules 1', () => {
    const covered = lateScene(['A9 D9', 'A8 E9'], ['', 'B1 C3|C4']);
    expect(listPlays(covered, 1)).toContain('A8');
    const old = { ...laid, state: { ...laid.state, rules: 1 as const } };
    expect(listPlays(old, 2)).toContain('lay A6');
  });

  it('is seen by all: whoever forgets it is wrong in every world', () => {
    const out = playLines(laid, '2 lay A6').state;
    expect(out.notes.find(note => note.is === 'laid' && note.card === 'A6')).toMatchObject({ plain: 'kitten' });
  });
});
