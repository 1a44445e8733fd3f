/** Mutation tests of the laws: each fault, put into an example game, is found within a few random matches. */
import { type Game, type GameEvent, seededRandom, shuffle } from '@parlour/kernel';
import { checkLaws, Violation } from '@parlour/kernel/laws';
import { describe, expect, it } from 'vitest';
import { game as knuckles } from './knuckles/knuckles/rules/game.ts';
import { game as posies } from './posies/posies/rules/game.ts';

type Mutate = (game: Game) => Partial<Game>;
type State = Readonly<Record<string, unknown>>;

const changeSteps =
  (change: (events: readonly GameEvent[], state: State) => object): Mutate =>
  game => ({
    apply: (state, input) => {
      const step = game.apply(state, input);
      return { ...step, ...change(step.events, step.state as State) };
    },
  });

const changeView =
  (change: (state: State) => object): Mutate =>
  game => ({ view: (state, chair) => ({ ...game.view(state, chair), ...change(state as State) }) });

const changeImagined =
  (change: (state: State & PosiesCards, seat: number | null) => object): Mutate =>
  game => ({
    imagine: (view, random) => {
      const state = game.imagine(view, random) as State & PosiesCards;
      return { ...state, ...change(state, view.seat) };
    },
  });

type PosiesCards = { readonly hands: readonly (readonly string[])[]; readonly stock: readonly string[] };
const firstCardOf = (state: State): string | undefined => (state as State & PosiesCards).hands[0]?.[0];

/** Deals the cards that a seat cannot see again, also those it saw taken from the pile. */
function forgetTakenCards({ hands, stock }: PosiesCards, seat: number | null): PosiesCards {
  const unseen = shuffle(seededRandom(`${hands}`), [...hands.filter((_, i) => i !== seat).flat(), ...stock]);
  return { hands: hands.map((hand, i) => (i === seat ? hand : unseen.splice(0, hand.length))), stock: unseen };
}

let calls = 0;

const inAnyGame: Readonly<Record<string, Mutate>> = {
  'offers one of several legal plays': game => ({ plays: (s, seat) => game.plays(s, seat).slice(0, 1) }),
  'offers a play twice': game => ({ plays: (s, seat) => [...game.plays(s, seat), ...game.plays(s, seat).slice(-1)] }),
  'permits everything': () => ({ refuse: () => undefined }),
  'refuses everything': game => ({ refuse: () => ({ clause: game.clauses[0]?.id ?? '', why: 'over' }) }),
  'cites an unknown clause': game => ({ refuse: (...all) => game.refuse(...all) && { clause: 'XX-1', why: 'over' } }),
  'has no sentence for a refusal': () => ({ sayRefusal: () => '' }),
  'writes all plays alike': () => ({ write: () => 'play' }),
  'does not tell points': changeSteps(events => ({ events: events.map(({ points: _, ...event }) => event) })),
  'depends on more than the inputs': changeSteps((_, state) => ({ state: { ...state, calls: calls++ } })),
  'keeps what is not JSON': game => ({ begin: (...all) => ({ ...(game.begin(...all) as State), seen: new Set() }) }),
  'mutates a state': game => ({ apply: (s, input) => game.apply(Object.assign(s as State, { dealer: 1 }), input) }),
  'does not end': game => ({
    status: state => (game.status(state).is === 'over' ? { is: 'open', turn: [0] } : game.status(state)),
  }),
  'lets the worst win': () => ({ better: 'low' }),
  'throws late in a match': changeSteps((_, { turn }) => (calls++ > 40 ? { state: (turn as string).trim() } : {})),
};

const withHiddenCards: Readonly<Record<string, Mutate>> = {
  'shows a hand': changeView(state => ({ first: firstCardOf(state) ?? null })),
  'tells everyone what was drawn': changeSteps(events => ({
    events: events.map(event => ({ ...event, ...event.secret })),
  })),
  'loses a card': game => ({ whereabouts: state => ({ ...game.whereabouts(state), 'hand 0': [] }) }),
  'imagines another hand of its own': changeImagined(({ hands }) => ({ hands: hands.toReversed() })),
  'imagines worlds that the history rules out': changeImagined(forgetTakenCards),
  'imagines one world only': game => ({ imagine: view => game.imagine(view, seededRandom('one')) }),
  'imagines cards in a hand that may also be in the stock': changeImagined(({ hands, stock }, seat) => {
    const other = seat === 0 ? 1 : 0;
    const sorted = [...(hands[other] ?? []), ...stock].toSorted();
    return { hands: hands.map((hand, i) => (i === other ? sorted.splice(0, hand.length) : hand)), stock: sorted };
  }),
};

/** Plays random matches until a law is broken. */
function findViolation(game: Game, matches: number): Violation | undefined {
  for (let seed = 0; seed < matches; seed++) {
    try {
      const seating = { count: 2 + (seed % 3) };
      checkLaws({ game, options: {}, seating, seed: `${seed}`, scrutiny: 30, maxInputs: 2000 });
    } catch (error) {
      if (error instanceof Violation) return error;
      throw error;
    }
  }
  return undefined;
}

describe.each([
  ['Knuckles', knuckles as Game, inAnyGame],
  ['Posies', posies as Game, { ...inAnyGame, ...withHiddenCards }],
] as const)('the laws find a game of %s that', (_, game, mutants) => {
  it.each(Object.entries(mutants))('%s', (_, mutate) => {
    calls = 0;
    expect(findViolation({ ...game, ...mutate(game) }, 30)?.message).toMatch(
      /^(law \d+:|the game threw) .*seed=\d+ input=\d+/,
    );
  });
});
