/** Finds every world that looks like a view: tries all deals and draws with the rules. */
import type { Game, Seat, Step } from '@parlour/kernel/game';
import { deepEqual } from '@parlour/kernel/json';
import { redactFor } from '@parlour/kernel/match';
import type { AliceEvent } from '../rules/apply.ts';
import type { AlicePlay } from '../rules/judge.ts';
import type { Card } from '../rules/pack.ts';
import type { AliceParts, State } from '../rules/state.ts';
import type { AliceViewWithHistory } from '../rules/view.ts';
import { packFor } from './fixtures.ts';

type Alice = Game<AliceParts>;
type Move = { readonly by: Seat; readonly play: AlicePlay };

export function everyWorld(game: Alice, view: AliceViewWithHistory): State[] {
  const dealer = view.dealer!;
  const before = game.begin({ peek: view.peek }, { count: view.sets.length, dealer });
  const moves = movesOf(view);
  return everyDeal(game, view).flatMap(hands => {
    const dealt = game.apply(before, { by: 'chance', drew: { dealer, pack: packFor(hands, dealer) } });
    return worldsFrom(game, view, dealt, moves, 0);
  });
}

function movesOf(view: AliceViewWithHistory): Move[] {
  return view.history.flatMap((event): Move | [] => {
    const { what } = event;
    if (what === 'expose') return { by: event.seat, play: { do: what, card: event.card } };
    if (what === 'ask') return { by: event.seat, play: { do: what, of: event.of, card: event.card } };
    return what === 'stop' ? { by: event.seat, play: { do: what } } : [];
  });
}

/** Returns hands of the right sizes, given the chair's own. */
function everyDeal(game: Alice, view: AliceViewWithHistory): Card[][][] {
  const dealt = view.history.flatMap(event => (event.what === 'hand' ? event : []));
  const known = dealt.flatMap(({ hand }) => hand ?? []);
  const others = game.pack.filter(card => !known.includes(card));
  return dealt
    .reduce<{ hands: Card[][]; left: Card[] }[]>(
      (deals, { cards, hand }) =>
        deals.flatMap(({ hands, left }) =>
          (hand ? [hand.slice()] : choices(left, cards)).map(chosen => ({
            hands: [...hands, chosen],
            left: left.filter(card => !chosen.includes(card)),
          })),
        ),
      [{ hands: [], left: others }],
    )
    .map(({ hands }) => hands);
}

function choices(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), count - 1).map(rest => [card, ...rest]));
}

/** Returns the worlds that go on as the view tells; `agreed` events have been compared. */
function worldsFrom(
  game: Alice,
  view: AliceViewWithHistory,
  { state, events }: Step<State, AliceEvent>,
  moves: readonly Move[],
  agreed: number,
): State[] {
  const length = agreed + events.length;
  const news = events.map(event => redactFor(event, view.seat));
  if (!deepEqual(news, view.history.slice(agreed, length))) return [];
  if (length === view.history.length)
    return deepEqual({ ...view, ...game.view(state, view.seat) }, view) ? [state] : [];
  if (state.forfeit !== null) {
    return state.hands[state.forfeit.from]!.flatMap(forfeit =>
      worldsFrom(game, view, game.apply(state, { by: 'chance', drew: { forfeit } }), moves, length),
    );
  }
  const [move, ...rest] = moves;
  if (!move || game.refuse(state, move.by, move.play)) return [];
  return worldsFrom(game, view, game.apply(state, move), rest, length);
}

export type DrawCount = { readonly times: number; readonly worlds: number };

/** Chi-square in standard deviations: how far draws are from falling on all worlds alike. */
export function unevenness(drawn: readonly DrawCount[]): number {
  const freedom = drawn.length - 1;
  const draws = drawn.reduce((sum, { times }) => sum + times, 0);
  const all = drawn.reduce((sum, { worlds }) => sum + worlds, 0);
  const square = drawn.reduce((sum, { times, worlds }) => {
    const expected = (draws * worlds) / all;
    return sum + (times - expected) ** 2 / expected;
  }, 0);
  return freedom === 0 ? 0 : (square - freedom) / Math.sqrt(2 * freedom);
}
