/** The board of a game that brings none: seats, scores, what lies there, the own hand, and every play in words. */
import type { Board, Spread } from '@parlour/felt/board';
import { flanksFor } from '@parlour/felt/flanks';
import { usePack } from '@parlour/felt/pack';
import { type DropOutcome, Hand } from '@parlour/felt/pieces/hand';
import { Tabletop } from '@parlour/felt/pieces/tabletop';
import type { Game, Name, Play, View } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Copy, copies, laidOn } from './laid.ts';
import { Offers } from './offers.tsx';
import styles from './plain.module.css';
import { around, Round, scoreOf } from './round.tsx';
import { type TableItem, Trays } from './trays.tsx';
import { about, meant, type Worded, withoutHand, wordedPlay } from './wording.ts';

/** What the board is given, and the game whose words it speaks. */
type PlainSpread = Spread & { readonly game: Game };

function PlainTable(spread: PlainSpread): JSX.Element {
  const { game, view, fresh, plays, advised, name, prompt } = spread;
  const pack = usePack();
  const picked = useSignal<readonly Copy[]>([]);
  /** A card that was picked in vain, and the step at which it was. */
  const idle = useSignal<{ readonly card: string; readonly at: unknown } | undefined>(undefined);
  const worded = plays.map(play => wordedPlay(game, play, name));
  const { hand, lying } = spreadOut(game, view, name);
  const chosen = worded.length === 0 ? [] : picked.value.filter(({ id }) => hand.some(card => card.id === id));
  const offered =
    chosen.length > 0
      ? about(
          worded,
          chosen.map(({ card }) => card),
        )
      : withoutHand(worded, view.hand ?? []);
  const send = (play: Play): DropOutcome => {
    picked.value = [];
    return spread.send(play);
  };
  const hint = advised && wordedPlay(game, advised, name);
  return (
    <Tabletop
      step={fresh}
      {...(hand.length > 0 && { low: 'hand below' })}
      middle={<Middle {...{ game, view, name, lying }} />}
      prompt={
        <div class={styles.asks}>
          {prompt}
          <p class={styles.idle} role="status">
            {idle.value?.at === fresh && `Nothing can be done with ${pack.nameOf(idle.value.card)} now.`}
          </p>
          <Offers
            {...{ all: worded, offered, more: spread.more, advised: hint, write: game.write }}
            place={hand.length > 0 ? 'over a hand' : 'alone'}
            read={text => readPlay(spread, text)}
            send={play => void send(play)}
          />
        </div>
      }
      own={
        hand.length > 0 && (
          <Hand
            label={`Your hand, ${hand.length} ${hand.length === 1 ? 'card' : 'cards'}`}
            cards={hand}
            from="table"
            permitted={idsOf(
              hand,
              worded.flatMap(({ cards }) => cards),
            )}
            chosen={new Set(chosen.map(({ id }) => id))}
            advised={idsOf(hand, hint?.cards ?? [])}
            pick={card => {
              idle.value = about(worded, [card.card]).length === 0 ? { card: card.card, at: fresh } : undefined;
              return pick(card, { worded, chosen, hand, send, set: next => (picked.value = next) });
            }}
          />
        )
      }
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

type Picking = {
  readonly worded: readonly Worded[];
  readonly chosen: readonly Copy[];
  readonly hand: readonly Copy[];
  send(play: Play): DropOutcome;
  set(chosen: readonly Copy[]): void;
};

/** A card that can mean one play alone is played; else it is chosen, with those before it if some play has them all. */
function pick(card: Copy, { worded, chosen, hand, send, set }: Picking): DropOutcome {
  const names = (list: readonly Copy[]): string[] => list.map(copy => copy.card);
  const isBack = chosen.some(({ id }) => id === card.id);
  const wanted = isBack ? chosen.filter(({ id }) => id !== card.id) : [...chosen, card];
  const next = about(worded, names(wanted)).length > 0 ? wanted : [card];
  const only = isBack ? undefined : meant(worded, names(next), names(hand));
  if (only) return send(only.play);
  set(about(worded, names(next)).length > 0 ? next : []);
  return undefined;
}

type MiddleProps = Pick<PlainSpread, 'game' | 'view' | 'name'> & { readonly lying: readonly TableItem[] };

/** More than this have no room for their cards on a small table. */
const MANY = 5;

function Middle({ game, view, name, lying }: MiddleProps): JSX.Element {
  const count = around(view).length;
  const score = view.seat === null ? undefined : scoreOf(view, view.seat);
  const own: TableItem[] = score === undefined ? [] : [{ label: 'Your score', says: `${score}`, cards: [] }];
  return (
    <div class={styles.middle} style={flanksFor(count)} data-many={count > MANY}>
      <Round view={view} name={name} cards={game.pack.length > 0 ? 'with cards' : 'without cards'} />
      <div class={styles.centre}>
        <Trays lying={[...own, ...lying]} />
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
