/** For tests: small dictionaries, packs put together on purpose, and tables that are played by notation. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, GameEvent, Refusal, Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { PLURAL } from '../lexicon/graph.ts';
import { buildGraph } from '../lexicon/graph-build.ts';
import { encodeGraph } from '../lexicon/graph-bytes.ts';
import { type Lexicon, openLexicon } from '../lexicon/lexicon.ts';
import { less, PACK } from '../pack/pack.ts';
import { cardsEach } from '../round/rules/deal.ts';

/** A dictionary of a few words; a plural is written with a + behind it. */
export function lexiconOf(words: string): Lexicon {
  const flagged = words.split(' ').map(word => ({
    word: word.replace('+', ''),
    flags: word.endsWith('+') ? PLURAL : 0,
  }));
  return openLexicon(encodeGraph(buildGraph(flagged)), 'own');
}

/** A pack that deals these hands, seat by seat, and leaves this on top of the rest; cards not named go anywhere. */
export function packFor(hands: readonly string[], rest: string, dealer: Seat): string[] {
  const left = less(PACK, [...hands.join(''), ...rest]);
  const each = cardsEach(hands.length);
  const full = hands.map(hand => [...hand, ...left.splice(0, each - hand.length)]);
  const order = allSeats(each).flatMap(i =>
    hands.map((_, n) => itemAt(itemAt(full, (dealer + 1 + n) % hands.length), i)),
  );
  return [...order, ...rest, ...left];
}

export type Table = {
  readonly match: Match;
  /** Plays what is written, and answers what happened; a refused play throws. */
  play(seat: Seat, ...texts: string[]): readonly GameEvent[];
  refusal(seat: Seat, text: string): Refusal | undefined;
  /** The plays offered, as they are written. */
  offers(seat: Seat): string[];
  chance(text: string): readonly GameEvent[];
};

type Setting = { readonly seats?: number; readonly dealer?: Seat; readonly options?: Options };

export function tableOf(game: Game, { seats = game.seats[0], dealer, options = {} }: Setting = {}): Table {
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
