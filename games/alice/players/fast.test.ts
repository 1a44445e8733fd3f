import { seeded } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { alice } from '../rules/alice.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, PACK, placeOf } from '../rules/pack.ts';
import type { State } from '../rules/state.ts';
import { ask, type Ear, expose, type FastGame, layHands, mayAsk, NONE, newGame, readView, stop } from './fast.ts';

const DEAF: Ear = { lacks: () => undefined, comes: () => undefined, drawn: () => undefined };

const seen = (game: FastGame) => ({
  lies: [...game.lies],
  exposed: [...game.exposed],
  made: [...game.made],
  left: game.left,
  ...(game.left > 0 && { turn: game.turn, completed: game.completed, last: game.last, plays: playsIn(game) }),
});

const told = (state: State) => {
  const { status, plays } = alice;
  const isOver = status(state).is === 'over';
  const { turn, completed, last } = state;
  return {
    lies: PACK.map(card => lieOf(state, card)),
    exposed: state.exposed.map(card => (card === null ? NONE : placeOf(card))),
    made: state.made.map(sets => sets.length),
    left: 16 - state.made.flat().length,
    ...(!isOver && { turn, completed, last: last ?? NONE, plays: plays(state, turn) }),
  };
};

function lieOf({ hands }: State, card: Card): number {
  const seat = hands.findIndex(hand => hand.includes(card));
  return seat < 0 ? hands.length : seat;
}

function playsIn(game: FastGame): AlicePlay[] {
  const leading = game.exposed[game.turn]!;
  const inHand = (card: Card): boolean => game.lies[placeOf(card)] === game.turn;
  if (leading === NONE) {
    const exposes = PACK.filter((card, place) => place % 3 === 0 && inHand(card)).map(
      card => ({ do: 'expose', card }) as const,
    );
    return game.completed ? [...exposes, { do: 'stop' }] : exposes;
  }
  const wanted = PACK.slice(leading + 1, leading + 3).filter(card => !inHand(card));
  return Array.from({ length: game.seats }, (_, of) => of).flatMap(of =>
    wanted.filter(card => mayAsk(game, of, placeOf(card))).map(card => ({ do: 'ask', of, card }) as const),
  );
}

describe('the form for trials', () => {
  it.each([3, 4, 7, 12])('agrees with the rules play by play over whole games, %i at the table', seats => {
    const random = seeded(`agreement ${seats}`);
    for (let n = 0; n < 20; n++) {
      let state = settle(alice.begin({ peek: false }, { count: seats, dealer: n % seats }));
      const game = newGame(seats, PACK.length);
      readView(game, alice.view(state, state.turn));
      layHands(game, told(state).lies);
      for (let status = alice.status(state); status.is === 'open'; status = alice.status(state)) {
        expect(seen(game)).toEqual(told(state));
        const plays = alice.plays(state, state.turn);
        const play = plays[random.below(plays.length)]!;
        const forfeits: Card[] = [];
        makeIn(game, play, forfeits);
        state = settle(alice.apply(state, { by: state.turn, play }).state, forfeits);
      }
      expect(seen(game)).toEqual(told(state));
    }

    /** Draws what has to be drawn: the same forfeits that were drawn in the other form. */
    function settle(before: State, forfeits: readonly Card[] = []): State {
      let state = before;
      for (let drawn = 0; alice.status(state).is === 'chance'; drawn++) {
        const drew = state.forfeit === null ? alice.draw(state, random) : { forfeit: forfeits[drawn]! };
        state = alice.apply(state, { by: 'chance', drew }).state;
      }
      return state;
    }

    function makeIn(game: FastGame, play: AlicePlay, forfeits: Card[]): void {
      const dice = { word: 1 + random.below(1 << 20) };
      const ear: Ear = { ...DEAF, drawn: card => forfeits.push(PACK[card]!) };
      if (play.do === 'stop') stop(game, dice, ear);
      else if (play.do === 'expose') expose(game, placeOf(play.card), dice, ear);
      else ask(game, play.of, placeOf(play.card), dice, ear);
    }
  });
});
