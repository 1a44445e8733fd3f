/** Breaks each law on purpose; the check must fail with that law. */

import { monkey } from '@parlour/games/nations/monkey/rules/monkey';
import { nations } from '@parlour/games/nations/nations/rules/nations';
import type { Game, GameEvent } from '@parlour/kernel/game';
import { checkLaws } from '@parlour/kernel/laws';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { expect, it } from 'vitest';

const whist: Game = nations;
const oldMaid: Game = monkey;
type State = Record<string, unknown> & { hands: number[] };

const runLaws =
  (game: Game, limit = 2000): (() => unknown) =>
  () =>
    checkLaws({
      game,
      options: defaultsOf(game.options),
      seating: { count: 4, dealer: 0 },
      seed: 'bite',
      scrutiny: 100,
      maxInputs: limit,
    });

let secretCount = 0;

const broken: [number, string, Game, number?][] = [
  [
    1,
    'a state with a class in it',
    { ...whist, begin: (o, s) => ({ ...(whist.begin(o, s) as State), at: new Date(0) }) },
  ],
  [
    2,
    'a state that depends on more than its log',
    {
      ...whist,
      apply: (s, i) => {
        const step = whist.apply(s, i);
        return { ...step, state: { ...(step.state as State), nonce: secretCount++ } };
      },
    },
  ],
  [
    3,
    'a play that is offered and refused',
    {
      ...whist,
      refuse: (s, seat, play) =>
        whist.refuse(s, seat, play) ??
        (whist.write(play) === 'eu-7' ? { clause: 'NA-6', why: 'must-follow' } : undefined),
    },
  ],
  [
    3,
    'a play that is neither offered nor refused',
    {
      ...whist,
      refuse: (s, seat, play) =>
        whist.write(play) === 'call'
          ? undefined
          : whist.refuse(s, seat, play)?.clause === 'NA-6'
            ? undefined
            : whist.refuse(s, seat, play),
    },
  ],
  [3, 'a refusal that cites no clause', { ...whist, clauses: whist.clauses.filter(clause => clause.id !== 'NA-5') }],
  [
    3,
    'a refusal that is no plain data',
    {
      ...whist,
      refuse: (s, seat, play) => {
        const refusal = whist.refuse(s, seat, play);
        return refusal && { ...refusal, at: undefined };
      },
    },
  ],
  [3, 'a refusal that nobody can read', { ...whist, sayRefusal: () => '' }],
  [
    3,
    'a refusal that says nothing to whoever sees the table',
    {
      ...whist,
      sayRefusal: (refusal, name, reader) =>
        reader === 'board' ? `It is ${undefined}.` : whist.sayRefusal(refusal, name, reader),
    },
  ],
  [4, 'a notation that loses something', { ...whist, write: play => whist.write(play).replace('eu-', 'as-') }],
  [4, 'a play without a number', { ...whist, actions: { ...assertDefined(whist.actions), number: () => undefined } }],
  [4, 'a number beyond the last', { ...whist, actions: { ...assertDefined(whist.actions), count: () => 12 } }],
  [4, 'two plays of one number', { ...whist, actions: { ...assertDefined(whist.actions), number: () => 7 } }],
  [4, 'a number that is no play', { ...oldMaid, actions: { ...assertDefined(oldMaid.actions), count: () => 200 } }],
  [5, 'a card that vanishes', { ...whist, whereabouts: s => ({ ...whist.whereabouts(s), 'hand 0': [] }) }],
  [6, 'a match without an end', oldMaid, 20],
  [
    7,
    'a world that looks different',
    { ...whist, imagine: (v, r) => ({ ...(whist.imagine(v, r) as State), target: 11 }) },
  ],
  [
    8,
    'plays that tell what others hold',
    {
      ...oldMaid,
      plays: (s, seat) => {
        const removed = (s as { removed: string }).removed;
        const plays = oldMaid.plays(s, seat);
        return removed < 'am' ? plays.toReversed() : plays;
      },
    },
  ],
  [
    8,
    'an event that reveals more than the view',
    {
      ...oldMaid,
      apply: (s, i) => {
        const step = oldMaid.apply(s, i);
        return {
          ...step,
          events: step.events.map((h): GameEvent => ({ ...h, ...(s as { removed: null | string }) })),
        };
      },
    },
  ],
  [9, 'a draw that is not made from what it says', { ...oldMaid, drawnFrom: () => oldMaid.pack.slice(0, 2) }],
  [
    9,
    'a record that replays to another end',
    { ...whist, writeChance: chance => whist.writeChance(chance).replace('deal', 'dealt') },
  ],
  [10, 'scores that are not one a side', { ...whist, sides: () => 4 }],
  [10, 'a winner with the worse score', { ...whist, better: 'low' }],
  [
    10,
    'points nobody was told of',
    {
      ...whist,
      apply: (s, i) => {
        const step = whist.apply(s, i);
        return { ...step, events: step.events.filter(event => event.what !== 'tricks') };
      },
    },
  ],
];

it.each(broken)('law %i bites: %s', (law, _, game, limit) => {
  expect(runLaws(game, limit)).toThrow(new RegExp(`^law ${law}:`));
});

it('a game that throws, here because it mutates a frozen state, is reported with its seed and input', () => {
  const game: Game = {
    ...whist,
    apply: (s, i) => {
      const step = whist.apply(s, i);
      (s as State).hands[0] = 0;
      return step;
    },
  };
  expect(runLaws(game)).toThrow(/^the game threw TypeError: .*nations seats=4 seed=bite input=\d+/);
});
