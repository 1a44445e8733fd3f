import type { ClientState } from '@parlour/client/client';
import { expect, it } from 'vitest';
import { roomEventsBetween } from './remote-events.ts';

const person = (name: string, more = {}) => ({ is: 'person', name, ...more }) as const;
const stateOf = (
  number: number,
  room: Partial<ClientState['room']> = {},
  history: ClientState['history'] = [],
): ClientState => ({
  ...{ number, seat: 0, history },
  room: {
    ...{ seats: [person('Ada'), person('Brian')], locked: false, closed: false, match: 1, playing: true, cut: [] },
    ...room,
  },
});
const sentences = (before: ClientState, after: ClientState): string[] =>
  roomEventsBetween(before, after).map(({ sentence }) => sentence);

it('tells who asks to take back, and that it was not agreed to', () => {
  const asked = stateOf(2, { undo: { seat: 0, agreed: [] } });
  expect(sentences(stateOf(1), asked)).toEqual(['You ask to undo a move.']);
  expect(sentences(asked, asked)).toEqual([]);
  expect(sentences(asked, stateOf(3))).toEqual(['You may not undo: not everyone agreed.']);
  expect(sentences(asked, stateOf(3, {}, [{ what: 'plays', clause: 'X-1' }]))).toEqual([]);
});

it('tells who is stood in for, and who is back', () => {
  const away = stateOf(2, { seats: [person('Ada'), person('Brian', { standIn: 'normal' })] });
  expect(sentences(stateOf(1), away)).toEqual(['A computer is playing for Brian.']);
  expect(sentences(away, stateOf(3))).toEqual(['Brian is back.']);
});

it('tells of each move that a simpler player made for a computer player that had failed', () => {
  const failed = (number: number): ClientState => ({
    ...stateOf(number),
    fallback: { what: 'input', by: 1, fallback: 'easy', events: [], number, at: 0 },
  });
  const sentence = 'The computer player for Brian had a problem. A simpler one made this move.';
  expect(sentences(stateOf(1), failed(2))).toEqual([sentence]);
  expect(sentences(failed(2), failed(2))).toEqual([]);
  expect(sentences(failed(2), failed(4))).toEqual([sentence]);
});
