/** Test fixtures: small dictionaries, stacked packs, and tables played by notation. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, GameEvent, Refusal, Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { PLURAL } from '../lexicon/graph.ts';
import { buildGraph, encodeGraph } from '../lexicon/graph-codec.ts';
import { type Lexicon, openLexicon } from '../lexicon/lexicon.ts';
import { PACK, withoutCards } from '../pack/pack.ts';
import { cardsPerHand } from '../round/rules/apply.ts';

/** A `+` marks a plural. */
export function lexiconOf(words: string): Lexicon {
  const flagged = words.split(' ').map(word => ({
    word: word.replace('+', ''),
    flags: word.endsWith('+') ? PLURAL : 0,
  }));
  return openLexicon(encodeGraph(buildGraph(flagged)), 'own');
}

/** A pack that deals these hands and has `rest` on top; other cards fill up. */
export function packFor(hands: readonly string[], rest: string, dealer: Seat): string[] {
  const left = withoutCards(PACK, [...hands.join(''), ...rest]);
  const each = cardsPerHand(hands.length);
  const full = hands.map(hand => [...hand, ...left.splice(0, each - hand.length)]);
  const order = allSeats(each).flatMap(i =>
    hands.map((_, n) => itemAt(itemAt(full, (dealer + 1 + n) % hands.length), i)),
  );
  return [...order, ...rest, ...left];
}

export type Table = {
  readonly match: Match;
  /** Throws if a play is refused. */
  play(seat: Seat, ...texts: string[]): readonly GameEvent[];
  refusal(seat: Seat, text: string): Refusal | undefined;
  /** In notation. */
  offers(seat: Seat): string[];
  chance(text: string): readonly GameEvent[];
};

type TableSetup = { readonly seats?: number; readonly dealer?: Seat; readonly options?: Options };

export function tableOf(game: Game, { seats = game.seats[0], dealer, options = {} }: TableSetup = {}): Table {
  const seating = dealer === undefined ? { count: seats } : { count: seats, dealer };
  const match = beginMatch(game, { ...defaultsOf(game.options), ...options }, seating);
  const read = (text: string) => game.read(text) ?? fail(`"${text}" is no play`);
  const refusal = (seat: Seat, text: string) => game.refuse(match.state, seat, read(text));
  return {
    match,
    refusal,
    play: (seat, ...texts) =>
      texts.flatMap(text => {
        const refused = refusal(seat, text);
        return refused
          ? fail(`${text}: ${refused.clause} ${refused.why}`)
          : applyInput(match, { by: seat, play: read(text) });
      }),
    offers: seat => game.plays(match.state, seat).map(play => game.write(play)),
    chance: text =>
      applyInput(match, { by: 'chance', drew: game.readChance(match.state, text) ?? fail(`no chance: ${text}`) }),
  };
}

function fail(message: string): never {
  throw new Error(message);
}
