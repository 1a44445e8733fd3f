/** The board of a game that brings none: seats, scores, what lies there, the own hand, and every play in words. */
import type { Board, Spread } from '@parlour/board-kit/board';
import { flanksFor } from '@parlour/board-kit/flanks';
import { usePack } from '@parlour/board-kit/pack';
import { Hand } from '@parlour/board-kit/pieces/hand';
import { Tabletop } from '@parlour/board-kit/pieces/tabletop';
import type { Game, Name, Play, View } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { type Copy, copies, laidOn } from './laid.ts';
import { Offers } from './offers.tsx';
import { type Picking, usePicking } from './picking.ts';
import styles from './plain.module.css';
import { around, Round, scoreOf } from './round.tsx';
import { type TableItem, Trays } from './trays.tsx';
import { type Worded, wordedPlay } from './wording.ts';

/** What the board is given, and the game whose words it speaks. */
type PlainSpread = Spread & { readonly game: Game };

function PlainTable(spread: PlainSpread): JSX.Element {
  const { game, view, fresh, plays, advised, name, send } = spread;
  const worded = plays.map(play => wordedPlay(game, play, name));
  const { hand, lying } = spreadOut(game, view, name);
  const picking = usePicking({ step: fresh, plays: worded, hand, send });
  const hint = advised && wordedPlay(game, advised, name);
  const shown: Shown = { spread, worded, hand, lying, picking, hint };
  return (
    <Tabletop
      step={fresh}
      {...(hand.length > 0 && { low: 'hand below' })}
      middle={<Middle {...shown} />}
      prompt={<Asks {...shown} />}
      own={hand.length > 0 && <Own {...shown} />}
    />
  );
}

/** What the parts of the table are drawn from. */
type Shown = {
  readonly spread: PlainSpread;
  readonly worded: readonly Worded[];
  readonly hand: readonly Copy[];
  readonly lying: readonly TableItem[];
  readonly picking: Picking;
  readonly hint: Worded | undefined;
};

function Asks({ spread, worded, hand, picking, hint }: Shown): JSX.Element {
  const { nameOf } = usePack();
  const { game, more, prompt, send } = spread;
  return (
    <div class={styles.asks}>
      {prompt}
      <p class={styles.idle} role="status">
        {picking.idle !== undefined && `Nothing can be done with ${nameOf(picking.idle)} now.`}
      </p>
      <Offers
        {...{ all: worded, offered: picking.offered, more, advised: hint, write: game.write }}
        place={hand.length > 0 ? 'over a hand' : 'alone'}
        read={text => readPlay(spread, text)}
        send={play => void send(play)}
      />
    </div>
  );
}

function Own({ worded, hand, picking, hint }: Shown): JSX.Element {
  const wanted = worded.flatMap(({ cards }) => cards);
  return (
    <Hand
      label={`Your hand, ${hand.length} ${hand.length === 1 ? 'card' : 'cards'}`}
      cards={hand}
      from="table"
      permitted={idsOf(hand, wanted)}
      chosen={new Set(picking.chosen.map(({ id }) => id))}
      advised={idsOf(hand, hint?.cards ?? [])}
      pick={picking.pick}
    />
  );
}

const idsOf = (hand: readonly Copy[], cards: readonly string[]): ReadonlySet<string> =>
  new Set(hand.filter(({ card }) => cards.includes(card)).map(({ id }) => id));

/** A hand lies as the pack does. */
const inOrder = ({ pack }: Game, hand: readonly string[]): readonly string[] =>
  hand.toSorted((one, other) => pack.indexOf(one) - pack.indexOf(other));

/** The own cards and all that lies there, every copy with a name of its own. */
function spreadOut(game: Game, view: View, name: Name): { hand: readonly Copy[]; lying: readonly TableItem[] } {
  const laid = laidOn(game, view, name);
  const [hand = [], ...lying] = copies([inOrder(game, view.hand ?? []), ...laid.map(({ cards = [] }) => cards)]);
  return { hand, lying: laid.map((one, i) => ({ ...one, cards: lying[i] ?? [] })) };
}

/** What is written need not be permitted: the table says so. */
function readPlay({ game, view, name }: PlainSpread, text: string): Worded | undefined {
  const play = text === '' ? undefined : game.read(text, view);
  return play && wordedPlay(game, play, name);
}

/** More than this have no room for their cards on a small table. */
const MANY = 5;

function Middle({ spread, worded, lying, picking }: Shown): JSX.Element {
  const { game, view, name } = spread;
  const count = around(view).length;
  const score = view.seat === null ? undefined : scoreOf(view, view.seat);
  const own: TableItem[] = score === undefined ? [] : [{ label: 'Your score', says: `${score}`, cards: [] }];
  return (
    <div class={styles.middle} style={flanksFor(count)} data-many={count > MANY}>
      <Round view={view} name={name} cards={game.pack.length > 0 ? 'with cards' : 'without cards'} />
      <div class={styles.centre}>
        <Trays lying={[...own, ...lying]} wanted={new Set(worded.flatMap(({ cards }) => cards))} ask={picking.ask} />
      </div>
    </div>
  );
}

function promptFor(view: View, plays: readonly Play[], name: Name): string {
  if (plays.length > 0) return 'It is for you to play.';
  const others = view.turn.filter(seat => seat !== view.seat).map(name);
  if (others.length === 0) return 'Nobody is to play.';
  return others.length === 1 ? `${others[0]} is to play.` : `${others.join(', ')} are to play.`;
}

const countOf = (plays: readonly Play[]): string =>
  plays.length === 1 ? 'One play is permitted.' : `${plays.length} plays are permitted.`;

export const plainBoard = (game: Game): Board => ({
  Table: spread => <PlainTable {...spread} game={game} />,
  prompt: promptFor,
  named: (play, name) => wordedPlay(game, play, name).says,
  offers: countOf,
  lessons: [],
});
